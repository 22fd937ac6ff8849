import { historyOf, resultsShown } from '../rules/history.ts'
import type { State } from '../rules/types.ts'
import { oddsOfLinks, remaining } from './deduction/index.ts'

/** How much it would tell to learn a rune's sign: fewer solutions left is better, then a link that is more open. */
export function hintWorth(s: State, rune: number): number {
  const history = historyOf(s)
  const after = resultsShown(s)
  let left = 0
  let open = 0
  for (const [sign, odds] of oddsOfLinks(history)[rune]!.entries()) {
    if (odds === 0) continue
    open -= odds * Math.log2(odds)
    left += odds * Math.log2(remaining({ ...history, hints: [...history.hints, { rune, sign, after }] }).length)
  }
  return open - 3 * left
}
