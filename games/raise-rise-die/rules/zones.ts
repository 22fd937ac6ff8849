import type { Seat, Turn } from '@runatal/kernel'
import { type CardSet, cardSet, type Printed } from '../content/printed.ts'
import { type Laid, OPEN, type RaiseRiseDie, type Side, type State } from './types.ts'

/** Cards on their way between zones, and what each player knows of them (RRD-054 to RRD-064, RRD-366 to RRD-368). */

export type T = Turn<RaiseRiseDie>

export function setOf(s: State): CardSet {
  return cardSet(s.pack)
}

export function printed(s: State, card: number): Printed {
  return setOf(s).cards[card]!
}

export function idOf(s: State, card: number): string {
  return printed(s, card).id
}

export function numberOf(s: State, id: string): number {
  return setOf(s).cardNumber.get(id)!
}

export function foeOf(seat: Seat): Seat {
  return 1 - seat
}

/** The Top soul: undefined without a card that is face up. */
export function topSoul(side: Side): number | undefined {
  return side.shown ? side.deck.at(-1) : undefined
}

/** RRD-056: outside the draw step a deck always shows its first card. */
export function reveal(s: State, seat: Seat, t: T) {
  const side = s.sides[seat]!
  if (side.shown || side.deck.length === 0) return
  side.shown = true
  t.stand()
  const top = side.deck.length - 1
  openUp(side, top)
  t.emit?.({ type: 'TOP_REVEALED', seat, card: idOf(s, side.deck[top]!) })
}

/** RRD-303, RRD-055: the Top soul first; what is missing is not drawn (RRD-091). Nothing is revealed here. */
export function drawCards(s: State, seat: Seat, count: number, source: 'active' | 'latent' | 'effect', t: T) {
  const side = s.sides[seat]!
  const drawn: number[] = []
  const top = topSoul(side)
  while (drawn.length < count && side.deck.length > 0) drawn.push(drawOne(side))
  if (drawn.length > 0) t.stand()
  if (drawn.length === 0 || t.emit === undefined) return
  const cards = drawn.map(card => idOf(s, card))
  const open = top === undefined ? {} : { top: idOf(s, top) }
  const told = { type: 'DRAWN', seat, count: drawn.length, source, ...open } as const
  t.emit({ ...told, cards }, { to: seat, others: told })
}

function drawOne(side: Side): number {
  const lore = side.foeLore.at(-1)!
  if (lore > 0) dissolve(side, lore)
  const card = side.deck.pop()!
  side.foeLore.pop()
  side.ownLore.pop()
  if (lore === OPEN) insert(side.known, card)
  side.hand.push(card)
  side.shown = false
  return card
}

/** A card of the hand is played, sacrificed or discarded: everybody sees which. */
export function leaveHand(side: Side, card: number) {
  takeOut(side.hand, card)
  if (!takeOut(side.known, card)) takeOut(side.seen, card)
}

/** Into the hand for all to see: from the Void, an Exchange, a Search, a socket. */
export function joinHand(side: Side, card: number) {
  side.hand.push(card)
  insert(side.known, card)
}

export function layInVoid(side: Side, card: number) {
  insert(side.void, card)
}

/** RRD-258: a transcended card leaves its slot. */
export function sink(s: State, at: number) {
  const [{ seat, card }] = s.laid.splice(at, 1) as [Laid]
  layInVoid(s.sides[seat]!, card)
}

/** Takes the Top soul off: it was face up. */
export function takeTop(side: Side): number {
  side.foeLore.pop()
  side.ownLore.pop()
  side.shown = false
  return side.deck.pop()!
}

/**
 * Under the deck, the first of them highest. Its owner knows them in order; the opponent knows the order if it was
 * `open`, or else only which they were.
 */
export function putUnder(side: Side, cards: readonly number[], open = false) {
  const lore = open || cards.length === 1 ? OPEN : ++side.groups
  const { deck, ownLore, foeLore } = side
  const count = cards.length
  makeRoom(deck, count)
  makeRoom(ownLore, count)
  makeRoom(foeLore, count)
  for (let i = 0; i < count; i++) {
    deck[i] = cards[count - 1 - i]!
    ownLore[i] = 1
    foeLore[i] = lore
  }
}

/** At the beginning of a list; in place, for that is measurably quicker. */
function makeRoom(list: number[], count: number) {
  for (let i = 0; i < count; i++) list.push(0)
  for (let i = list.length - 1; i >= count; i--) list[i] = list[i - count]!
}

/** RRD-366: a shuffle wipes the order, not the set. */
export function shuffleDeck(s: State, seat: Seat, reason: 'setup' | 'search', t: T) {
  const side = s.sides[seat]!
  for (let i = 0; i < side.deck.length; i++) if (side.foeLore[i] !== 0) insert(side.seen, side.deck[i]!)
  t.chance.shuffle(side.deck)
  side.ownLore.fill(0)
  side.foeLore.fill(0)
  side.shown = false
  t.emit?.({ type: 'DECK_SHUFFLED', seat, reason })
}

/** What its owner knows to be in the deck, as a set: the list less what lies elsewhere (RRD-367). */
export function deckAsSet(s: State, seat: Seat): number[] {
  const side = s.sides[seat]!
  const elsewhere: number[] = []
  const count = (card: number) => (elsewhere[card] = (elsewhere[card] ?? 0) + 1)
  for (const zone of [side.hand, side.discard, side.void, side.sockets, side.objects]) zone.forEach(count)
  for (const laid of s.laid) if (laid.seat === seat) count(laid.card)
  return side.list.filter(card => {
    const more = elsewhere[card] ?? 0
    if (more > 0) elsewhere[card] = more - 1
    return more === 0
  })
}

/** The card at this place of the deck is face up now. */
function openUp(side: Side, at: number) {
  const lore = side.foeLore[at]!
  if (lore === 0) takeOut(side.seen, side.deck[at]!)
  side.ownLore[at] = 1
  side.foeLore[at] = OPEN
}

/** A card of a group went to the hand unseen: the opponent no longer knows where the rest of that set is. */
function dissolve(side: Side, group: number) {
  for (let i = 0; i < side.deck.length; i++) {
    if (side.foeLore[i] !== group) continue
    side.foeLore[i] = 0
    insert(side.seen, side.deck[i]!)
  }
}

/** Sets are kept sorted, so that equal sets are equal lists. */
export function insert(sorted: number[], card: number) {
  let at = sorted.length
  for (; at > 0 && sorted[at - 1]! > card; at--) sorted[at] = sorted[at - 1]!
  sorted[at] = card
}

/** Takes one copy out, keeping the order; false if there was none. */
export function takeOut(cards: number[], card: number): boolean {
  const at = cards.indexOf(card)
  if (at < 0) return false
  for (let i = at; i < cards.length - 1; i++) cards[i] = cards[i + 1]!
  cards.pop()
  return true
}
