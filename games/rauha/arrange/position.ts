import type { Script, Seat } from '@runatal/kernel'
import type { EntityName } from '../content/entities.ts'
import type { Colour, Side } from '../rules/types.ts'

/** One player of an arranged position. What is left out is as at the start of a game. */
export interface Player {
  crystals?: number
  points?: number
  /** Cards on the board by cell (0 top left, 8 bottom right), such as { 4: 'B1-03' }; the rest is as printed. */
  board?: Partial<Record<number, string>>
  /** Cells with a Spore. */
  spores?: readonly number[]
  entities?: readonly EntityName[]
  /** In step 1: the cards in hand, the same as those of the seat's Satellite. Cards not named are dealt. */
  hand?: readonly string[]
  /** From step 2 on, for who has not played yet: the card kept in step 1. Left out, any. */
  card?: string
  colour?: Colour
  activateForMe?: 'off' | 'on'
  confirmForMe?: 'off' | 'on'
}

/**
 * Where play begins: the set-up, a round's deal, step 1, step 2 of `onTurn`, step 4 of `onTurn` (who has played a card
 * already), a scoring, or the very end.
 */
export type Phase = 'setUp' | 'round' | 'draft' | 'play' | 'activate' | 'scoring' | 'end'

/** A position in a few words. The README tells each of them. */
export interface Position {
  players: readonly Player[]
  side?: Side
  /** 1 to 16. Left out, it is the first stop that fits the phase and the Age of the cards named. */
  stop?: number
  /** Left out, it is the one that fits what is named: see `likelyPhase`. */
  phase?: Phase
  /** Whose go it is in 'play', 'activate' or 'scoring'; those before have had theirs. Left out: the first in order. */
  onTurn?: Seat
  /** The Entities that `onTurn` has just welcomed, in 'activate'. */
  welcomed?: readonly EntityName[]
  /** What `onTurn` has activated already, in 'activate' or 'scoring'. */
  used?: { cells?: readonly number[]; entities?: readonly EntityName[] }
  /** All seats, in the order their markers arrived: of equal totals, the later lies on top. Left out, seat 0 is on top. */
  pile?: readonly Seat[]
  /** The next cards of each deck, first to be dealt first. */
  decks?: { age1?: readonly string[]; age2?: readonly string[] }
  /** Cards lying on each Satellite, first to last, in 'draft', 'play' or 'activate'. Cards not named are dealt. */
  satellites?: readonly (readonly string[])[]
  /** Cards that were discarded; those that are nowhere else join them. */
  blackHole?: readonly string[]
  /** Cards that lie under others. */
  covered?: readonly string[]
  /** What chance says, for what is still drawn from here on. */
  chance?: Script
  /** For what chance is not told; 1 if left out. */
  seed?: number
}
