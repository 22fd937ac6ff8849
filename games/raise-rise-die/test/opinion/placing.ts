import type { Seat } from '@runatal/kernel'
import type { Card, CardFilter, Slot } from '../../content/language.ts'
import { applies } from './texts.ts'
import { loseHp } from './souls.ts'
import { ask, cardOf, distinct, found, type GameObject, type How, type Move, type Part, type Placed } from './table.ts'
import { type Question, type Side, sideOf, TAKE_BACK, tell, vaOf, without, type World } from './table.ts'
import { isTextOn, standingDiscount } from './values.ts'

/** Declaring, paying and putting down a card. */

export interface Declared {
  how: How
  seat: Seat
  card: Card
  slots: readonly Slot[]
  transcended: boolean
  object?: GameObject
  /** Which play of a card with Frenzy it is. */
  number?: number
  /** A counter lies against this card, perhaps on further slots too. */
  against?: string
  further?: readonly Slot[]
}

/** What it costs in VA (model.pipelines.price). */
export function priceOf(w: World, { how, seat, card, slots }: Declared): { cost: number; waived: boolean } {
  const side = sideOf(w, seat)
  const followUp = card.play?.find(({ op }) => op === 'follow_up')?.x
  const [slot] = slots
  const optimal = slot !== undefined && card.slots.includes(slot)
  const waived =
    followUp !== undefined && optimal && how !== 'counter' && how !== 'attached' && side.played + 1 >= followUp
  if (waived) return { cost: 0, waived }
  const lowered = card.cost - side.next.cost - standingDiscount(w, side, card.type, firstsOf(side, card, how))
  return { cost: Math.max(0, lowered), waived }
}

/** A card is offered only if reserve and the rest of the hand cover it (RRD-139), and transcended only with HP to spare. */
export function isPayable(w: World, declared: Declared): boolean {
  const { seat, card, transcended } = declared
  const side = sideOf(w, seat)
  if (transcended && side.hp <= card.cost) return false
  return side.reserve + vaOf(w, restOf(side, declared)) >= priceOf(w, declared).cost
}

/** Only the rest of the hand can be sacrificed, never the card being played (RRD-133). */
function restOf({ hand }: Side, { how, card }: Declared): string[] {
  return how === 'repeat' ? hand : without(hand, card.id)
}

/** Of what it would be the first this bout (RRD-361); a repeat is the first of nothing (RRD-354). */
function firstsOf(side: Side, card: Card, how: How): Set<CardFilter> {
  if (how === 'repeat') return new Set()
  const kinds: CardFilter[] = []
  if (card.type === 'assault') kinds.push('first_assault')
  if (how === 'counter' || how === 'attached') kinds.push('first_counter')
  if (card.instant === true) kinds.push('first_instant')
  return new Set(kinds.filter(kind => !side.begun.has(kind)))
}

/** An answer, and if it is a card, paid for. Taken back before the first sacrifice, the question is open again (RRD-138). */
export function* chosen(
  w: World,
  { seat, kind, options }: Question,
  declare: (move: Move) => Declared | undefined,
): Part<{ move: Move; declared: Declared | undefined }> {
  for (;;) {
    const move = yield* ask(seat, kind, options)
    const declared = declare(move)
    if (declared === undefined || (yield* isPaid(w, declared))) return { move, declared }
  }
}

/** Sacrifices, one card at a time, only while the reserve is below the cost (RRD-134). Not paid if it is taken back. */
function* isPaid(w: World, declared: Declared): Part<boolean> {
  const { seat, card, transcended } = declared
  const side = sideOf(w, seat)
  const { cost, waived } = priceOf(w, declared)
  for (let open = true; side.reserve < cost; open = false) {
    const options = distinct(restOf(side, declared)).map(id => ({ do: 'sacrifice', card: id }))
    const { move } = yield [{ seat, kind: 'sacrifice', options, open }]
    if (move.do === TAKE_BACK) return false
    sacrifice(w, side, found(move.card, 'card to sacrifice'))
  }
  side.reserve -= cost
  side.next.cost = 0
  side.hand = restOf(side, declared)
  tell(w, { type: 'PAID', seat, card: card.id, cost, reserve: side.reserve, waived })
  if (transcended) {
    tell(w, { type: 'TRANSCENDED', seat, card: card.id, hp: card.cost })
    // The printed cost, even if the price was lowered (RRD-263).
    if (card.cost > 0) loseHp(w, seat, card.cost, 'transcend')
  }
  return true
}

function sacrifice(w: World, side: Side, id: string) {
  const { va } = cardOf(w, id)
  side.hand = without(side.hand, id)
  side.void.push(id)
  side.reserve += va
  tell(w, { type: 'SACRIFICED', seat: side.seat, card: id, va, reserve: side.reserve })
}

/** On its slot as a new card: counted, with the waiting bonuses and its play text (model.machine PLACE). */
export function* place(w: World, declared: Declared): Part<Placed> {
  const { seat, card, how, slots, transcended, object } = declared
  const side = sideOf(w, seat)
  const firsts = firstsOf(side, card, how)
  const type = object === undefined ? card.type : 'support'
  const placed: Placed = {
    how,
    seat,
    card,
    type,
    slots,
    transcended,
    firsts,
    object,
    waiting: takeWaiting(side, type, how),
    own: 0,
    pierce: 0,
    mods: [],
    after: side.last,
    laid: undefined,
    opposed: false,
  }
  side.played++
  side.last = type
  if (type === 'assault') side.begun.add('first_assault')
  if (how === 'counter' || how === 'attached') side.begun.add('first_counter')
  if (card.instant === true) side.begun.add('first_instant')
  if (how !== 'free' && how !== 'attached') {
    side.passes = 0
    w.normals++
    w.passed = false
  }
  announce(w, declared)
  if (how === 'play' && object === undefined) layDown(w, placed)
  if (how !== 'play' && how !== 'repeat') layDown(w, placed)
  if (object === undefined) yield* playText(w, placed)
  return placed
}

function layDown(w: World, placed: Placed) {
  const { seat, card, slots, transcended } = placed
  const slot = found(slots[0], 'slot')
  placed.laid = { seat, card: card.id, slot, transcended, sideways: false, infusable: false }
  w.laid.push(placed.laid)
}

/** All that waits for the type at once (RRD-352); Amplitude only with the initiative. */
function takeWaiting({ next }: Side, type: Card['type'], how: How): number {
  const name = ({ assault: 'damage', support: 'shake', defence: 'block' } as const)[type]
  const bonus = next[name]
  next[name] = 0
  if (type === 'assault' && how === 'play') next.amplitude = 0
  return bonus
}

function announce(w: World, { how, seat, card, slots, object, number, against, further }: Declared) {
  const slot = found(slots[0], 'slot')
  const nth = sideOf(w, seat).played
  if (how === 'play')
    tell(w, { type: 'CARD_PLAYED', seat, card: card.id, slots: [...slots], nth, object: object !== undefined })
  if (how === 'repeat') tell(w, { type: 'FRENZY_REPEAT', seat, card: card.id, number: found(number, 'number') })
  if (how === 'free' || how === 'attached') tell(w, { type: 'INSTANT_PLAYED', seat, card: card.id, slot, mode: how })
  if (how === 'counter') {
    const more = further && { further: [...further] }
    tell(w, { type: 'COUNTERED_WITH', seat, card: card.id, slot, against: found(against, 'countered card'), ...more })
  }
}

/** What its own play text gives it, if it lies on an optimal slot somewhere (RRD-268, RRD-357). */
function* playText(w: World, placed: Placed): Part {
  const { seat, slots, card, after } = placed
  const slot = slots.find(one => isTextOn(placed, one))
  if (slot === undefined) return
  for (const entry of card.play ?? []) {
    if (entry.op === 'amplitude' || entry.op === 'frenzy' || entry.op === 'follow_up') continue
    if (!(yield* applies(w, entry, { seat, slot, ...(after && { after }) }))) continue
    const x = entry.x ?? 0
    if (entry.op === 'pierce') placed.pierce += x
    else if (entry.op === 'damage_mul') placed.mods.push(x)
    else placed.own += x
  }
}
