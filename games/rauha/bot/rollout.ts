import type { Ask, Move } from '@runatal/kernel'
import type { Rauha, State } from '../rules/types.ts'
import { appraise } from './appraise.ts'
import { outlook } from './outlook.ts'

/** A quick sensible move: the one that looks best. */
export function rollout(s: State, ask: Ask, options: Move<Rauha>[]): Move<Rauha> {
  const look = outlook(s, ask.seat)
  let best = options[0]!
  let most = -Infinity
  for (const move of options) {
    const value = appraise(s, ask.seat, move, look)
    if (value <= most) continue
    most = value
    best = move
  }
  return best
}
