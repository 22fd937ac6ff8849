import type { Ask, Move } from '@runatal/kernel'
import { appraise } from './appraise.ts'
import type { Rising5, State } from '../rules/types.ts'

/** A quick sensible move: the one that looks best. */
export function rollout(s: State, ask: Ask, options: Move<Rising5>[]): Move<Rising5> {
  const values = appraise(s, ask, options)
  let best = 0
  for (let i = 1; i < values.length; i++) if (values[i]! > values[best]!) best = i
  return options[best]!
}
