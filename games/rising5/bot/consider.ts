import type { Ask, Move } from '@runatal/kernel'
import { appraise } from './appraise.ts'
import type { Rising5, State } from '../rules/types.ts'

/** More ways than these are never the question. */
const MOST = 6
/** What is worse than the best by more than this is none. */
const FAR = 0.04

/** The options worth a thought, best first. */
export function consider(s: State, ask: Ask, options: Move<Rising5>[]): Move<Rising5>[] {
  const values = appraise(s, ask, options)
  const order = options.map((_, i) => i).toSorted((a, b) => values[b]! - values[a]!)
  const best = values[order[0]!]!
  return order.filter((i, rank) => rank < MOST && values[i]! >= best - FAR).map(i => options[i]!)
}
