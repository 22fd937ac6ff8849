import type { Seat } from '@runatal/kernel'
import {
  type Card,
  type CardFilter,
  type CardType,
  type Character,
  type Marker,
  type Slot,
  SLOTS,
  type Standing,
  type Weapon,
} from '../../content/language.ts'
import type { Event } from '../../index.ts'
import type { Cause } from '../../rules/events.ts'

/** What lies on the table, in the words of the rulebook. The model is told what chance says and nothing else. */
export interface World {
  cards: ReadonlyMap<string, Card>
  sides: [Side, Side]
  bout: number
  first: Seat
  firstPasser: Seat | undefined
  /** The last initiative was given up (RRD-113). */
  passed: boolean
  /** Normal cards of this bout, and bouts in a row without one (RRD-339). */
  normals: number
  stillBouts: number
  /** Cards on the body slots, in the order played. */
  laid: Laid[]
  /** The chain that is open to reactions, first link first; empty outside of one. */
  chain: Link[]
  handLimit: boolean
  told: Event[]
}

export interface Side {
  seat: Seat
  character: Character
  weapons: readonly Weapon[]
  hp: number
  latent: number
  reserve: number
  bleed: number
  poison: number
  stunned: boolean
  /** The Top soul first. */
  deck: string[]
  hand: string[]
  discard: string[]
  void: string[]
  /** Who speaks for the side all the time: character, weapons, infusions from the oldest (RRD-097). */
  self: Speaker
  arms: Speaker[]
  sockets: Speaker[]
  objects: GameObject[]
  abilityUsed: boolean
  passes: number
  hasPassed: boolean
  played: number
  last: CardType | undefined
  weak: Record<Slot, number>
  /** What waits for the next card (RRD-352). */
  next: { damage: number; shake: number; block: number; amplitude: number; cost: number }
  /** Of what a card was already placed this bout (RRD-361). */
  begun: Set<CardFilter>
}

/** Standing texts from one source, with the uses of each this bout. */
export interface Speaker {
  id: string
  texts: readonly Standing[]
  uses: number[]
}

export interface GameObject {
  card: string
  used: boolean
}

export interface Laid {
  card: string
  seat: Seat
  slot: Slot
  transcended: boolean
  sideways: boolean
  infusable: boolean
}

export type How = 'play' | 'repeat' | 'counter' | 'free' | 'attached'

/** A card as it was put down: what it has on each of its slots. */
export interface Placed {
  how: How
  seat: Seat
  card: Card
  type: CardType
  slots: readonly Slot[]
  transcended: boolean
  object: GameObject | undefined
  firsts: ReadonlySet<CardFilter>
  /** The waiting bonus that it took, and what its own play text gives on optimal slots. */
  waiting: number
  own: number
  pierce: number
  mods: number[]
  after: CardType | undefined
  laid: Laid | undefined
  /** Something was put on it, or lowered it (RRD-363). */
  opposed: boolean
}

/** Half, among what multiplies an assault. */
export const HALF = 0

export interface Link {
  placed: Placed
  seat: Seat
  type: CardType
  slot: Slot
  base: number
  mods: number[]
  bonus: number
  /** Blocks and shakes already set against it. */
  cut: number
  pierce: number
  /** A support that an attached assault cancelled. */
  cancelled: boolean
}

/** A question and its legal answers; several at once only where players choose in secret. */
export interface Question {
  seat: Seat
  kind: string
  options: Move[]
  /** The card that is paid for can still be taken back (RRD-138). */
  open?: boolean
}

/** What is said in place of a first sacrifice. */
export const TAKE_BACK = 'take back'

export interface Move {
  do: string
  card?: string
  slots?: readonly Slot[]
  slot?: Slot
  transcend?: boolean
  further?: readonly Slot[]
  object?: number
  socket?: number
  give?: string
  take?: string
  marker?: Marker
}

/** A part of the game: it asks, is answered, and goes on. */
export type Part<T = void> = Generator<Question[], T, Answer>

export interface Answer {
  seat: Seat
  move: Move
}

/** Thrown where the duel ends, in the middle of whatever it was (RRD-123). */
export class Over extends Error {
  readonly winner: Seat | undefined
  readonly reason: Cause

  constructor(winner: Seat | undefined, reason: Cause) {
    super(`over: ${reason}`)
    this.winner = winner
    this.reason = reason
  }
}

export function* ask(seat: Seat, kind: string, options: Move[]): Part<Move> {
  const { move } = yield [{ seat, kind, options }]
  return move
}

export function found<T>(item: T | undefined, what: string): T {
  if (item === undefined) throw new Error(`The model finds no ${what}`)
  return item
}

export const other = (seat: Seat): Seat => 1 - seat

export function sideOf(w: World, seat: Seat): Side {
  return found(w.sides[seat], `seat ${seat}`)
}

export function cardOf(w: World, id: string): Card {
  return found(w.cards.get(id), `card ${id}`)
}

export function vaOf(w: World, ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + cardOf(w, id).va, 0)
}

export function distinct<T>(items: readonly T[]): T[] {
  return [...new Set(items)]
}

/** The list without one of these. */
export function without<T>(items: readonly T[], item: T): T[] {
  const at = items.indexOf(item)
  if (at < 0) throw new Error(`The model finds no ${String(item)} to take away`)
  return items.filter((_, i) => i !== at)
}

export function noWeakness(): Record<Slot, number> {
  return Object.fromEntries(SLOTS.map(slot => [slot, 0])) as Record<Slot, number>
}

export function tell(w: World, event: Event) {
  w.told.push(event)
}

/** All that speaks for a side, in the fixed order (RRD-097). */
export function speakers(side: Side): Speaker[] {
  return [side.self, ...side.arms, ...side.sockets]
}

export function speaker(id: string, texts: readonly Standing[] = []): Speaker {
  return { id, texts, uses: texts.map(() => 0) }
}
