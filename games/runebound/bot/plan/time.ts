import { SPACES } from '../../rules/time.ts'
import type { State } from '../../rules/types.ts'

/** Rounds until the end of Act II, this one included. */
export function roundsLeft(s: State): number {
  return (2 - s.act) * SPACES + SPACES + 1 - s.space
}

/** How good the odds have to be to risk everything so many actions from here: the less time is left, the less. */
export function caution(s: State, way = 0): number {
  return Math.min(0.7, 0.08 * (roundsLeft(s) - 2 - Math.ceil(way / 3)))
}
