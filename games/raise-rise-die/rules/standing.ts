import type { Seat } from '@runatal/kernel'
import type { CardFilter, Op, Standing } from '../content/language.ts'
import { SLOTS } from '../content/language.ts'
import { ASSAULT, DEFENCE, type Printed, SUPPORT } from '../content/printed.ts'
import { type Circumstances, holds } from './conditions.ts'
import { FIRST_ASSAULT, FIRST_COUNTER, FIRST_INSTANT, NONE, type Side, type State } from './types.ts'
import { setOf } from './zones.ts'

/** What characters, weapons and infusions give all the time (RRD-350, RRD-351). */

/** A card that standing texts may speak of: its type, its slot, and what it is the first of in the bout. */
export interface Spoken {
  type: number
  slot: number
  flags: number
}

/** The sum of a side's standing texts of one kind that speak of this card. */
export function standing(s: State, seat: Seat, op: Op, card: Spoken): number {
  const side = s.sides[seat]!
  const set = setOf(s)
  let sum = sumOf(s, seat, set.characters[side.character]!.standing, op, card)
  for (const weapon of side.weapons) sum += sumOf(s, seat, set.weapons[weapon]!.standing, op, card)
  for (const infusion of side.sockets) sum += sumOf(s, seat, set.cards[infusion]!.infusion, op, card)
  return sum
}

/** RRD-351: a standing Block lowers every opposing assault on that slot of its owner. */
export function standingBlock(s: State, seat: Seat, slot: number): number {
  return standing(s, seat, 'block', { type: ASSAULT, slot, flags: 0 })
}

/** What a card would be the first of, if it were placed now (RRD-361). */
export function flagsOf(side: Side, card: Printed, counter: boolean): number {
  const would =
    (card.type === ASSAULT ? FIRST_ASSAULT : 0) | (counter ? FIRST_COUNTER : 0) | (card.instant ? FIRST_INSTANT : 0)
  return would & ~side.firsts
}

function sumOf(s: State, seat: Seat, texts: readonly Standing[], op: Op, card: Spoken): number {
  let sum = 0
  for (const text of texts) {
    if (text.op !== op || text.when !== 'always' || !speaksOf(text, card)) continue
    if (holds(s, text.if, around(seat, card))) sum += text.x ?? 0
  }
  return sum
}

function around(seat: Seat, { slot }: Spoken): Circumstances {
  return { seat, slot, opposed: false, after: NONE }
}

function speaksOf({ filter }: Standing, card: Spoken): boolean {
  if (filter === undefined) return true
  if (filter.slot !== undefined && !filter.slot.includes(SLOTS[card.slot]!)) return false
  return filter.cards === undefined || isA(filter.cards, card)
}

function isA(what: CardFilter, { type, flags }: Spoken): boolean {
  switch (what) {
    case 'assault':
      return type === ASSAULT
    case 'support':
      return type === SUPPORT
    case 'defence':
      return type === DEFENCE
    case 'first_assault':
      return (flags & FIRST_ASSAULT) !== 0
    case 'first_counter':
      return (flags & FIRST_COUNTER) !== 0
    case 'first_instant':
      return (flags & FIRST_INSTANT) !== 0
  }
}
