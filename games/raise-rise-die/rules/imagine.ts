import { type Chance, UNKNOWN, type Viewer } from '@runatal/kernel'
import { DEFENCE } from '../content/printed.ts'
import { mayCounter } from './chain.ts'
import { isOptimal, means, priceOf } from './price.ts'
import { clone } from './sight.ts'
import { NONE, type Side, type State } from './types.ts'
import { deckAsSet, setOf, takeOut } from './zones.ts'

/** A full state that a seat could believe in: its own deck from its list, the other's from what was seen and is legal. */

const COPIES = 3

export function imagine(masked: State, viewer: Viewer, chance: Chance): State {
  const s = clone(masked)
  for (let seat = 0; seat < 2; seat++) {
    const side = s.sides[seat]!
    if (side.list[0] === UNKNOWN) imagineFoe(s, seat, chance)
    else fillDeck(side, shuffled(unplaced(s, seat), chance))
  }
  const { placing } = s
  if (placing?.card === UNKNOWN) imagineDeclared(s, chance)
  return s
}

/** Of the deck as a set, what is not already known to lie somewhere. */
function unplaced(s: State, seat: number): number[] {
  const cards = deckAsSet(s, seat)
  for (const card of s.sides[seat]!.deck) takeOut(cards, card)
  return cards
}

function fillDeck(side: Side, cards: number[]) {
  for (let i = 0; i < side.deck.length; i++) if (side.deck[i] === UNKNOWN) side.deck[i] = cards.pop()!
}

/** RRD-366, RRD-367: known cards stay where they are known to be; seen ones are somewhere; the rest is any legal card. */
function imagineFoe(s: State, seat: number, chance: Chance) {
  const side = s.sides[seat]!
  shuffleGroups(side, chance)
  const hiddenHand = side.hand[0] === UNKNOWN
  const inHand = hiddenHand ? side.hand.length - side.known.length : 0
  const inDeck = side.deck.filter(card => card === UNKNOWN).length
  const open = [
    ...(hiddenHand ? side.known : side.hand),
    ...side.deck.filter(card => card !== UNKNOWN),
    ...side.discard,
    ...side.void,
    ...side.sockets,
    ...side.objects,
    ...s.laid.filter(laid => laid.seat === seat).map(laid => laid.card),
  ]
  // With open hands a seen card may lie in the hand: what is left of them is in the deck.
  const pool = side.seen.slice()
  if (!hiddenHand) for (const card of unknownPart(side)) takeOut(pool, card)
  const rest = legalRest(s, side, [...open, ...pool], inHand + inDeck - pool.length, chance)
  const hidden = shuffled([...pool, ...rest], chance)
  if (hiddenHand) side.hand = [...side.known, ...hidden.splice(0, inHand)]
  side.list = [...open, ...pool, ...rest].toSorted((a, b) => a - b)
  fillDeck(side, hidden)
}

function unknownPart(side: Side): number[] {
  const rest = side.hand.slice()
  for (const card of side.known) takeOut(rest, card)
  return rest
}

/** The opponent knows a group as a set: any order is as good. */
function shuffleGroups(side: Side, chance: Chance) {
  for (const group of new Set(side.foeLore)) {
    if (group <= 0) continue
    const cards = shuffled(
      side.deck.filter((_, i) => side.foeLore[i] === group),
      chance,
    )
    for (let i = 0; i < side.deck.length; i++) if (side.foeLore[i] === group) side.deck[i] = cards.pop()!
  }
}

/** So many further cards that its weapons allow, at most three of each. */
function legalRest(s: State, side: Side, held: readonly number[], count: number, chance: Chance): number[] {
  const set = setOf(s)
  const arms = side.weapons.map(weapon => set.weapons[weapon]!.weapon)
  const copies: number[] = set.cards.map(() => 0)
  for (const card of held) copies[card]!++
  const pool: number[] = []
  for (let card = 0; card < set.cards.length; card++) {
    const { arch, weapon } = set.cards[card]!.card
    const legal = arms.some(arm => arm.arch === arch) && (weapon === undefined || arms.some(({ id }) => id === weapon))
    if (legal) for (let copy = copies[card]!; copy < COPIES; copy++) pool.push(card)
  }
  return shuffled(pool, chance).slice(0, count)
}

/** Somebody is paying for a card: some card of theirs that could be it. */
function imagineDeclared(s: State, chance: Chance) {
  const placing = s.placing!
  const { seat, how } = placing
  const side = s.sides[seat]!
  const set = setOf(s)
  const last = s.chain.at(-1)
  const hand = shuffled(side.hand.slice(), chance)
  const slotOf = (card: number) => {
    if (how === 'counter' || how === 'attached') return last!.slot
    return [0, 1, 2, 3, 4].find(slot => isOptimal(set.cards[card]!, slot))!
  }
  const couldBe = (card: number) => {
    const { instant, type } = set.cards[card]!
    if (instant !== (how === 'free' || how === 'attached')) return false
    return how === 'counter' || how === 'attached' ? mayCounter(type, last!) : type !== DEFENCE
  }
  // What the rest of the hand falls short of, or has to spare.
  const missing = (card: number) =>
    priceOf(s, seat, set.cards[card]!, how, slotOf(card)) - means(s, seat) + set.cards[card]!.va
  const dear = (card: number) => priceOf(s, seat, set.cards[card]!, how, slotOf(card)) > side.reserve
  const payable = hand.filter(card => missing(card) <= 0)
  const chosen =
    payable.find(card => couldBe(card) && dear(card)) ??
    payable.find(couldBe) ??
    hand.toSorted((a, b) => missing(a) - missing(b))[0] ??
    NONE
  s.placing = { ...placing, card: chosen, slots: [slotOf(chosen)] }
}

function shuffled(cards: number[], chance: Chance): number[] {
  chance.shuffle(cards)
  return cards
}
