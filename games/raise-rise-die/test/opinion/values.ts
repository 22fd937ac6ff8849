import type { Op, Slot } from '../../content/language.ts'
import { holds } from './conditions.ts'
import { HALF, type Link, other, type Placed, type Side, sideOf, speakers, type World } from './table.ts'

/** What cards are worth against each other (RRD-217, model.pipelines). */

/** A card on one of its slots, with all that it has there (RRD-350, RRD-351, RRD-356). */
export function linkOf(w: World, placed: Placed, slot: Slot, wall = 0): Link {
  const { seat, card, type, transcended, object } = placed
  const own = isTextOn(placed, slot)
  const printed = object === undefined ? card.value : (card.use?.shake ?? 0)
  return {
    placed,
    seat,
    type,
    slot,
    base: transcended ? (card.value2 ?? printed) : printed,
    mods: own ? [...placed.mods] : [],
    bonus: placed.waiting + (own ? placed.own : 0) + given(w, placed, slot, BONUS[type]),
    cut: wall,
    pierce: (own ? placed.pierce : 0) + (type === 'assault' ? given(w, placed, slot, 'pierce') : 0),
    cancelled: false,
  }
}

const BONUS = { assault: 'damage_up', support: 'shake_up', defence: 'block_up' } as const

/** Effect text works on an optimal slot, and not on a counter unless it is a defence or says so (RRD-147, RRD-163). */
export function isTextOn({ card, how, slots }: Placed, slot: Slot): boolean {
  const [first] = slots
  // The first slot named decides (RRD-357).
  return [first, slot].every(one => one !== undefined && card.slots.includes(one)) && speaks(card, how)
}

/** Red text works on any slot, under the same limits (RRD-148, RRD-266). */
export function isRedOn({ card, how, transcended }: Placed): boolean {
  return transcended && speaks(card, how)
}

function speaks({ type, counter_text }: Placed['card'], how: Placed['how']): boolean {
  return (how !== 'counter' && how !== 'attached') || type === 'defence' || counter_text === true
}

/** What standing texts of its own side give to a card. */
function given(w: World, { seat, type, firsts }: Placed, slot: Slot, op: Op): number {
  return standingTexts(w, sideOf(w, seat), op, slot)
    .filter(({ filter, to }) => to === 'this' && (filter?.cards === undefined || isOf(filter.cards, type, firsts)))
    .filter(({ filter }) => filter?.slot === undefined || filter.slot.includes(slot))
    .reduce((sum, { x = 0 }) => sum + x, 0)
}

function isOf(wanted: string, type: string, firsts: ReadonlySet<string>): boolean {
  return wanted === type || firsts.has(wanted)
}

function standingBlock(w: World, side: Side, slot: Slot): number {
  return standingTexts(w, side, 'block', slot)
    .filter(({ filter }) => filter?.slot === undefined || filter.slot.includes(slot))
    .reduce((sum, { x = 0 }) => sum + x, 0)
}

function standingTexts(w: World, side: Side, op: Op, slot?: Slot) {
  const place = { seat: side.seat, ...(slot !== undefined && { slot }) }
  return speakers(side)
    .flatMap(({ texts }) => texts)
    .filter(text => text.when === 'always' && text.op === op && holds(w, text.if, place))
}

/** What standing texts take off the cost of a card (RRD-361). */
export function standingDiscount(w: World, side: Side, type: string, firsts: ReadonlySet<string>): number {
  return standingTexts(w, side, 'cost_down')
    .filter(({ filter }) => filter?.cards === undefined || isOf(filter.cards, type, firsts))
    .reduce((sum, { x = 0 }) => sum + x, 0)
}

/** Modifiers in the order they came, then bubble damage (RRD-285, RRD-286). */
export function raw({ base, mods, bonus }: Link): number {
  const modified = mods.reduce((value, factor) => (factor === HALF ? Math.floor(value / 2) : value * factor), base)
  return Math.max(0, modified + bonus)
}

/** A link after the next one acted on it. */
export interface Worth {
  value: number
  /** Valid, or not cancelled. */
  stands: boolean
  /** Everything that stands against an assault, and what Pierce it has left. */
  against: number
  unused: number
}

/** Worked out from the last link back: it stands in full, each acts on the one before with what is left (RRD-176). */
export function worked(w: World, chain: readonly Link[]): Worth[] {
  return chain.reduceRight<Worth[]>((after, link) => [worth(w, link, after[0]), ...after], [])
}

function worth(w: World, link: Link, answer: Worth | undefined): Worth {
  const full = raw(link)
  if (link.type === 'assault') {
    // What stands now: an infusion may have gone meanwhile (RRD-348).
    const standing = standingBlock(w, sideOf(w, other(link.seat)), link.slot)
    const against = link.cut + standing + (answer?.stands === true ? answer.value : 0)
    const value = Math.max(0, full - Math.max(0, against - link.pierce))
    // A printed 0 is valid if nothing was put against it, and no standing Block is left after Pierce (RRD-168).
    const untouched = against === standing && standing <= link.pierce && answer?.stands !== true
    const stands = value >= 1 || (link.base === 0 && untouched)
    return { value, stands, against, unused: Math.max(0, link.pierce - against) }
  }
  const beaten = link.cancelled || (answer !== undefined && cancels(answer, full))
  return { value: full, stands: link.type === 'defence' || !beaten, against: 0, unused: 0 }
}

/** An assault cancels with at least 1 damage that reaches the shake, less what Pierce is left (RRD-155, RRD-170, RRD-302). */
export function cancels({ value, unused }: Worth, shake: number): boolean {
  return value >= 1 && value >= shake - unused
}
