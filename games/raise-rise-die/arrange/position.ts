import type { Script, Seat } from '@runatal/kernel'
import type { CardType, Pack, Slot } from '../content/language.ts'

/** One player of an arranged position. What is left out is as at the start of a game, with an empty hand. */
export interface Player {
  /** One of the ready decks: its character, weapons and, where no `deck` is named, its cards. */
  from?: string
  character?: string
  weapons?: readonly string[]
  hp?: number
  latent?: number
  reserve?: number
  bleed?: number
  poison?: number
  stunned?: boolean
  /** The Top soul first. */
  deck?: readonly string[]
  hand?: readonly string[]
  /** Oldest first. */
  discard?: readonly string[]
  void?: readonly string[]
  /** Infusions, oldest first. */
  infusions?: readonly string[]
  /** Objects; those in `used` lie sideways. */
  objects?: readonly string[]
  used?: readonly number[]
  /** Weak points by slot. */
  weak?: Partial<Record<Slot, number>>
  /** What waits for the next card. */
  next?: { damage?: number; shake?: number; block?: number; amplitude?: number; cost?: number }
  /** Cards played so far this bout, and the type of the last. */
  played?: number
  last?: CardType
  passes?: number
}

/** A card on a body slot: on the opponent's mat for an assault, else on its player's own. */
export interface OnSlot {
  card: string
  by: Seat
  slot: Slot
  sideways?: boolean
}

/** Where play begins: the set-up, the start of a bout, its draws, its upkeep, the clash, the play itself, the end of it. */
export type Phase = 'setUp' | 'bout' | 'draws' | 'upkeep' | 'clash' | 'play' | 'consolidation'

export interface Position {
  players: readonly [Player, Player]
  /** Left out: 'play', with the initiative at `first`. */
  phase?: Phase
  bout?: number
  /** Who begins the bout, and has the initiative; 0 if left out. */
  first?: Seat
  /** Who passed first in the bout before. */
  firstPasser?: Seat
  slots?: readonly OnSlot[]
  /** 'quick' if left out: windows that nobody can use are skipped. */
  windows?: 'full' | 'quick'
  hands?: 'closed' | 'open'
  handLimit?: 'none' | 'eight'
  /** Bouts in a row without a normal card. */
  stillBouts?: number
  pack?: Pack
  chance?: Script
  seed?: number
}
