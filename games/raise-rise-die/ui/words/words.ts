import type { Called } from '@runatal/grammar'
import type { CardType, Slot } from '../../content/language.ts'
import type { HpCause } from '../../rules/events.ts'
import type { Reason } from '../../rules/whynot.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** What the board itself says; the game's own words are in `../messages`. */
export interface BoardWords {
  types: Record<CardType, string>
  instant: string
  object: string
  infusion: string
  hasText: string
  noText: string
  character: string
  costIs(n: number): string
  soulIs(n: number): string
  valueIs(type: CardType, n: number): string
  transcendedIs(n: number): string
  unit(type: CardType, n: number): string
  slots: Record<Slot, string>
  phase: Record<'preparation' | 'clash' | 'consolidation', string>
  hp(n: number, most: number): string
  active(n: number): string
  latent(n: number): string
  poison(n: number): string
  bleed(n: number): string
  stunned: string
  weakPoint(n: number): string
  topSoul: string
  deck(n: number): string
  void: string
  discard: string
  reserve: string
  reserveIs(n: number): string
  hand: string
  handOf(n: number): string
  sockets: string
  emptySocket: string
  infused(name: string): string
  emptyObject: string
  usedObject: string
  empty: string
  /** 'Alice’s body', 'your body'. */
  bodyOf(who: Called): string
  chain: string
  /** Whose body a chain is fought on, and where: 'Chain on your low slot'. */
  chainOn(slot: Slot, who: Called): string
  /** What comes before something said of it: 'Void:'. */
  colon(label: string): string
  chainNote: string
  noChain: string
  noChainNote: string
  takes(from: number, off: number, left: number): string
  cancels(damage: number, hold: number): string
  holds(damage: number, hold: number): string
  meetsNothing: string
  asItStands: string
  withCard(name: string): string
  through(n: number): string
  withWeak(n: number): string
  nothingThrough: string
  works: string
  cancelled: string
  soulLost(va: number, left: number): string
  payTitle: string
  free: string
  rest(n: number): string
  payMore: string
  payLess: string
  transcend(value: number, hp: number): string
  against: string
  chooseSlot: string
  moreLanes: string
  furtherLanes: string
  playOrPutBack: string
  play(name: string): string
  cancel: string
  sacrificed: string
  toSacrifice: string
  ability: string
  useAbility: string
  window: string
  windowBefore: string
  windowAfter(card: string): string
  steps: { react: string; counter: string; resolve: string }
  stops: string
  stop: Record<'beforeFoe' | 'afterFoe' | 'beforeMe' | 'afterMe' | 'damage', string>
  yields: string
  yieldChain: string
  yieldBout: string
  yielded: string
  takeBackYield: string
  answering: string
  tabs: { chain: string; mine: string; foe: string }
  notNow: string
  /** What took the other's hit points, on the result page. */
  lostBy: Record<HpCause, string>
  lostHp: (amount: number) => string
  why: Record<Reason, string>
  look: string
  close: string
  keywords: string
  /** For the result page. */
  hpLeft: string
  boutsPlayed: string
  reasons: Record<'hp' | 'deck' | 'bleed' | 'stall' | 'limit', string>
}

export const boardWords: Record<'en' | 'fr', BoardWords> = { en, fr }
