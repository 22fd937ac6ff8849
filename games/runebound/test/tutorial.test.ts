import { existsSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { isRefusal, type Move } from '@runatal/kernel'
import { LessonRun } from '@runatal/look/lesson-run.ts'
import { isTask, type Said, type Task } from '@runatal/look/tutorial.ts'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Runebound } from '../rules/types.ts'
import { tutorial } from '../tutorial/index.ts'

type Moves = readonly Move<Runebound>[]

/** What a learner does, task by task: as it is meant, and in ways that it is not. */
interface Ways {
  right: Moves
  wrong: readonly Moves[]
}

const MOVE: Move<Runebound> = { do: 'move' }
const ROLL: Move<Runebound> = { do: 'roll' }
const REST: Move<Runebound> = { do: 'rest' }
const END: Move<Runebound> = { do: 'endTurn' }
const TRAIN: Move<Runebound> = { do: 'train' }
const ADVENTURE: Move<Runebound> = { do: 'adventure' }
const PASS: Move<Runebound> = { do: 'pass' }
const go = (die: number, hex: string): Move<Runebound> => ({ do: 'go', die, hex })
const strike = (...tokens: number[]): Move<Runebound> => ({ do: 'spend', icon: 'phys', tokens })

const WAYS: Record<string, readonly Ways[]> = {
  step: [{ right: [MOVE, { do: 'step', hex: 'H7' }], wrong: [[REST], [END]] }],
  dice: [
    {
      right: [MOVE, ROLL, go(1, 'G7'), go(0, 'G8'), go(2, 'G9')],
      wrong: [[MOVE, { do: 'step', hex: 'H7' }], [MOVE, ROLL, { do: 'stop' }], [END]],
    },
  ],
  event: [
    {
      right: [ADVENTURE, { do: 'choose', option: 0 }, { do: 'exert', card: 'sk_bear_hide' }],
      wrong: [[ADVENTURE, { do: 'choose', option: 0 }, { do: 'enough' }], [TRAIN], [END]],
    },
  ],
  fight: [{ right: [strike(0, 1)], wrong: [[strike(0)], [PASS]] }],
  shield: [{ right: [{ do: 'shield', token: 0 }], wrong: [[{ do: 'take' }]] }],
  double: [{ right: [{ do: 'double', token: 1, on: 0 }, strike(0)], wrong: [[strike(0)], [PASS]] }],
  learn: [{ right: [{ do: 'learn', skill: 'sk_long_stride', pay: 'gg' }], wrong: [[TRAIN], [END]] }],
  shop: [
    {
      right: [{ do: 'shop' }, { do: 'buy', asset: 'A04' }],
      wrong: [[{ do: 'shop' }, { do: 'buy', asset: 'A01' }], [{ do: 'shop' }, { do: 'discard', asset: 'A04' }], [END]],
    },
  ],
  web: [
    { right: [{ do: 'destroyWeb' }], wrong: [[REST], [END]] },
    { right: [END], wrong: [] },
  ],
}

describe.each(tutorial.lessons.map(lesson => [lesson.id, lesson] as const))('lesson %s', (id, lesson) => {
  const tasks = lesson.steps.filter(isTask)
  const ways = WAYS[id] ?? []

  test('has a way for each task', () => {
    expect(ways).toHaveLength(tasks.length)
    expect(ways.map(({ wrong }) => wrong.length > 0)).toEqual(tasks.map(({ again }) => again !== undefined))
  })

  test('is learnt by the moves that are meant, and not by others', () => {
    const run = new LessonRun(lesson)
    for (const { right, wrong } of ways) {
      while (!isTask(run.step)) run.goOn()
      const before = JSON.stringify(run.match.state)
      for (const moves of wrong) {
        expect(follow(run, moves)).toBe('missed')
        expect(run.asks).toEqual([])
        run.tryAgain()
        expect(JSON.stringify(run.match.state)).toBe(before)
      }
      expect(follow(run, right)).toBe('reached')
      run.goOn()
    }
    while (!run.isLast) run.goOn()
  })

  test('says everything in both languages', () => {
    const said = [lesson.title, ...lesson.steps.flatMap(step => (isTask(step) ? wordsOf(step) : [step.say]))]
    for (const { en, fr } of said) {
      expect(en.length).toBeGreaterThan(5)
      expect(fr.length).toBeGreaterThan(5)
      expect(fr).not.toBe(en)
      // Two or three sentences: more is not read.
      expect(Math.max(en.length, fr.length)).toBeLessThan(260)
    }
  })

  test('cites rules that the rulebook has', () => {
    expect(lesson.rules.length).toBeGreaterThan(0)
    for (const one of lesson.rules) expect(RULES).toContain(one)
  })
})

const BOOK = ['../rulebook.yaml', '../ledger.yaml'].map(name => new URL(name, import.meta.url)).find(existsSync)!
const RULES = (parse(readFileSync(BOOK, 'utf8')) as { rules: { id: string }[] }).rules.map(({ id }) => id)

/** Makes the moves, each when it is asked for. */
function follow(run: LessonRun<Runebound>, moves: Moves) {
  while (run.answer());
  for (const move of moves) {
    expect(run.verdict).toBeUndefined()
    const ask = run.asks.find(({ options }) => options.some(option => isDeepStrictEqual(option, move)))
    if (ask === undefined) throw new Error(`${JSON.stringify(move)} is not among ${JSON.stringify(run.asks)}`)
    const answer = run.play(ask.id, move)
    if (isRefusal(answer)) throw new Error(answer.text)
    while (run.answer());
  }
  return run.verdict
}

function wordsOf({ say, goal, praise, again }: Task<Runebound>): Said[] {
  return [say, goal, praise, ...(again === undefined ? [] : [again])]
}
