import type { Decision, Seat, Steps } from '@runatal/kernel'
import { MARKERS, SLOTS } from '../content/language.ts'
import { mark, weaken } from './effects.ts'
import { removeObject } from './objects.ts'
import { slotNumber } from './slots.ts'
import type { Asks, Matter, RaiseRiseDie, State } from './types.ts'
import { deckAsSet, foeOf, idOf, joinHand, leaveHand, numberOf, printed, putUnder, reveal } from './zones.ts'
import { shuffleDeck, type T, takeOut } from './zones.ts'
import { isNeeded, leastLoss, leastOf, missed, strength } from './worth.ts'

/** Questions in the middle of a text: which card, which slot, which object. */

type Discarding = Extract<Matter, { kind: 'discard' }>
type Effect = Extract<Matter, { kind: 'effect' }>

export const matters: Steps<RaiseRiseDie, 'discard' | 'salvage' | 'cleanse' | 'readyObjects'> = {
  // RRD-298, RRD-299: card by card until the value is reached; a hand worth less goes whole.
  discard(s, _, t) {
    const matter = s.matter as Discarding
    const { seat, value } = matter
    const { hand } = s.sides[seat]!
    let worth = matter.chosen
    for (const card of hand) worth += printed(s, card).va
    if (worth < value) while (hand.length > 0) throwAway(s, hand[0]!, matter)
    if (matter.chosen < value && hand.length > 0) {
      t.ask(seat, 'discard')
      return t.next('discard')
    }
    s.matter = null
    const cards = matter.cards.map(card => idOf(s, card))
    if (cards.length > 0) t.emit?.({ type: 'HAND_DISCARDED', seat, cards, cause: matter.why })
    if (matter.why === 'poison') mark(s, seat, 'poison', -1, t) // RRD-308
  },

  // Chosen in secret, one at a time; they move together, so that nobody sees the order (RRD-366).
  salvage(s, _, t) {
    const { seat, x, cards } = s.matter as Effect
    if (cards.length < x && s.sides[seat]!.void.length > cards.length) return t.ask(seat, 'salvage')
    endSalvage(s, t)
  },

  // D21: automatic with one kind only.
  cleanse(s, _, t) {
    const matter = s.matter as Effect
    const { seat } = matter
    const side = s.sides[seat]!
    while (matter.x > 0 && side.bleed + side.poison > 0) {
      if (side.bleed > 0 && side.poison > 0) return t.ask(seat, 'cleanse')
      mark(s, seat, side.bleed > 0 ? 'bleed' : 'poison', -1, t)
      matter.x--
    }
    s.matter = null
  },

  // D22: automatic with one only.
  readyObjects(s, _, t) {
    const { seat, x } = s.matter as Effect
    const [first, ...more] = x > 0 ? usedObjects(s, seat) : []
    if (more.length > 0) return t.ask(seat, 'ready')
    s.matter = null
    if (first !== undefined) makeReady(s, seat, first, t)
  },
}

export const discard: Decision<RaiseRiseDie, 'discard'> = {
  rule: 'RRD-299',
  options(s, seat, options = []) {
    const matter = s.matter as Discarding
    const { hand } = s.sides[seat]!
    for (let i = 0; i < hand.length; i++)
      if (hand.indexOf(hand[i]!) === i && isNeeded(s, hand, hand[i]!, matter))
        options.push({ do: 'discard', card: idOf(s, hand[i]!) })
    return options
  },
  take(s, _, move) {
    throwAway(s, numberOf(s, move.card), s.matter as Discarding)
  },
  late(s, seat) {
    const matter = s.matter as Discarding
    const { hand } = s.sides[seat]!
    const card = leastOf(hand, one => leastLoss(s, hand, one, matter))
    return { do: 'discard', card: idOf(s, card) }
  },
}

function throwAway(s: State, card: number, matter: Discarding) {
  const side = s.sides[matter.seat]!
  const { va } = printed(s, card)
  leaveHand(side, card)
  side.discard.push(card)
  matter.chosen += va
  matter.least = Math.min(matter.least, va)
  matter.cards.push(card)
}

export const exchange: Decision<RaiseRiseDie, 'exchange'> = {
  rule: 'RRD-289',
  // RRD-288, RRD-289
  options(s, seat) {
    const { x } = s.matter as Effect
    const side = s.sides[seat]!
    const options: Asks['exchange'][] = [{ do: 'decline' }]
    for (const give of new Set(side.hand)) {
      if (printed(s, give).va !== x) continue
      for (const take of new Set(side.discard))
        options.push({ do: 'exchange', give: idOf(s, give), take: idOf(s, take) })
    }
    return options
  },
  take(s, seat, move, t) {
    s.matter = null
    if (move.do === 'decline') return
    const side = s.sides[seat]!
    const given = numberOf(s, move.give)
    const taken = numberOf(s, move.take)
    leaveHand(side, given)
    side.discard[side.discard.indexOf(taken)] = given
    joinHand(side, taken)
    t.emit?.({ type: 'EXCHANGED', seat, given: move.give, taken: move.take })
  },
  late: () => ({ do: 'decline' }),
}

export const search: Decision<RaiseRiseDie, 'search'> = {
  rule: 'RRD-311',
  // RRD-311: by card, never in deck order; what is in the deck follows from the list.
  options(s, seat) {
    const { x } = s.matter as Effect
    const options: Asks['search'][] = [{ do: 'decline' }, { do: 'shuffle' }]
    for (const card of new Set(deckAsSet(s, seat)))
      if (printed(s, card).va === x) options.push({ do: 'take', card: idOf(s, card) })
    return options
  },
  take(s, seat, move, t) {
    const { x } = s.matter as Effect
    s.matter = null
    if (move.do === 'decline') return
    const side = s.sides[seat]!
    if (move.do === 'take') {
      const card = numberOf(s, move.card)
      const at = side.deck.lastIndexOf(card)
      side.deck.splice(at, 1)
      side.ownLore.splice(at, 1)
      const [lore] = side.foeLore.splice(at, 1)
      if (lore === 0) takeOut(side.seen, card)
      joinHand(side, card)
    }
    t.emit?.({ type: 'SEARCHED', seat, va: x, ...(move.do === 'take' && { card: move.card }) })
    shuffleDeck(s, seat, 'search', t)
    reveal(s, seat, t)
  },
  // RRD-371: a card for nothing; all have the same soul. The last one stays: without it any damage is the end (RRD-207).
  late(s, seat) {
    const deck = deckAsSet(s, seat)
    const found = deck.filter(card => printed(s, card).va === (s.matter as Effect).x)
    if (found.length === 0 || deck.length === 1) return { do: 'decline' }
    return {
      do: 'take',
      card: idOf(
        s,
        leastOf(found, card => -strength(printed(s, card))),
      ),
    }
  },
}

export const weakPoint: Decision<RaiseRiseDie, 'weakPoint'> = {
  rule: 'RRD-306',
  options: () => SLOTS.map(slot => ({ do: 'mark', slot })),
  take(s, seat, { slot }, t) {
    const { x } = s.matter as Effect
    s.matter = null
    weaken(s, foeOf(seat), slotNumber(slot), x, t)
  },
  // Where most assaults strike.
  late: () => ({ do: 'mark', slot: 'body' }),
}

export const salvage: Decision<RaiseRiseDie, 'salvage'> = {
  rule: 'RRD-057',
  options(s, seat) {
    return [
      { do: 'stop' },
      ...[...new Set(salvageable(s, seat))].map((card): Asks['salvage'] => ({ do: 'salvage', card: idOf(s, card) })),
    ]
  },
  take(s, _, move, t) {
    if (move.do === 'stop') return endSalvage(s, t)
    ;(s.matter as Effect).cards.push(numberOf(s, move.card))
    t.next('salvage')
  },
  // RRD-371: cards for nothing, those that would be missed most, at one stroke.
  late(s, seat) {
    const { cards, x } = s.matter as Effect
    const best = salvageable(s, seat).toSorted((a, b) => missed(printed(s, b)) - missed(printed(s, a)))
    const chosen = best.slice(0, x - cards.length)
    cards.push(...chosen.slice(0, -1))
    return { do: 'salvage', card: idOf(s, chosen.at(-1)!) }
  },
}

function salvageable(s: State, seat: Seat): number[] {
  const left = s.sides[seat]!.void.slice()
  for (const card of (s.matter as Effect).cards) takeOut(left, card)
  return left
}

function endSalvage(s: State, t: T) {
  const { seat, cards } = s.matter as Effect
  s.matter = null
  if (cards.length === 0) return
  const side = s.sides[seat]!
  for (const card of cards) takeOut(side.void, card)
  putUnder(side, cards) // D18: the first one highest
  tellCards(s, 'SALVAGED', seat, cards, t)
  reveal(s, seat, t)
}

export const shatterObject: Decision<RaiseRiseDie, 'shatterObject'> = {
  rule: 'RRD-253',
  options: (s, seat) => [
    { do: 'none' },
    ...s.sides[foeOf(seat)]!.objects.map((_, object): Asks['shatterObject'] => ({ do: 'shatter', object })),
  ],
  take(s, seat, move, t) {
    if (move.do === 'none') return
    const foe = foeOf(seat)
    const card = removeObject(s, foe, move.object)
    s.sides[foe]!.discard.push(card)
    t.emit?.({ type: 'OBJECT_SHATTERED', seat: foe, card: idOf(s, card) })
  },
  late: () => ({ do: 'none' }),
}

export const shatterInfusion: Decision<RaiseRiseDie, 'shatterInfusion'> = {
  rule: 'RRD-230',
  options: (s, seat) => [
    { do: 'none' },
    ...s.sides[foeOf(seat)]!.sockets.map((_, socket): Asks['shatterInfusion'] => ({ do: 'shatter', socket })),
  ],
  take(s, seat, move, t) {
    if (move.do === 'none') return
    const foe = foeOf(seat)
    s.sides[foe]!.discard.push(removeInfusion(s, foe, move.socket, 'discard', t)) // RRD-233
  },
  late: () => ({ do: 'none' }),
}

export const unbind: Decision<RaiseRiseDie, 'unbind'> = {
  rule: 'RRD-230',
  options: (s, seat) => [
    { do: 'none' },
    ...s.sides[seat]!.sockets.map((_, socket): Asks['unbind'] => ({ do: 'unbind', socket })),
  ],
  take(s, seat, move, t) {
    if (move.do === 'unbind') joinHand(s.sides[seat]!, removeInfusion(s, seat, move.socket, 'hand', t))
  },
  late: () => ({ do: 'none' }),
}

function removeInfusion(s: State, seat: Seat, socket: number, to: 'discard' | 'hand', t: T): number {
  const side = s.sides[seat]!
  const [card] = side.sockets.splice(socket, 1)
  side.socketUses.splice(socket, 1)
  t.emit?.({ type: 'INFUSION_REMOVED', seat, card: idOf(s, card!), to })
  return card!
}

export const cleanse: Decision<RaiseRiseDie, 'cleanse'> = {
  rule: 'RRD-321',
  options: () => MARKERS.map(marker => ({ do: 'cleanse', marker })),
  take(s, seat, { marker }, t) {
    ;(s.matter as Effect).x--
    mark(s, seat, marker, -1, t)
    t.next('cleanse')
  },
  // The kind that hurts most: markers hurt once for each bout until they have faded, and hit points do not come back.
  late(s, seat) {
    const { bleed, poison } = s.sides[seat]!
    return { do: 'cleanse', marker: poison > bleed ? 'poison' : 'bleed' }
  },
}

export const ready: Decision<RaiseRiseDie, 'ready'> = {
  rule: 'RRD-364',
  options: (s, seat) => usedObjects(s, seat).map(object => ({ do: 'ready', object })),
  take(s, seat, { object }, t) {
    ;(s.matter as Effect).x--
    makeReady(s, seat, object, t)
    t.next('readyObjects')
  },
  late(s, seat) {
    const { objects } = s.sides[seat]!
    const object = leastOf(usedObjects(s, seat), used => -strength(printed(s, objects[used]!)))
    return { do: 'ready', object }
  },
}

function usedObjects(s: State, seat: Seat): number[] {
  const { objects, used } = s.sides[seat]!
  return objects.map((_, object) => object).filter(object => (used & (1 << object)) !== 0)
}

function makeReady(s: State, seat: Seat, object: number, t: T) {
  const side = s.sides[seat]!
  side.used &= ~(1 << object)
  t.emit?.({ type: 'OBJECT_READIED', seat, card: idOf(s, side.objects[object]!) })
}

/** Cards whose order only their owner knows. */
export function tellCards(s: State, type: 'SALVAGED' | 'GATHERED', seat: Seat, cards: readonly number[], t: T) {
  if (t.emit === undefined) return
  const named = (list: readonly number[]) => list.map(card => idOf(s, card))
  const others = { type, seat, cards: named(cards.toSorted((a, b) => a - b)) }
  t.emit({ type, seat, cards: named(cards) }, { to: seat, others })
}
