import type { Seat } from '@runatal/kernel'

/** Why a fight was opened, and so what its end means. */
export type Cause = 'adventure' | 'card' | 'story' | 'story_quest' | 'quest' | 'scenario' | 'challenge'

/** A fight. Lists of two are by side: the hero, then its foe. */
export interface Fight {
  cause: Cause
  seat: Seat
  /** The enemy, or NONE in a challenge. */
  enemy: number
  /** The challenged hero, or NONE. */
  rival: number
  /** The combat sheet, or NONE in a challenge. */
  sheet: number
  /** Which of the scenario's things is fought: a hex, a slot; NONE otherwise. */
  mark: number
  health: number
  damage: number
  round: number
  tokens: number[][]
  /** Which side of a token is up. */
  faces: number[][]
  places: number[][]
  /** Per token: the double that it lies on, or NONE. */
  under: number[][]
  /** Per token: 1 if it counts double without a double token. */
  doubled: number[][]
  passed: number[]
  first: number
  go: number
  /** The gold that was compared for initiative, by side (RB-221). */
  gold: number[]
  /** Gold icons more this round. */
  lead: number[]
  block: number[]
  reflect: number[]
  charged: number[]
  noBlock: number[]
  silent: number[]
  /** Tokens to be left out of the next cast. */
  skip: number[]
  /** Tokens still to be chosen to stay out of this cast. */
  leave: number
  /** By seat: the token that a Mystic keeps out of the first cast, or NONE. */
  bound: number[]
  ward: number
  /** By side: 1 if its Health is gone (RB-233). */
  down: number[]
  /** Surge abilities used this round: by side, as the source's name. */
  used: string[][]
  /** Margath's party: seats, sheets dealt to them, who faces the special token, whose exchange it is (RB-417 to RB-426). */
  party: number[]
  sheets: number[]
  special: number
  turn: number
  /** By seat: what a hero of the party has coming in its next exchange. */
  waiting: { lead: number[]; skip: number[] }[]
}

/** Damage on its way. */
export interface Hit {
  seat: Seat
  side: number
  amount: number
  kind: 'phys' | 'mag' | 'skull' | 'suffered' | 'unavoidable'
  /** Dealt in the fight by the other side. */
  fought: boolean
  /** Those who guarded the hero and fell by it. */
  felled: Seat[]
}
