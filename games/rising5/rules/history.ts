import type { Hint, History, Result } from './puzzle.ts'
import { RUNES, SPACES } from './puzzle.ts'
import type { State } from './types.ts'

/** What the team knows, as `State.results` and `State.hints` keep it (R5-151, R5-176). */

const RESULT_LENGTH = SPACES + RUNES.length
const HINT_LENGTH = 3

export function historyOf(s: Pick<State, 'results' | 'hints'>): History {
  const results: Result[] = []
  for (let at = 0; at < s.results.length; at += RESULT_LENGTH)
    results.push({
      portal: s.results.slice(at, at + SPACES),
      states: s.results.slice(at + SPACES, at + RESULT_LENGTH),
    })
  const hints: Hint[] = []
  for (let at = 0; at < s.hints.length; at += HINT_LENGTH)
    hints.push({ rune: s.hints[at]!, sign: s.hints[at + 1]!, after: s.hints[at + 2]! })
  return { results, hints }
}

export function resultsShown(s: State): number {
  return s.results.length / RESULT_LENGTH
}

export function hintsGiven(s: State): number {
  return s.hints.length / HINT_LENGTH
}

/** R5-173: whether a hint has revealed this rune. */
export function isRevealed(s: State, rune: number): boolean {
  for (let at = 0; at < s.hints.length; at += HINT_LENGTH) if (s.hints[at] === rune) return true
  return false
}
