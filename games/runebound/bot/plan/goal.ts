import type { TurnMove } from '../../rules/types.ts'

/** Something worth going somewhere for: where, what is done there for how many actions, and what it is worth. */
export interface Goal {
  hexes: readonly number[]
  move: TurnMove
  actions: number
  /** In points of might. */
  worth: number
  why: Why
}

/** Why a bot does what it does, for the log. */
export type Why =
  | { because: 'adventure'; kind: string; odds?: number }
  | { because: 'shop'; city: string; gold: number }
  | { because: 'train' }
  | { because: 'rest'; damage: number }
  | { because: 'quest'; card: string }
  | { because: 'story'; card: string; odds: number }
  | { because: 'master'; enemy: string; odds: number }
  | { because: 'gather'; hex: string }
  | { because: 'web' }
  | { because: 'zombie' }
  | { because: 'plague'; hex: string; active: number }
  | { because: 'epicentre'; hex: string; odds: number }
