import { readFileSync } from 'node:fs'
import { isRefusal, type Move } from '@runatal/kernel'
import { LessonRun } from '@runatal/look/lesson-run.ts'
import { isTask, type Lesson, type Said, type Task } from '@runatal/look/tutorial.ts'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Rauha } from '../rules/types.ts'
import { tutorial } from '../tutorial/index.ts'

type Moves = readonly Move<Rauha>[]

/** What a learner does, task by task: as it is meant, and in ways that it is not. */
interface Ways {
  right: Moves
  wrong: readonly Moves[]
}

const END: Move<Rauha> = { do: 'end' }
const CONFIRM: Move<Rauha> = { do: 'confirm' }
const CRYSTALS: Move<Rauha> = { do: 'discard', gain: 'crystals' }
const place = (cell: number): Move<Rauha> => ({ do: 'place', cell })
const activate = (cell: number): Move<Rauha> => ({ do: 'activate', cell })
const pick = (card: string): Move<Rauha> => ({ do: 'pick', card })

const WAYS: Record<string, readonly Ways[]> = {
  world: [{ right: [activate(6), activate(0), activate(3)], wrong: [[END], [activate(0), activate(6), END]] }],
  turn: [
    { right: [pick('B1-16')], wrong: [[pick('B1-31')]] },
    { right: [place(2)], wrong: [[place(1)], [CRYSTALS]] },
  ],
  where: [
    { right: [place(6)], wrong: [[place(1)], [place(8)], [CRYSTALS]] },
    { right: [activate(0), activate(6)], wrong: [[END], [activate(0), END]] },
  ],
  discard: [
    {
      right: [{ do: 'discard', gain: 'spore', cell: 1 }],
      wrong: [[CRYSTALS], [{ do: 'discard', gain: 'spore', cell: 2 }]],
    },
  ],
  order: [
    {
      right: [activate(1), { do: 'activate', cell: 4, spore: 7 }, activate(7)],
      wrong: [[activate(7)], [activate(1), activate(7)], [activate(1), END]],
    },
  ],
  entity: [
    { right: [place(2)], wrong: [[place(3)], [CRYSTALS]] },
    {
      right: [{ do: 'activate', entity: 'METSAT', animal: 'air' }],
      wrong: [[{ do: 'activate', entity: 'METSAT', animal: 'sea' }], [END]],
    },
  ],
  scoring: [
    {
      right: [activate(8), { do: 'activate', entity: 'KITEET' }, activate(0)],
      wrong: [[END], [activate(0), activate(8), END]],
    },
  ],
  water: [
    { right: [place(4)], wrong: [[place(7)], [CRYSTALS]] },
    { right: [activate(8), CONFIRM, CONFIRM], wrong: [] },
  ],
  first: [
    {
      right: [place(7), activate(7), activate(1)],
      wrong: [[place(0)], [place(1)], [CRYSTALS], [place(4), activate(4), END]],
    },
    { right: [END, CONFIRM, pick('B1-33')], wrong: [] },
  ],
  end: [
    {
      right: [activate(4), { do: 'activate', entity: 'TAIVAS' }, activate(5), CONFIRM],
      wrong: [
        [END, CONFIRM],
        [activate(4), activate(5), END, CONFIRM],
      ],
    },
  ],
}

describe.each(tutorial.lessons.map(lesson => [lesson.id, lesson] as const))('lesson %s', (id, lesson) => {
  const tasks = lesson.steps.filter(isTask)
  const ways = WAYS[id] ?? []

  test('has a way for each task', () => {
    expect(ways).toHaveLength(tasks.length)
    expect(ways.map(({ wrong }) => wrong.length > 0)).toEqual(tasks.map(({ again }) => again !== undefined))
  })

  test('is learnt by the moves that are meant', () => {
    const run = new LessonRun(lesson)
    for (const way of ways) {
      reachTask(run)
      expect(follow(run, way.right)).toBe('reached')
      run.goOn()
    }
    expect(run.isLast).toBe(true)
  })

  test('is not learnt by others, and can be tried again', () => {
    const run = new LessonRun(lesson)
    for (const { right, wrong } of ways) {
      reachTask(run)
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

test('lessons have ids of their own, and names for all rivals', () => {
  expect(new Set(tutorial.lessons.map(({ id }) => id)).size).toBe(tutorial.lessons.length)
  for (const lesson of tutorial.lessons)
    expect(lesson.start().state.points.length - 1).toBeLessThanOrEqual(tutorial.rivals.length)
})

test('a task that is done takes no more moves, and a move can be taken back within it only', () => {
  const run = new LessonRun(find('where'))
  reachTask(run)
  expect(run.undoable).toBe(0)
  expect(follow(run, [place(6)])).toBe('reached')
  expect(run.undoable).toBe(0)
  run.goOn()
  follow(run, [activate(0)])
  expect(run.undoable).toBe(1)
  run.undo()
  expect(run.undoable).toBe(0)
  expect(run.match.log).toHaveLength(1)
})

test('before a task nothing can be played', () => {
  const run = new LessonRun(find('world'))
  expect(run.play(run.asks[0]!.id, activate(0))).toBeUndefined()
  expect(run.match.log).toHaveLength(0)
})

const RULES = (
  parse(readFileSync(new URL('../rulebook.yaml', import.meta.url), 'utf8')) as { rules: { id: string }[] }
).rules.map(({ id }) => id)

function find(id: string): Lesson<Rauha> {
  return tutorial.lessons.find(lesson => lesson.id === id)!
}

function reachTask(run: LessonRun<Rauha>) {
  while (!isTask(run.step)) run.goOn()
}

/** Makes the moves, each when it is asked for; the rivals answer as they do at the lesson. */
function follow(run: LessonRun<Rauha>, moves: Moves) {
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

function wordsOf({ say, goal, praise, again }: Task<Rauha>): Said[] {
  return [say, goal, praise, ...(again === undefined ? [] : [again])]
}
