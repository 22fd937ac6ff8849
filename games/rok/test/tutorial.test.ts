import { readFileSync } from 'node:fs'
import type { Move } from '@runatal/kernel'
import { LessonRun } from '@runatal/look/lesson-run.ts'
import { isTask, type Said, type Task } from '@runatal/look/tutorial.ts'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Rok } from '../rules/types.ts'
import { tutorial } from '../tutorial/index.ts'

/** A move, or milliseconds that pass. */
type Doing = Move<Rok> | number

/** What a learner does, task by task: as it is meant, and in ways that it is not. */
interface Ways {
  right: readonly Doing[]
  wrong: readonly (readonly Doing[])[]
}

const A_WHILE = 700
const LONG = 20_000
const grab = (stone: number): Move<Rok> => ({ do: 'grab', stone })
const shoot = (power: number): Move<Rok> => ({ do: 'shoot', power, aim: 0 })
const target = (focus: number): Move<Rok> => ({ do: 'target', stone: 1, focus })

const WAYS: Record<string, readonly Ways[]> = {
  throw: [{ right: [{ do: 'throw' }, LONG], wrong: [] }],
  pair: [{ right: [grab(8), A_WHILE, grab(3), A_WHILE], wrong: [[LONG], [grab(2), A_WHILE], [grab(3), LONG]] }],
  'false-pair': [
    { right: [grab(1), A_WHILE, grab(2), A_WHILE], wrong: [[LONG], [grab(1), LONG]] },
    { right: [6000, { do: 'give', pair: 'black-algiz' }], wrong: [] },
  ],
  own: [
    { right: [grab(1), A_WHILE], wrong: [[LONG], [grab(3), A_WHILE]] },
    { right: [LONG], wrong: [] },
  ],
  theft: [
    { right: [grab(1), A_WHILE], wrong: [[LONG], [grab(2), A_WHILE]] },
    { right: [LONG], wrong: [] },
  ],
  split: [
    { right: [2000, grab(2), LONG], wrong: [[LONG], [grab(3), A_WHILE], [A_WHILE, grab(1), A_WHILE, grab(2), LONG]] },
  ],
  slide: [
    { right: [3000, shoot(72)], wrong: [[LONG], [3000, shoot(77)], [3000, shoot(50)]] },
    {
      right: [
        {
          do: 'order',
          thefts: [
            [1, 0],
            [0, 1],
          ],
        },
      ],
      wrong: [
        [
          {
            do: 'order',
            thefts: [
              [0, 1],
              [1, 0],
            ],
          },
        ],
      ],
    },
  ],
  end: [{ right: [grab(1), A_WHILE, grab(2), LONG], wrong: [[LONG], [grab(1), LONG]] }],
  calm: [{ right: [target(2)], wrong: [[target(1)], [target(0)], [{ do: 'pass' }]] }],
}

describe.each(tutorial.lessons.map(lesson => [lesson.id, lesson] as const))('lesson %s', (id, lesson) => {
  const tasks = lesson.steps.filter(isTask)
  const ways = WAYS[id] ?? []

  test('has a way for each task', () => {
    expect(ways).toHaveLength(tasks.length)
    expect(ways.map(({ wrong }) => wrong.length > 0)).toEqual(tasks.map(({ again }) => again !== undefined))
  })

  test('is learnt by what is meant, and not by anything else, however often it is tried', () => {
    const run = new LessonRun(lesson)
    for (const { right, wrong } of ways) {
      reachTask(run)
      const before = JSON.stringify(run.match.state)
      for (const doings of wrong) {
        expect(follow(run, doings)).toBe('missed')
        expect(run.dueIn).toBeUndefined()
        run.tryAgain()
        expect(JSON.stringify(run.match.state)).toBe(before)
      }
      expect(follow(run, right)).toBe('reached')
      run.goOn()
    }
    expect(run.isLast).toBe(true)
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

test('lessons have ids of their own, and no more rivals than names', () => {
  expect(new Set(tutorial.lessons.map(({ id }) => id)).size).toBe(tutorial.lessons.length)
  for (const lesson of tutorial.lessons)
    expect(lesson.start().state.hands.length - 1).toBeLessThanOrEqual(tutorial.rivals.length)
})

test('time stands still outside tasks: a learner reads in peace', () => {
  const run = new LessonRun(tutorial.lessons.find(({ id }) => id === 'pair')!)
  run.wait(60_000)
  expect(run.dueIn).toBeUndefined()
  reachTask(run)
  expect(run.dueIn).toBe(8000)
  expect(run.play(run.asks.find(({ kind }) => kind === 'grab')!.id, grab(3), 7000)).toBeUndefined()
  run.wait(A_WHILE)
  expect(run.fresh.map(({ type }) => type)).toEqual(['grab.awarded'])
})

const RULES = (
  parse(readFileSync(new URL('../rulebook.yaml', import.meta.url), 'utf8')) as { rules: { id: string }[] }
).rules.map(({ id }) => id)

function reachTask(run: LessonRun<Rok>) {
  while (!isTask(run.step)) run.goOn()
}

/** Does all of it in turn; the rivals answer as they do at the lesson. */
function follow(run: LessonRun<Rok>, doings: readonly Doing[]) {
  while (run.answer());
  for (const doing of doings) {
    if (run.verdict !== undefined) break
    if (typeof doing === 'number') run.wait(doing)
    else {
      const kinds = KINDS[doing.do]!
      const ask = run.asks.find(({ kind }) => kinds.includes(kind))
      if (ask === undefined) throw new Error(`${JSON.stringify(doing)} answers nothing that is asked`)
      // Whoever comes too late in a race is told so, and nothing else happens.
      run.play(ask.id, doing)
    }
    while (run.answer());
  }
  return run.verdict
}

const KINDS: Record<string, readonly string[]> = {
  throw: ['giveSignal'],
  grab: ['grab'],
  give: ['choosePenaltyPair'],
  shoot: ['slideShot'],
  order: ['orderThefts'],
  target: ['calmTarget'],
  pass: ['calmTarget'],
}

function wordsOf({ say, goal, praise, again }: Task<Rok>): Said[] {
  return [say, goal, praise, ...(again === undefined ? [] : [again])]
}
