import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { isRefusal, type Move, type Types } from '@runatal/kernel'
import { describe, expect, test } from 'vitest'
import { LessonRun } from '../lesson-run.ts'
import { isTask, type Said, type Task, type Tutorial, type Verdict } from '../tutorial.ts'

/** What a learner does, task by task: as it is meant, and in ways that it is not. */
export interface Ways<Doing> {
  right: readonly Doing[]
  wrong: readonly (readonly Doing[])[]
}

export interface School<G extends Types, Doing> {
  tutorial: Tutorial<G>
  /** By the id of a lesson. */
  ways: Readonly<Record<string, readonly Ways<Doing>[]>>
  rulebook: URL
  /** Does all of it in turn; `makeMoves`, where doing is moving. */
  follow(run: LessonRun<G>, doings: readonly Doing[]): Verdict
}

/** Two or three sentences: more is not read. */
const LONGEST = 260

/** Tests that every lesson is learnt by what is meant and by nothing else, in both languages. */
export function checkLessons<G extends Types, Doing>({ tutorial, ways, rulebook, follow }: School<G, Doing>): void {
  const rules = readFileSync(rulebook, 'utf8')

  describe.each(tutorial.lessons.map(lesson => [lesson.id, lesson] as const))('lesson %s', (id, lesson) => {
    test('has a way for each task', () => {
      const tasks = lesson.steps.filter(isTask)
      expect(ways[id]).toHaveLength(tasks.length)
      expect(ways[id]?.map(({ wrong }) => wrong.length > 0)).toEqual(tasks.map(({ again }) => again !== undefined))
    })

    test('is learnt by what is meant, and by nothing else, however often it is tried', () => {
      const run = new LessonRun(lesson)
      for (const { right, wrong } of ways[id] ?? []) {
        reachTask(run)
        const before = JSON.stringify(run.match.state)
        for (const doings of wrong) {
          expect([doings, follow(run, doings)]).toEqual([doings, 'missed'])
          expect(run.asks).toEqual([])
          expect(run.dueIn).toBeUndefined()
          run.tryAgain()
          expect(JSON.stringify(run.match.state)).toBe(before)
        }
        expect(follow(run, right)).toBe('reached')
        run.goOn()
      }
      while (!run.isLast) run.goOn()
      expect(run.isOpen).toBe(false)
      // Everybody at the table has a name.
      for (const { seat } of run.match.log) expect(seat).toBeLessThanOrEqual(tutorial.rivals.length)
    })

    test('says everything in both languages', () => {
      const said = [lesson.title, ...lesson.steps.flatMap(step => (isTask(step) ? wordsOf(step) : [step.say]))]
      for (const { en, fr } of said) {
        expect(Math.min(en.length, fr.length)).toBeGreaterThan(5)
        expect(Math.max(en.length, fr.length)).toBeLessThan(LONGEST)
        expect(fr).not.toBe(en)
      }
    })

    test('cites rules that the rulebook has', () => {
      expect(lesson.rules.length).toBeGreaterThan(0)
      for (const rule of lesson.rules) expect(rules).toContain(`id: ${rule}\n`)
    })
  })

  test('lessons have ids of their own', () => {
    expect(new Set(tutorial.lessons.map(({ id }) => id)).size).toBe(tutorial.lessons.length)
  })
}

export function reachTask<G extends Types>(run: LessonRun<G>): void {
  while (!isTask(run.step)) run.goOn()
}

/** Makes the moves, each when it is asked for; the others answer as at the lesson. */
export function makeMoves<G extends Types>(run: LessonRun<G>, moves: readonly Move<G>[]): Verdict {
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

function wordsOf<G extends Types>({ say, goal, praise, again }: Task<G>): Said[] {
  return [say, goal, praise, ...(again === undefined ? [] : [again])]
}
