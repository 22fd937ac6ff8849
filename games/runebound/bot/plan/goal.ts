import type { TurnMove } from '../../rules/types.ts'
import type { Reason } from '../../rules/reason.ts'

/** Something worth going somewhere for: where, what is done there for how many actions, and what it is worth. */
export interface Goal {
  hexes: readonly number[]
  move: TurnMove
  actions: number
  /** In points of might. */
  worth: number
  why: Reason
}
