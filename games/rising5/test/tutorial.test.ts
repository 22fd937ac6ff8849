import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { isRefusal, type Move } from '@runatal/kernel'
import { LessonRun } from '@runatal/look/lesson-run.ts'
import { isTask, type Lesson, type Said, type Task } from '@runatal/look/tutorial.ts'
import { rule } from '@runatal/proof'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Hero } from '../content/names.ts'
import { historyOf } from '../rules/history.ts'
import { type Rune, type Sign, SIGNS, STATES } from '../rules/puzzle.ts'
import type { NotePlace, Rising5 } from '../rules/types.ts'
import { tutorial } from '../tutorial/index.ts'

type Moves = readonly Move<Rising5>[]

/** What a learner does, task by task: as it is meant, and in ways that it is not. */
interface Ways {
  right: Moves
  wrong: readonly Moves[]
}

const PASS: Move<Rising5> = { do: 'pass' }
const USE: Move<Rising5> = { do: 'use' }
const SKIP: Move<Rising5> = { do: 'skip' }
const MOVE: Move<Rising5> = { do: 'move' }
const MEET: Move<Rising5> = { do: 'encounter' }
const SEAL: Move<Rising5> = { do: 'seal' }
const CONFIRM: Move<Rising5> = { do: 'confirm' }
const GIVE_UP: Move<Rising5> = { do: 'giveUp' }
const ASK: Move<Rising5> = { do: 'ask' }
const ROLL: Move<Rising5> = { do: 'roll' }
const activate = (hero: Hero, actions = 1): Move<Rising5> => ({ do: 'activate', hero, actions })
const swap = (from: number, to: number): Move<Rising5> => ({ do: 'swap', from, to })
const goTo = (place: 'I-a' | 'I-b' | 'II-b'): Move<Rising5> => ({ do: 'goTo', place })
const note = (sign: Sign, to: NotePlace): Move<Rising5> => ({ do: 'note', sign, to })
const choose = (reward: number): Move<Rising5> => ({ do: 'choose', reward })
const hint = (rune: Rune): Move<Rising5> => ({ do: 'hint', rune })
const draw = (cards: number): Move<Rising5> => ({ do: 'draw', cards })

const WAYS: Record<string, readonly Ways[]> = {
  signs: [
    {
      right: [note('sage', 'unlinked'), note('gobel', 'blue'), note('spider', 'unlinked'), note('snake', 'unlinked')],
      wrong: [],
    },
  ],
  swap: [
    { right: [activate('orakl', 2)], wrong: [[activate('eli')], [PASS]] },
    { right: [USE, swap(0, 1)], wrong: [[USE, swap(0, 4)], [SKIP]] },
    { right: [MOVE, goTo('I-b')], wrong: [[GIVE_UP]] },
  ],
  companion: [{ right: [MEET, choose(0)], wrong: [[MEET, choose(1)], [MOVE, goTo('I-a')], [GIVE_UP]] }],
  fight: [{ right: [MEET, ASK], wrong: [[MEET, ROLL], [MOVE, goTo('I-a')], [GIVE_UP]] }],
  replica: [
    {
      right: [activate('hal'), USE, swap(2, 4)],
      wrong: [[activate('nova')], [activate('hal'), SKIP], [activate('hal'), USE, swap(2, 3)], [PASS]],
    },
  ],
  moon: [{ right: [draw(2)], wrong: [[draw(1)]] }],
  seal: [
    { right: [SEAL, CONFIRM], wrong: [[MOVE, goTo('I-a')], [GIVE_UP]] },
    { right: [note('monkey', 'green')], wrong: [] },
  ],
  hint: [
    {
      right: [MEET, hint('blue')],
      wrong: [[MEET, hint('red')], [MEET, { do: 'decline' }], [MOVE, goTo('II-b')], [GIVE_UP]],
    },
  ],
  victory: [
    {
      right: [activate('orakl'), USE, swap(2, 6)],
      wrong: [[activate('orakl'), USE, swap(2, 5)], [activate('orakl'), SKIP], [activate('eli')], [PASS]],
    },
    { right: [SEAL, CONFIRM], wrong: [[MOVE, goTo('I-a')], [GIVE_UP]] },
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
    while (!run.isLast) run.goOn()
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
    for (const one of lesson.rules) expect(RULES).toContain(one)
  })
})

rule('R5-342', 'the tutorial replays the worked example, up to the golden signs', () => {
  expect(shown(answers('signs'), 0)).toEqual(['sage bright', 'gobel bright', 'spider dark', 'snake dark'])
  expect(shown(answers('seal'), 1)).toEqual(['sage golden', 'gobel golden', 'snake dark', 'monkey bright'])
  const end = answers('victory')
  expect(shown(end, 2)).toEqual(['sage golden', 'gobel golden', 'monkey golden', 'whale golden'])
  expect(end.match.state.fate).toBe('won')
})

test('lessons have ids of their own, and names for all partners', () => {
  expect(new Set(tutorial.lessons.map(({ id }) => id)).size).toBe(9)
  for (const lesson of tutorial.lessons)
    expect(lesson.start().state.team.length - 1).toBeLessThanOrEqual(tutorial.rivals.length)
})

const RULES = (
  parse(readFileSync(new URL('../rulebook.yaml', import.meta.url), 'utf8')) as { rules: { id: string }[] }
).rules.map(({ id }) => id)

function find(id: string): Lesson<Rising5> {
  return tutorial.lessons.find(lesson => lesson.id === id)!
}

/** The lesson as it is meant, to its end. */
function answers(id: string): LessonRun<Rising5> {
  const run = new LessonRun(find(id))
  for (const { right } of WAYS[id]!) {
    reachTask(run)
    follow(run, right)
    run.goOn()
  }
  return run
}

function reachTask(run: LessonRun<Rising5>) {
  while (!isTask(run.step)) run.goOn()
}

/** A result as it is shown: the signs that are on the Portal, in the order of signs. */
function shown(run: LessonRun<Rising5>, result: number): string[] {
  const { states } = historyOf(run.match.state).results[result]!
  return states.flatMap((state, sign) => (state === 0 ? [] : [`${SIGNS[sign]} ${STATES[state]}`]))
}

/** Makes the moves, each when it is asked for; the partner answers as at the lesson. */
function follow(run: LessonRun<Rising5>, moves: Moves) {
  while (run.answer());
  for (const move of moves) {
    expect(run.verdict).toBeUndefined()
    const ask = run.asks.find(({ options }) => options.some(option => same(option, move)))
    if (ask === undefined) throw new Error(`${JSON.stringify(move)} is not among ${JSON.stringify(run.asks)}`)
    const answer = run.play(ask.id, move)
    if (isRefusal(answer)) throw new Error(answer.text)
    while (run.answer());
  }
  return run.verdict
}

function same(one: object, other: object): boolean {
  return isDeepStrictEqual(one, other)
}

function wordsOf({ say, goal, praise, again }: Task<Rising5>): Said[] {
  return [say, goal, praise, ...(again === undefined ? [] : [again])]
}
