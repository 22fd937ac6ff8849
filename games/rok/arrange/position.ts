import type { Script, Seat } from '@runatal/kernel'
import type { RuneName } from '../content/stones.ts'

/** A position in a few words: what is left out is as at the start. */
export interface Position {
  /** One object a seat. */
  players: readonly Player[]
  variant?: 'race' | 'calm'
  hardClosing?: 'off' | 'on'
  alwaysContest?: 'off' | 'on'
  /** The seat that the host names as the youngest. */
  youngest?: Seat
  /** Where play begins; see the README. */
  phase?: Phase
  /** The number of this throw, from 1, and who begins it. */
  turn?: number
  first?: Seat
  /** Stones on the table, in the order of their tags, from 1. A name alone is face up, each farther out than the last. */
  table?: readonly (RuneName | Lies)[]
  /** The next draws, in their order; or how many stones are in the bag, the others being out of this game. */
  bag?: readonly RuneName[] | number
  /** Table time of the opening, in milliseconds. */
  opening?: number
  /** Who wins among equals at this throw. */
  tieOrder?: readonly Seat[]
  /** What chance says from here on. */
  chance?: Script
  seed?: number
}

export interface Player {
  balance?: RuneName
  /** Pairs, in the order in which they were gained. */
  loot?: readonly RuneName[]
  /** Single stones won in this grabbing, and twins of opponents' Balance runes. */
  catches?: readonly RuneName[]
  claims?: readonly RuneName[]
  /** Stones drawn for the coming throw. */
  hand?: readonly RuneName[]
  aim?: number
  strength?: number
  /** Milliseconds. */
  headStart?: number
  /** False for somebody whose line is lost. */
  here?: boolean
}

/** A stone on the table. */
export interface Lies {
  rune: RuneName
  /** Millimetres from the Destiny rune. */
  at?: readonly [x: number, y: number]
  face?: 'up' | 'down'
  /** It lay there before this throw. */
  before?: boolean
}

export type Phase =
  | 'setUp'
  | 'draw'
  | 'throw'
  | 'flight'
  | 'grab'
  | 'check'
  | 'split'
  | 'thefts'
  | 'replace'
  | 'clear'
  | 'pass'
