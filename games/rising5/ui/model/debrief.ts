import { remaining } from '../../deduction/index.ts'
import type { History, Result } from '../../rules/puzzle.ts'

/** An answer of the Portal, and what it left: with it and all hints so far, how many solutions were still possible. */
export interface Step {
  result: Result
  left: number
  /** How many solutions this answer, and the hints since the one before, excluded. */
  excluded: number
}

/** R5-169: what each attempt excluded, from the first answer on. */
export function stepsOf({ results, hints }: History): Step[] {
  let before = remaining({ results: [], hints: [] }).length
  return results.map((result, i) => {
    const known = { results: results.slice(0, i + 1), hints: hints.filter(({ after }) => after <= i) }
    const left = remaining(known).length
    const step = { result, left, excluded: before - left }
    before = left
    return step
  })
}
