import { expect, test } from 'vitest'
import type { Text } from '../content/effects.ts'
import { runebound } from '../index.ts'
import type { State } from '../rules/types.ts'
import { duel } from './game.ts'

const SOME: Text = [['gold', 1]]

/** A state in which nothing is empty: every list has something in it, and every part that can be there is. */
function fullState(): State {
  const { state } = duel({ hero: ['phys2', 'dbl'], foe: ['skull1', 'surge1'] }, { hand: ['sk_spark'] })
  const s = runebound.clone(state)
  s.roll = {
    for: 'move',
    seat: 0,
    faces: [1, 2],
    spent: [0, 1],
    free: ['sk_spark'],
    quest: 3,
    done: SOME,
    failed: SOME,
  }
  s.test = { seat: 0, attribute: 'mind', need: 2, counted: true, cards: [4, 5], successes: 1 }
  s.choice = { what: 'hex', values: [7, 8], pass: true, texts: [SOME, SOME] }
  s.hit = { seat: 0, side: 1, amount: 2, kind: 'mag', fought: true, felled: [1] }
  s.fight!.waiting = [{ lead: [1, 2], skip: [3, 4] }]
  let next = 10
  for (const holder of [s, s.roll, s.test, s.choice, s.hit, s.fight!, s.fight!.waiting[0]!])
    for (const [key, value] of Object.entries(holder))
      if (Array.isArray(value) && key !== 'agenda' && key !== 'asks' && key !== 'waiting') {
        if (value.length === 0) value.push(isOfLists(key) ? [] : next++)
        for (const list of value) if (Array.isArray(list) && list.length === 0) list.push(next++)
      }
  return s
}

const LISTS = 'trophies hands learned assets quests letters used adventureDecks adventureDiscards markets'.split(' ')
function isOfLists(key: string): boolean {
  return LISTS.includes(key)
}

/** Every list and object in a value, with the way to it; steps, questions and texts are replaced, never changed. */
function parts(value: unknown, way = ''): [string, object][] {
  if (typeof value !== 'object' || value === null) return []
  if (value === SOME) return []
  const inside = way === '.agenda' || way === '.asks' ? [] : Object.entries(value)
  return [[way, value], ...inside.flatMap(([key, part]) => parts(part, `${way}.${key}`))]
}

test('a copy of a state is equal to it and shares no list with it', () => {
  const s = fullState()
  const copy = runebound.clone(s)
  expect(copy).toEqual(s)
  const own = new Map(parts(s))
  expect(parts(copy).flatMap(([way, part]) => (own.get(way) === part ? way : []))).toEqual([])
  expect(own.size).toBeGreaterThan(110)
})
