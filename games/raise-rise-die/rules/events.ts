import type { Seat } from '@runatal/kernel'
import type { Marker, Slot } from '../content/language.ts'

/** Everything that happens in a duel, as it is told (the ledger's `events`). */

export type Phase = 'preparation' | 'clash' | 'consolidation'

/** Why a duel is over. */
export type Cause = 'hp' | 'deck' | 'bleed' | 'stall' | 'limit'

type Told<T extends string, F = unknown> = { type: T } & F
type Who = { seat: Seat }

export type Event =
  | Told<
      'GAME_STARTED',
      { rules: string; ledger: number; characters: string[]; weapons: string[][]; sockets: number[] }
    >
  | Told<'DECK_SHUFFLED', Who & { reason: 'setup' | 'search' }>
  | Told<'FIRST_PLAYER', Who & { how: 'random' | 'choice'; chooser?: Seat }>
  | Told<'BOUT_STARTED', { number: number }>
  | Told<'PHASE_STARTED', { phase: Phase }>
  | Told<'DRAWN', Who & { count: number; source: 'active' | 'latent' | 'effect'; cards?: string[]; top?: string }>
  | Told<'LATENT_USED', Who & { from: 'deck' | 'void'; card?: string; left: number }>
  | Told<'TOP_REVEALED', Who & { card?: string }>
  | Told<'UPKEEP', Who>
  | Told<'POISON_TICK', Who & { before: number; after: number }>
  | Told<'WINDOW_OPENED', Who & { kind: 'before' | 'after' }>
  | Told<'WINDOW_CLOSED'>
  | Told<'INITIATIVE', Who>
  | Told<'SACRIFICED', Who & { card: string; va: number; reserve: number }>
  | Told<'PAID', Who & { card: string; cost: number; reserve: number; waived: boolean }>
  | Told<'TRANSCENDED', Who & { card: string; hp: number }>
  | Told<'CARD_PLAYED', Who & { card: string; slots: Slot[]; nth: number; object: boolean }>
  | Told<'INSTANT_PLAYED', Who & { card: string; slot: Slot; mode: 'free' | 'attached' }>
  | Told<'COUNTERED_WITH', Who & { card: string; slot: Slot; against: string; further?: Slot[] }>
  | Told<'COUNTER_DECLINED', Who & { forced: boolean }>
  | Told<'LINK_VALUE', { link: number; value: number; parts: Parts }>
  | Told<'CHAIN_RESOLVED', { links: { seat: Seat; card: string; value: number; stands: boolean }[]; valid: boolean }>
  | Told<'CARD_SIDEWAYS', Who & { card: string }>
  | Told<'DAMAGE', Who & { amount: number; slot: Slot; weak: number }>
  | Told<'TOP_SOUL_LOST', Who & { card: string; va: number; to: 'discard' | 'void'; left: number }>
  | Told<'HP_LOST', Who & { amount: number; cause: HpCause; left: number }>
  | Told<'BURNED', Who & { amount: number }>
  | Told<'EFFECT', Who & { card: string; op: string; x?: number }>
  | Told<'EFFECT_SKIPPED', Who & { card: string; op: string; reason: 'condition' | 'no marker' }>
  | Told<'MARKER', Who & { kind: Marker; change: number; total: number }>
  | Told<'MARKER_CONSUMED', { by: Seat; from: Seat; kind: Marker }>
  | Told<'STUNNED', Who>
  | Told<'STUN_SPENT', Who & { as: 'pass' | 'decline' }>
  | Told<'WEAK_POINT', Who & { slot: Slot; total: number }>
  | Told<'LATENT_LOST', Who & { amount: number; left: number }>
  | Told<'HAND_DISCARDED', Who & { cards: string[]; cause: 'oblivion' | 'poison' }>
  | Told<'HAND_LIMITED', Who & { count: number; cards?: string[] }>
  | Told<'EXCHANGED', Who & { given: string; taken: string }>
  | Told<'SEARCHED', Who & { va: number; card?: string }>
  | Told<'SALVAGED', Who & { cards: string[] }>
  | Told<'BURIED', Who & { card: string }>
  | Told<'RESERVE_CHANGED', Who & { change: number; total: number }>
  | Told<'FRENZY_REPEAT', Who & { card: string; number: number }>
  | Told<'FRENZY_LOCK', Who>
  | Told<'LANE_STARTED', { card: string; slot: Slot }>
  | Told<'OBJECT_PLACED', Who & { card: string; object: number; replaced?: string }>
  | Told<'OBJECT_USED', Who & { card: string; mode: 'any' | 'upkeep' | 'as_support' }>
  | Told<'OBJECT_READIED', Who & { card: string }>
  | Told<'OBJECT_SHATTERED', Who & { card: string }>
  | Told<'ABILITY_USED', Who & { cost: { hp?: number; latent?: number; reserve?: number } }>
  | Told<'PASSED', Who & { count: number; forced: boolean }>
  | Told<'CLASH_ENDED', { reason: 'double pass' | 'both passed'; firstPasser: Seat }>
  | Told<'BLEED_TICK', Who & { lost: number; left: number }>
  | Told<'END_EFFECTS', Who>
  | Told<'INFUSED', Who & { card: string; socket: number }>
  | Told<'INFUSION_REMOVED', Who & { card: string; to: 'discard' | 'hand' }>
  | Told<'GATHERED', Who & { cards: string[] }>
  | Told<'DISCARD_UNDER_DECK', Who & { count: number }>
  | Told<'OBJECTS_READIED', Who>
  | Told<'RESERVE_EMPTIED', Who & { lost: number }>
  | Told<'GAME_ENDED', { winner?: Seat; reason: Cause }>

/** The arithmetic of a link, for the ladder. */
export interface Parts {
  base: number
  mods: number[]
  bonus: number
  against: number
  pierce: number
}

export type HpCause = 'soul' | 'burn' | 'transcend' | 'destroyer' | 'bleed' | 'ability' | 'text'
