import type { Ask, Chance, Move } from '@runatal/kernel'
import type { RaiseRiseDie, State } from '../rules/types.ts'
import { appraise } from './appraise.ts'

/** A quick sensible move: the one that looks best, give or take a little. */
export function rollout(s: State, ask: Ask, options: Move<RaiseRiseDie>[], chance: Chance): Move<RaiseRiseDie> {
  let best = options[0]!
  let most = -Infinity
  for (const move of options) {
    const value = appraise(s, ask, move) + NOISE * chance.int(100)
    if (value <= most) continue
    most = value
    best = move
  }
  return best
}

/** Up to about one hit point: who always does the same is read too easily, even in the mind. */
const NOISE = 0.01
