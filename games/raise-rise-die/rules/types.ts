import type { Core, Seat } from '@runatal/kernel'
import type { Deck, Marker, Pack, Slot } from '../content/language.ts'
import type { Cause, Event, Phase } from './events.ts'

/** No card, no seat, no slot. Not UNKNOWN: that there is none is known to all. */
export const NONE = -2

/** Sets of slots are kept as bits: bit 2 is the low slot. Cards are numbers of the set, the same for equal copies (RRD-368). */
export interface State extends Core {
  /** Absent: the starter set. */
  pack?: Pack
  /** Windows that nobody can use are skipped (RRD-341). */
  quickWindows: boolean
  openHands: boolean
  /** Cards to keep at most, or 0 for no limit (RRD-343). */
  handLimit: number
  sides: [Side, Side]
  bout: number
  phase: Phase
  /** Who begins the bout. */
  first: Seat
  /** Who passed first in the clash, or NONE (RRD-115). */
  firstPasser: Seat
  /** Who may play next. */
  initiative: Seat
  /** The last initiative was passed (RRD-113). */
  passed: boolean
  /** Normal cards placed this bout, and bouts in a row without any (RRD-339). */
  normals: number
  stillBouts: number
  /** Who has let the time for a card run out before anything was sacrificed for it (RRD-371): a bit for each seat. */
  tardy: number
  /** Null where there is none: `undefined` would not survive JSON. */
  window: Window | null
  /** The card that is being paid for and placed. */
  placing: Placing | null
  /** The card played with the initiative, through its lanes and repeats. */
  playing: Playing | null
  /** The links of the current chain, first to last. */
  chain: Link[]
  /** The chain is being resolved: bonuses now go to the next card. */
  settled: boolean
  /** Cards on the body slots, in the order they came. */
  laid: Laid[]
  /** A question in the middle of a text, with what it needs. */
  matter: Matter | null
  result: Result | null
}

export interface Side {
  character: number
  weapons: number[]
  /** The deck as it was brought, sorted: its owner's secret. */
  list: number[]
  hp: number
  latent: number
  reserve: number
  bleed: number
  poison: number
  stunned: boolean
  /** Bottom first: the Top soul is the last. */
  deck: number[]
  /** The Top soul is face up. */
  shown: boolean
  /** Per card of the deck: 1 where its owner knows it (RRD-366). */
  ownLore: number[]
  /** Per card of the deck: OPEN where both know it, a group of which the opponent knows the set, or 0. */
  foeLore: number[]
  groups: number
  hand: number[]
  /** The part of the hand that the opponent knows, sorted (RRD-367). */
  known: number[]
  /** Cards that the opponent knows to be in the hand or deck, not where; sorted. */
  seen: number[]
  discard: number[]
  /** Sorted: it has no order. */
  void: number[]
  /** Infusions, oldest first, with the uses of their limited texts. */
  sockets: number[]
  socketUses: number[]
  objects: number[]
  /** Objects that lie sideways, a bit each. */
  used: number
  characterUses: number
  weaponUses: number[]
  abilityUsed: boolean
  passes: number
  hasPassed: boolean
  /** Cards played this bout. */
  played: number
  /** Type of the last card played this bout, or NONE. */
  lastType: number
  /** Weak points per slot. */
  weak: number[]
  /** For the next card of the type. */
  nextDamage: number
  nextShake: number
  nextBlock: number
  nextAmplitude: number
  nextCost: number
  /** FIRST_ASSAULT, FIRST_COUNTER, FIRST_INSTANT: those already placed this bout. */
  firsts: number
  /** The order chosen for gathering, so far. */
  gathered: number[]
}

export const OPEN = -1

export const FIRST_ASSAULT = 1
export const FIRST_COUNTER = 2
export const FIRST_INSTANT = 4

export interface Window {
  kind: 'before' | 'after'
  holder: Seat
  /** How many said 'done' in a row. */
  quiet: number
  /** Somebody has acted in it. */
  stirred: boolean
}

/** Among the factors of a link: no card multiplies by 0. */
export const HALF = 0

export type How = 'play' | 'counter' | 'free' | 'attached' | 'repeat'

/** A card on its way to the table: declared, paid, its play text read. */
export interface Placing {
  how: How
  seat: Seat
  card: number
  slots: number[]
  transcended: boolean
  /** The object used as a support, or NONE. */
  object: number
  /** Something was sacrificed for it: it can no longer be taken back (RRD-138). */
  begun: boolean
  /** FIRST_…: what it is the first of. */
  flags: number
  /** The waiting bonuses that it takes. */
  bonus: number
  /** From its own play text, which works on optimal slots. */
  ownBonus: number
  ownPierce: number
  /** What its own text multiplies its damage by. */
  factors: number[]
  /** Type of the card that its player placed before it, or NONE. */
  after: number
  /** Where it lies in `laid`, or NONE. */
  at: number
}

/** The card played with the initiative, through its lanes and repeats. */
export interface Playing extends Placing {
  /** Which of its slots is being fought over. */
  lane: number
  plays: number
  /** Slots on which the opponent let it through: no counter on a repeat (RRD-295). */
  locked: number
  /** Slots on which it was valid. */
  valid: number
  opposed: boolean
  /** Block that a defence with Amplitude already set, per lane (RRD-359). */
  walls: number[]
  /** Who placed the last normal card of the last chain (RRD-107). */
  last: Seat
}

export interface Link {
  seat: Seat
  card: number
  type: number
  slot: number
  base: number
  /** What multiplies it, or HALF, in the order they came. */
  mods: number[]
  bonus: number
  /** Blocks and shakes already set against it. */
  cut: number
  pierce: number
  transcended: boolean
  optimal: boolean
  counter: boolean
  /** A support that was cancelled, an assault that was stopped. */
  dead: boolean
  opposed: boolean
  after: number
  /** Where it lies in `laid`, or NONE for an object used as a support. */
  at: number
}

export interface Laid {
  card: number
  seat: Seat
  slot: number
  transcended: boolean
  sideways: boolean
  /** It may be infused in consolidation. */
  infusable: boolean
}

/** A text being read: whose, where it stands, and how far. */
export interface Reading {
  seat: Seat
  card: number
  block: 'play' | 'resolve' | 'red' | 'use' | 'ability'
  at: number
  slot: number
  opposed: boolean
  after: number
  /** Only what is tied to the slot, only what is not, or all of it (RRD-280). */
  part: 'all' | 'slot' | 'rest'
}

/** Standing texts being read, in their fixed order (RRD-097). */
export interface Trigger {
  seat: Seat
  when: 'upkeep' | 'end_of_bout' | 'on_hit' | 'on_counter' | 'on_top_soul_lost'
  slot: number
  at: number
}

/** Damage on its way through the Top souls of a seat. */
export interface Packet {
  seat: Seat
  amount: number
  to: 'discard' | 'void'
}

export type Matter =
  | {
      kind: 'discard'
      seat: Seat
      value: number
      chosen: number
      least: number
      why: 'oblivion' | 'poison'
      cards: number[]
    }
  | { kind: 'effect'; seat: Seat; x: number; cards: number[] }
  | { kind: 'consume'; reading: Reading }

export interface Result {
  /** NONE for a draw. */
  winner: Seat
  cause: Cause
}

export interface Play {
  do: 'play'
  card: string
  slots: readonly Slot[]
  transcend: boolean
}

export interface UseAsSupport {
  do: 'use'
  object: number
  slot: Slot
}

export interface Attach {
  do: 'attach'
  card: string
  transcend: boolean
}

export interface Use {
  do: 'use'
  object: number
}

export interface Counter {
  do: 'counter'
  card: string
  transcend: boolean
  /** A defence with Amplitude: further slots that the same assault is still to strike. */
  further?: readonly Slot[]
}

type Do<W extends string> = W extends string ? { do: W } : never
type DoCard<W extends string> = { do: W; card: string }

export interface Asks {
  chooseFirst: Do<'begin' | 'letBegin'>
  latent: Do<'deck' | 'stop'> | DoCard<'void'>
  upkeepObject: Use | Do<'done'>
  react: Play | Attach | Use | Do<'ability' | 'done'>
  play: Play | UseAsSupport | Do<'pass'>
  counter: Counter | Do<'decline'>
  sacrifice: DoCard<'sacrifice'>
  consume: Do<'consume' | 'keep'>
  repeat: Do<'repeat' | 'stop'>
  discard: DoCard<'discard'>
  exchange: { do: 'exchange'; give: string; take: string } | Do<'decline'>
  search: DoCard<'take'> | Do<'shuffle' | 'decline'>
  weakPoint: { do: 'mark'; slot: Slot }
  salvage: DoCard<'salvage'> | Do<'stop'>
  shatterObject: { do: 'shatter'; object: number } | Do<'none'>
  shatterInfusion: { do: 'shatter'; socket: number } | Do<'none'>
  unbind: { do: 'unbind'; socket: number } | Do<'none'>
  cleanse: { do: 'cleanse'; marker: Marker }
  ready: { do: 'ready'; object: number }
  replaceObject: { do: 'replace'; object: number } | Do<'keep'>
  infuse: DoCard<'infuse'> | Do<'done'>
  gather: DoCard<'next'> | Do<'asPlayed'>
  handLimit: DoCard<'under'>
}

/** The questions that are answered by declaring a card. */
export type Declaring = 'play' | 'counter' | 'react' | 'repeat'

/** A question that goes by unanswered. */
export interface Lapse {
  seat: Seat
  kind: Declaring
}

export interface RaiseRiseDie {
  state: State
  table: { windows: 'full' | 'quick'; hands: 'closed' | 'open'; handLimit: 'none' | 'eight'; pack: Pack | 'starter' }
  seat: { deck: Deck | string }
  steps: {
    setUp: undefined
    bout: undefined
    chooseFirst: undefined
    draws: Seat
    latent: Seat
    upkeeps: undefined
    upkeep: Seat
    poison: Seat
    upkeepObjects: Seat
    clash: undefined
    before: undefined
    window: undefined
    initiative: undefined
    pay: undefined
    lapse: Lapse
    playText: undefined
    lane: undefined
    after: undefined
    counter: undefined
    resolve: undefined
    strike: number
    laneDone: undefined
    nextLane: undefined
    texts: undefined
    placeObject: undefined
    playDone: undefined
    frenzy: undefined
    handOver: undefined
    place: undefined
    instant: undefined
    toVoid: undefined
    text: Reading
    trigger: Trigger
    souls: Packet
    discard: undefined
    salvage: undefined
    cleanse: undefined
    readyObjects: undefined
    consolidation: undefined
    endTexts: Seat
    infuse: Seat
    gather: undefined
    under: undefined
    limitHands: undefined
    endBout: undefined
  }
  asks: Asks
  event: Event
}
