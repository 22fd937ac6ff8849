import type { Types } from '@runatal/kernel'
import { type Examples, shown } from '@runatal/look/example.ts'
import { ExampleRun, lessonOf } from '@runatal/look/example-run.ts'
import { LEARNER, LessonRun } from '@runatal/look/lesson-run.ts'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { rule } from './rule.ts'

/** A rulebook is read beside the board: two or three sentences, not more. */
const LONGEST = 260

/** Every example of a game as a test: it proves the rules that it shows, and is counted as their picture. */
export function proveExamples<G extends Types, Position>(list: Examples<G, Position>): void {
  const examples = shown(list)
  for (const example of examples) {
    const title = `${example.id}: ${example.caption.en}`
    rule(
      example.rules,
      title,
      () => {
        const run = new ExampleRun(example)
        while (!run.isOver) run.next()
        expect(run.wrong).toEqual([])
      },
      example.id,
    )

    const { goal } = example
    if (goal === undefined) continue
    test(`${example.id} can be tried: what it does reaches its goal`, () => {
      const words = { say: goal, praise: goal, again: goal }
      const run = new LessonRun(lessonOf(example, goal, words))
      const shownRun = new ExampleRun(example)
      for (const act of example.acts) {
        const before = shownRun.table.match.log.length
        shownRun.next()
        const entry = shownRun.table.match.log[before]
        if (entry === undefined || !('move' in entry)) continue
        if (act.seat !== LEARNER) {
          expect(run.answer()).toBe(true)
          continue
        }
        const ask = run.asks.find(({ options }) => options.some(option => isDeepStrictEqual(option, entry.move)))
        expect(ask, JSON.stringify(entry.move)).toBeDefined()
        expect(run.play(ask?.id ?? 0, entry.move)).toBeUndefined()
      }
      expect(run.verdict).toBe('reached')
    })
  }

  test('examples have ids of their own, and are told in both languages', () => {
    expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length)
    for (const { id, caption, goal = caption } of examples) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      for (const { en, fr } of [caption, goal]) {
        expect(Math.min(en.length, fr.length), id).toBeGreaterThan(10)
        expect(Math.max(en.length, fr.length), id).toBeLessThan(LONGEST)
        expect(fr).not.toBe(en)
      }
    }
  })
}
