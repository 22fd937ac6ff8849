import { faults } from '@runatal/grammar/faults'
import { isRefusal, type Types } from '@runatal/kernel'
import { type Examples, shown, type ShownExample } from '@runatal/look/example.ts'
import { ExampleRun, lessonOf } from '@runatal/look/example-run.ts'
import { LEARNER, LessonRun } from '@runatal/look/lesson-run.ts'
import type { Said, Verdict } from '@runatal/look/tutorial.ts'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { rule } from './rule.ts'

/** A rulebook is read beside the board: two or three sentences, not more. */
const LONGEST = 260

/** Every example of a game as a test: it proves the rules that it shows, and is counted as their picture. */
export function proveExamples<G extends Types, Position>(list: Examples<G, Position>): void {
  const examples = shown(list)
  for (const example of examples) {
    const prove = () => {
      const run = new ExampleRun(example)
      while (!run.isOver) run.next()
      expect(run.wrong).toEqual([])
    }
    rule(example.rules, `${example.id}: ${example.caption.en}`, prove, example.id)
  }

  for (const { example, goal } of examples.flatMap(one =>
    one.goal === undefined ? [] : { example: one, goal: one.goal },
  ))
    test(`${example.id} can be tried: what it does reaches its goal`, () => {
      expect(tried(example, goal)).toBe('reached')
    })

  test('examples have ids of their own', () => {
    expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length)
    for (const { id } of examples) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  test('examples are told in both languages', () => {
    for (const { caption, goal = caption } of examples)
      for (const { en, fr } of [caption, goal]) {
        expect(Math.min(en.length, fr.length)).toBeGreaterThan(10)
        expect(Math.max(en.length, fr.length)).toBeLessThan(LONGEST)
        expect(fr).not.toBe(en)
        expect([...faults(en, 'en'), ...faults(fr, 'fr')]).toEqual([])
      }
  })
}

/** What comes of a try that does what the example does. */
function tried<G extends Types>(example: ShownExample<G>, goal: Said): Verdict {
  const run = new LessonRun(lessonOf(example, goal, { say: goal, praise: goal, again: goal }))
  const original = new ExampleRun(example)
  for (const act of example.acts) {
    const before = original.table.match.log.length
    original.next()
    const entry = original.table.match.log[before]
    if (entry === undefined || !('move' in entry)) continue
    if ('seat' in act && act.seat === LEARNER) {
      const ask = run.asks.find(({ options }) => options.some(option => isDeepStrictEqual(option, entry.move)))
      const answer = run.play(ask?.id ?? 0, entry.move)
      if (isRefusal(answer)) throw new Error(`${example.id}: ${answer.text}`)
    } else if (!run.answer()) throw new Error(`${example.id}: nobody answers for ${JSON.stringify(act)}`)
  }
  return run.verdict
}
