import type { Manner } from './player.ts'

/** Lines of three people at one table, there and back, in milliseconds. */
export const LINES: readonly Manner[] = [20, 80, 200].map(line => ({ line, claims: 'true' }))

/** The rival in every pair: a near line and nothing to hide. */
export const NEAR: Manner = { line: 20, claims: 'true' }

/** Nothing but a line that is longer, became so just now, or is used by a client that keeps no time. */
export const HONEST = {
  'a line of 250 ms': { line: 250, claims: 'true' },
  'a line of 400 ms': { line: 400, claims: 'true' },
  'a line that was of 20 ms and is of 250': { line: 250, before: 20, claims: 'true' },
  'a client that makes no claims, 250 ms': { line: 250, claims: 'none' },
} as const satisfies Record<string, Manner>

/** What a page, or a client that answers for itself at times, might try. */
export const CHEATS = {
  'claims as early as can be': { line: 20, claims: 'early' },
  'the same on a line of 80 ms': { line: 80, claims: 'early' },
  'the same on a line of 250 ms': { line: 250, claims: 'early' },
  'the same on a line of 400 ms': { line: 400, claims: 'early' },
  'half of the answers 230 ms late': { line: 20, late: 230, lateAnswers: 'some', claims: 'true' },
  'the same, with early claims': { line: 20, late: 230, lateAnswers: 'some', claims: 'early' },
  'nine of ten answers late, with early claims': { line: 20, late: 230, lateAnswers: 'most', claims: 'early' },
  'no answers at all, and early claims': { line: 20, silent: true, claims: 'early' },
} as const satisfies Record<string, Manner>

/**
 * A program in a browser's place that answers every single question late: it has, as far as anybody can measure, a long
 * line and quick reactions.
 */
export const PRETENDER: Manner = { line: 20, late: 230, claims: 'early' }
