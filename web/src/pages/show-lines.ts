import { type Name, reader } from '@runatal/grammar'
import { CLOCK, heard } from '@runatal/kernel'
import type { Language } from '@runatal/look/board.ts'
import { ExampleRun } from '@runatal/look/example-run.ts'
import { LEARNER } from '@runatal/look/lesson-run.ts'
import type { AnyUi } from '../boards.ts'
import type { AnyExample } from '../examples.ts'
import type { Messages } from '../words/en.ts'

/** One act in words: what is done, what comes of it, and the rule that refuses it. */
export interface Line {
  done: string
  told: readonly string[]
  rule: string | undefined
}

/** The whole example as text, for those who read it and do not see it. */
export function linesOf(
  example: AnyExample,
  { words }: AnyUi,
  language: Language,
  names: readonly string[],
  { book }: Messages,
): Line[] {
  const say = words[language]
  const name: Name = seat => (seat === LEARNER ? reader(names[seat] ?? '') : (names[seat] ?? ''))
  const run = new ExampleRun(example)
  return example.acts.map(act => {
    const { match } = run.table
    const seat = 'until' in act ? CLOCK : act.seat
    const before = match.view(seat)
    const [told, logged] = [match.told.length, match.log.length]
    run.next()
    const events = match.told.slice(told).flatMap(all => all.flatMap(one => heard(one, LEARNER) ?? []))
    const who = names[seat] ?? ''
    const entry = match.log[logged]
    const move = 'tries' in act ? act.tries : entry !== undefined && 'move' in entry ? entry.move : undefined
    const what = move === undefined ? book.late : say.move(move, before, seat)
    return {
      done: seat === CLOCK ? book.clock : 'tries' in act ? book.tries(who, what) : book.does(who, what),
      told: events.flatMap(event => say.event(event, name, match.view(LEARNER)) ?? []),
      rule: run.refusal?.rule,
    }
  })
}
