import { FastChance, type Game, isRefusal, Match, plainSeed, type Types } from '@runatal/kernel'
import { describe, expect, test } from 'vitest'
import { at } from '../at.ts'
import { clean, put } from '../editor/clean.ts'
import type { Editor, Named, Plain } from '../editor/editor.ts'
import { judge } from '../editor/judge.ts'
import { alike, nearestTo, positionOf } from '../editor/moment.ts'

export interface Bench<G extends Types, P extends Plain> {
  game: Game<G>
  editor: Editor<G, P>
  seats: readonly number[]
  /** A table of some game, by its number: what was chosen before the start. */
  wish?(seats: number, chance: FastChance): { table?: Partial<G['table']>; seat?: Partial<G['seat']>[] }
  /** Of the moments of random games, at least this share can be said whole. */
  whole: number
  /** And at least this share comes out as a position that holds, though there was more to it. */
  near: number
  rulebook: ReadonlySet<string>
  games?: number
}

const LONGEST = 4000

/** Tests that any moment that can be said is said whole, and that what cannot be is told in words and can be mended. */
export function checkEditor<G extends Types, P extends Plain>({
  game,
  editor,
  seats,
  wish,
  whole,
  near,
  rulebook,
  games = 4,
}: Bench<G, P>): void {
  const range = [Math.min(...seats), Math.max(...seats)] as const

  test.each(seats.map(n => [n]))('moments of random games of %i come back from the editor as they were', n => {
    let all = 0
    let said = 0
    let close = 0
    for (let seed = 1; seed <= games; seed++) {
      const chance = new FastChance(seed, n)
      const match = Match.start(game, { seats: n, ...wish?.(n, chance) }, plainSeed(seed))
      if (isRefusal(match)) throw new Error(match.text)
      for (let step = 0; step < LONGEST && match.state.asks.length > 0; step++) {
        if (chance.int(6) === 0) {
          all++
          if (nearestTo(editor, match.state, n) !== undefined) close++
          const position = positionOf(editor, match.state, n)
          if (position !== undefined) {
            said++
            expectSaid(editor, position, match, range)
          }
        }
        move(match, chance)
      }
    }
    expect(said / all).toBeGreaterThanOrEqual(whole)
    expect(close / all).toBeGreaterThanOrEqual(near)
  })

  test('whatever is put wherever is told in words of both languages, and one press after the other mends it', () => {
    const met = new Set<string>()
    const chance = new FastChance(7)
    for (let round = 0; round < 120; round++) {
      const n = any(seats, chance)
      let position = editor.blank(n)
      for (let i = 0; i < 14; i++) position = change(editor, position, chance)
      for (let press = 0; ; press++) {
        expect(press).toBeLessThan(60)
        const [finding] = judge(editor, position).findings
        if (finding === undefined) break
        const { why = 'beyond words' } = finding
        met.add(why)
        const flaw = editor.flaws[why]
        if (flaw === undefined) throw new Error(`No words are there for ${why} in ${JSON.stringify(position)}`)
        const [en, fr] = [flaw.say.en(finding.told, BY), flaw.say.fr(finding.told, BY)]
        expect(en).not.toBe(fr)
        for (const text of [en, fr]) expect(text).not.toMatch(/undefined|NaN|\[object/)
        expect(`${why}: ${finding.mends.length > 0}`).toBe(`${why}: true`)
        position = any(finding.mends, chance).position
      }
    }
    expect(met.size).toBeGreaterThan(3)
  })

  describe('a flaw', () => {
    test('names a rule of the book', () => {
      const named = Object.values(editor.flaws).flatMap(({ rule }) => rule ?? [])
      expect(named.filter(rule => !rulebook.has(rule))).toEqual([])
    })
  })

  test('what is no position is none, and changes nothing', () => {
    for (const bad of [
      undefined,
      null,
      7,
      'x',
      [],
      {},
      { players: 'ab' },
      { players: [] },
      { players: Array(99).fill({}) },
    ])
      expect(clean(editor, bad, range)).toBeUndefined()
    const hostile = {
      players: editor.blank(range[0]).players.map(() => null),
      __proto__: { x: 1 },
      phase: { a: 1 },
      stop: '1',
    }
    expect(clean(editor, hostile, range)).toEqual(clean(editor, editor.blank(range[0]), range))
  })

  test('all parts have names of their own, in both languages', () => {
    const { kinds, places, fields } = editor.form(editor.blank(range[1]))
    const ids = [...places, ...fields].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const slot of places.flatMap(place => place.slots)) expect(kinds.map(({ id }) => id)).toContain(slot.kind)
    for (const { name } of [...kinds, ...kinds.flatMap(kind => kind.things), ...places, ...fields]) {
      expect(name.en).not.toBe('')
      expect(name.fr).not.toBe('')
    }
  })
}

/** What is said is plain data, and what a link has of it is all of it; and everybody sees the same. */
function expectSaid<G extends Types, P extends Plain>(
  editor: Editor<G, P>,
  position: P,
  match: Match<G>,
  range: readonly [number, number],
) {
  const linked: unknown = JSON.parse(JSON.stringify(position))
  expect(clean(editor, linked, range)).toEqual(position)
  const again = editor.arrange(position)
  for (let viewer = -1; viewer < match.wish.seats; viewer++)
    expect(alike(again.match.view(viewer), match.view(viewer))).toBe(true)
}

const BY: Named = {
  seat: seat => `Ana${seat}`,
  thing: (_, id) => id,
  part: id => id,
  value: (_, value) => String(value),
}

function change<G extends Types, P extends Plain>(editor: Editor<G, P>, position: P, chance: FastChance): P {
  const { kinds, places, fields } = editor.form(position)
  if (chance.int(4) === 0) {
    const field = any(fields, chance)
    const { takes } = field
    const value =
      takes.a === 'count'
        ? takes.least + chance.int(Math.min(20, takes.most - takes.least + 1))
        : takes.a === 'seat'
          ? chance.int(position.players.length)
          : takes.a === 'switch'
            ? true
            : any(takes.options, chance).value
    return field.write(position, value)
  }
  const place = any(places, chance)
  const { kind } = any(place.slots, chance)
  const things = kinds.find(({ id }) => id === kind)?.things ?? []
  return things.length === 0 ? position : put(place, position, kind, any(things.slice(0, 12), chance).id)
}

function any<T>(all: readonly T[], chance: FastChance): T {
  return at(all, chance.int(all.length))
}

/** Anybody who is asked answers somehow; the clock where nobody else is. */
function move<G extends Types>(match: Match<G>, chance: FastChance) {
  const { asks } = match.state
  const open = asks.filter(({ seat, must }) => seat >= 0 && must)
  const [alarm] = asks.filter(({ seat }) => seat < 0)
  const ask = open[chance.int(Math.max(1, open.length))]
  const options = ask === undefined ? [] : match.options(ask)
  const done =
    ask !== undefined && options.length > 0
      ? match.submit(ask.seat, ask.id, any(options, chance))
      : alarm === undefined
        ? undefined
        : match.expire(alarm.id)
  if (isRefusal(done)) throw new Error(done.text)
}
