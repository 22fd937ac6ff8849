import { readFileSync } from 'node:fs'
import { isRefusal, type Move } from '@runatal/kernel'
import { LessonRun } from '@runatal/look/lesson-run.ts'
import { isTask, type Said, type Task } from '@runatal/look/tutorial.ts'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Slot } from '../content/language.ts'
import type { RaiseRiseDie } from '../rules/types.ts'
import { tutorial } from '../tutorial/index.ts'
import { GUARD, INCH, JAB, LUNGE, PARRY, PRAYER, PROMISE, STROKE } from '../tutorial/school.ts'

type Moves = readonly Move<RaiseRiseDie>[]

/** What a learner does, task by task: as it is meant, and in ways that it is not. */
interface Ways {
  right: Moves
  wrong: readonly Moves[]
}

const PASS: Move<RaiseRiseDie> = { do: 'pass' }
const DONE: Move<RaiseRiseDie> = { do: 'done' }
const DECLINE: Move<RaiseRiseDie> = { do: 'decline' }
const play = (card: string, slot: Slot, transcend = false): Move<RaiseRiseDie> => ({
  do: 'play',
  card,
  slots: [slot],
  transcend,
})
const sacrifice = (card: string): Move<RaiseRiseDie> => ({ do: 'sacrifice', card })
const counter = (card: string): Move<RaiseRiseDie> => ({ do: 'counter', card, transcend: false })

const WAYS: Record<string, readonly Ways[]> = {
  body: [{ right: [play(JAB, 'high')], wrong: [[play(JAB, 'body')], [PASS]] }],
  souls: [{ right: [play(STROKE, 'high')], wrong: [[play(LUNGE, 'low')], [PASS]] }],
  payment: [
    {
      right: [play(STROKE, 'body'), sacrifice(GUARD)],
      wrong: [
        [play(STROKE, 'body'), sacrifice(PROMISE)],
        [play(STROKE, 'high'), sacrifice(PRAYER)],
        [play(PROMISE, 'low'), sacrifice(GUARD)],
        [PASS],
      ],
    },
    { right: [play(PROMISE, 'low')], wrong: [[play(PRAYER, 'body')], [PASS]] },
  ],
  transcendence: [{ right: [play(PROMISE, 'high', true)], wrong: [[play(PROMISE, 'low')], [PASS]] }],
  chain: [
    { right: [play(LUNGE, 'body')], wrong: [[play(LUNGE, 'low')], [play(STROKE, 'body')], [PASS]] },
    { right: [counter(STROKE)], wrong: [[counter(JAB)], [DECLINE]] },
  ],
  reaction: [
    { right: [{ do: 'attach', card: INCH, transcend: false }], wrong: [[DONE]] },
    { right: [counter(PARRY)], wrong: [[DECLINE]] },
  ],
  object: [
    {
      right: [{ do: 'use', object: 0 }, play(JAB, 'body')],
      wrong: [
        [DONE, play(JAB, 'high'), DONE],
        [DONE, PASS],
      ],
    },
  ],
  infusion: [
    { right: [play(PRAYER, 'body'), PASS], wrong: [[PASS]] },
    { right: [{ do: 'infuse', card: PRAYER }], wrong: [[DONE]] },
  ],
  bout: [
    { right: [{ do: 'letBegin' }], wrong: [] },
    {
      right: [{ do: 'void', card: STROKE }],
      wrong: [[{ do: 'void', card: PARRY }], [{ do: 'deck' }], [{ do: 'stop' }]],
    },
  ],
  end: [{ right: [PASS], wrong: [] }],
}

describe.each(tutorial.lessons.map(lesson => [lesson.id, lesson] as const))('lesson %s', (id, lesson) => {
  const tasks = lesson.steps.filter(isTask)
  const ways = WAYS[id] ?? []

  test('has a way for each task', () => {
    expect(ways).toHaveLength(tasks.length)
    expect(ways.map(({ wrong }) => wrong.length > 0)).toEqual(tasks.map(({ again }) => again !== undefined))
  })

  test('is learnt by the moves that are meant, and by no others', () => {
    const run = new LessonRun(lesson)
    for (const { right, wrong } of ways) {
      reachTask(run)
      const before = JSON.stringify(run.match.state)
      for (const moves of wrong) {
        expect([moves, follow(run, moves)]).toEqual([moves, 'missed'])
        expect(run.asks).toEqual([])
        run.tryAgain()
        expect(JSON.stringify(run.match.state)).toBe(before)
      }
      expect(follow(run, right)).toBe('reached')
      run.goOn()
    }
    while (!run.isLast) run.goOn()
    expect(run.isOpen).toBe(false)
  })

  test('says everything in both languages', () => {
    const said = [lesson.title, ...lesson.steps.flatMap(step => (isTask(step) ? wordsOf(step) : [step.say]))]
    for (const { en, fr } of said) {
      expect(en.length).toBeGreaterThan(5)
      expect(fr.length).toBeGreaterThan(5)
      expect(fr).not.toBe(en)
      // Two or three sentences: more is not read.
      expect(Math.max(en.length, fr.length)).toBeLessThan(240)
    }
  })

  test('cites rules that the rulebook has', () => {
    expect(lesson.rules.length).toBeGreaterThan(0)
    for (const rule of lesson.rules) expect(RULES).toContain(rule)
  })
})

test('who strikes without need in the last lesson wins too', () => {
  const run = new LessonRun(tutorial.lessons.at(-1)!)
  reachTask(run)
  expect(follow(run, [play(JAB, 'body'), PASS])).toBe('reached')
})

const RULES = (
  parse(readFileSync(new URL('../rulebook.yaml', import.meta.url), 'utf8')) as { rules: { id: string }[] }
).rules.map(({ id }) => id)

function reachTask(run: LessonRun<RaiseRiseDie>) {
  while (!isTask(run.step)) run.goOn()
}

/** Makes the moves, each when it is asked for; the rival answers as at the lesson. */
function follow(run: LessonRun<RaiseRiseDie>, moves: Moves) {
  while (run.answer());
  for (const move of moves) {
    expect(run.verdict).toBeUndefined()
    const ask = run.asks.find(({ options }) => options.some(option => JSON.stringify(option) === JSON.stringify(move)))
    if (ask === undefined) throw new Error(`${JSON.stringify(move)} is not among ${JSON.stringify(run.asks)}`)
    const answer = run.play(ask.id, move)
    if (isRefusal(answer)) throw new Error(answer.text)
    while (run.answer());
  }
  return run.verdict
}

function wordsOf({ say, goal, praise, again }: Task<RaiseRiseDie>): Said[] {
  return [say, goal, praise, ...(again === undefined ? [] : [again])]
}
