import type { Hint, History, Result } from '../../rules/puzzle.ts'

/** A line of the history: a result with the hints taken since the line before, or the open line at the end. */
export interface HistoryLine {
  /** 0 for the first result; undefined for the open line. */
  attempt: number | undefined
  result: Result | undefined
  hints: readonly Hint[]
}

/** R5-326, R5-327: all results one above the other in time order, each with the hints that led to it. */
export function linesOf({ results, hints }: History): HistoryLine[] {
  const lines: HistoryLine[] = results.map((result, attempt) => ({
    attempt,
    result,
    hints: hints.filter(({ after }) => after === attempt),
  }))
  const open = hints.filter(({ after }) => after === results.length)
  return open.length > 0 ? [...lines, { attempt: undefined, result: undefined, hints: open }] : lines
}

/** The last state seen of each sign; 0 for those never shown. */
export function lastStates({ results }: History): number[] {
  const states = [0, 0, 0, 0, 0, 0, 0]
  for (const result of results) for (const [sign, state] of result.states.entries()) if (state > 0) states[sign] = state
  return states
}

/** R5-174: the sign that a hint has given to a rune. */
export function hintedSign({ hints }: History, rune: number): number | undefined {
  return hints.find(hint => hint.rune === rune)?.sign
}
