import type { Decision, Seat, Steps } from '@runatal/kernel'
import { finish } from './losses.ts'
import { tellCards } from './matters.ts'
import { setOff } from './standing-texts.ts'
import { type Asks, NONE, type RaiseRiseDie, type Side, type State } from './types.ts'
import { leastOf, missed } from './worth.ts'
import { foeOf, idOf, insert, numberOf, printed, putUnder, reveal, setOf, type T, takeOut } from './zones.ts'

/** The end of a bout, in its fixed order (RRD-313, RRD-314, RRD-322 to RRD-335). */

const STILL_BOUTS = 3
const MOST_BOUTS = 40
const HAND_LIMIT = 8

type Names = 'consolidation' | 'endTexts' | 'infuse' | 'gather' | 'under' | 'limitHands' | 'endBout'

export const consolidation: Steps<RaiseRiseDie, Names> = {
  consolidation(s, _, t) {
    s.phase = 'consolidation'
    t.emit?.({ type: 'PHASE_STARTED', phase: 'consolidation' })
    if (bleed(s, t)) return
    const { first } = s
    const second = foeOf(first)
    t.next(
      ['endTexts', first],
      ['endTexts', second],
      ['infuse', first],
      ['infuse', second],
      'gather',
      'under',
      'endBout',
    )
  },

  // RRD-325
  endTexts(s, seat, t) {
    t.emit?.({ type: 'END_EFFECTS', seat })
    setOff(s, seat, 'end_of_bout', NONE, t)
  },

  // RRD-222, RRD-229, RRD-232
  infuse(s, seat, t) {
    if (freeSockets(s, seat) > 0 && s.laid.some(laid => laid.seat === seat && laid.infusable)) t.ask(seat, 'infuse')
  },

  // RRD-327, RRD-330: both at once, in secret.
  gather(s, _, t) {
    for (let seat = 0; seat < 2; seat++) if (differ(ungathered(s, seat))) t.ask(seat, 'gather')
  },

  // RRD-327 to RRD-333
  under(s, _, t) {
    for (const seat of [s.first, foeOf(s.first)]) {
      const side = s.sides[seat]!
      const gathered = [...side.gathered, ...ungathered(s, seat)]
      if (gathered.length > 0) tellCards(s, 'GATHERED', seat, gathered, t)
      const count = side.discard.length + gathered.length
      putUnder(side, side.discard, true) // RRD-329: the oldest comes up first
      putUnder(side, gathered)
      side.discard.length = 0
      side.gathered.length = 0
      if (count > 0) t.emit?.({ type: 'DISCARD_UNDER_DECK', seat, count })
      reveal(s, seat, t) // RRD-331
    }
    s.laid.length = 0
    for (const seat of [s.first, foeOf(s.first)]) {
      s.sides[seat]!.used = 0 // RRD-240
      t.emit?.({ type: 'OBJECTS_READIED', seat })
    }
    for (const seat of [s.first, foeOf(s.first)]) {
      const side = s.sides[seat]!
      t.emit?.({ type: 'RESERVE_EMPTIED', seat, lost: side.reserve })
      side.reserve = 0 // RRD-132
    }
    t.next('limitHands')
  },

  // RRD-343
  limitHands(s, _, t) {
    if (s.handLimit === 0) return
    for (let seat = 0; seat < 2; seat++) if (s.sides[seat]!.hand.length > HAND_LIMIT) t.ask(seat, 'handLimit')
  },

  endBout(s, _, t) {
    for (const side of s.sides) forgetBout(side) // RRD-334
    s.stillBouts = s.normals === 0 ? s.stillBouts + 1 : 0
    s.normals = 0
    s.passed = false
    // RRD-339
    if (s.stillBouts === STILL_BOUTS) return finish(s, larger(s), 'stall', t)
    if (s.bout === MOST_BOUTS) return finish(s, larger(s), 'limit', t)
    t.next('bout')
  },
}

/** RRD-314: on both at the same time. True if that ended the game. */
function bleed(s: State, t: T): boolean {
  for (let seat = 0; seat < 2; seat++) {
    const side = s.sides[seat]!
    if (side.bleed === 0) continue
    const lost = side.bleed
    side.hp = Math.max(0, side.hp - lost)
    side.bleed--
    t.emit?.({ type: 'BLEED_TICK', seat, lost, left: side.bleed })
    t.emit?.({ type: 'HP_LOST', seat, amount: lost, cause: 'bleed', left: side.hp })
  }
  const [a, b] = s.sides
  if (a.hp > 0 && b.hp > 0) return false
  if (a.hp === 0 && b.hp === 0) finish(s, NONE, 'bleed', t) // RRD-338
  else finish(s, a.hp === 0 ? 1 : 0, 'hp', t)
  return true
}

/** RRD-339: who kept the larger share of their hit points, or NONE. */
function larger(s: State): Seat {
  const ether = s.sides.map(side => setOf(s).characters[side.character]!.character.ether)
  const left = s.sides[0].hp * ether[1]! - s.sides[1].hp * ether[0]!
  return left > 0 ? 0 : left < 0 ? 1 : NONE
}

function forgetBout(side: Side) {
  side.weak.fill(0)
  side.nextDamage = 0
  side.nextShake = 0
  side.nextBlock = 0
  side.nextAmplitude = 0
  side.nextCost = 0
  side.played = 0
  side.lastType = NONE
  side.passes = 0
  side.hasPassed = false
  side.firsts = 0
  side.characterUses = 0
  side.weaponUses.fill(0)
  side.socketUses.fill(0)
  side.abilityUsed = false
}

export function socketsOf(s: State, seat: Seat): number {
  let sockets = 0
  for (const weapon of s.sides[seat]!.weapons) sockets += setOf(s).weapons[weapon]!.weapon.bubbles
  return sockets
}

export function freeSockets(s: State, seat: Seat): number {
  return socketsOf(s, seat) - s.sides[seat]!.sockets.length
}

/** A seat's cards on the slots that it has not put in order yet, in the order of play. */
function ungathered(s: State, seat: Seat): number[] {
  const cards: number[] = []
  for (const laid of s.laid) if (laid.seat === seat) cards.push(laid.card)
  for (const card of s.sides[seat]!.gathered) takeOut(cards, card)
  return cards
}

/** Equal cards are in order however they lie. */
function differ(cards: readonly number[]): boolean {
  for (const card of cards) if (card !== cards[0]) return true
  return false
}

export const infuse: Decision<RaiseRiseDie, 'infuse'> = {
  rule: 'RRD-326',
  options(s, seat) {
    const options: Asks['infuse'][] = [{ do: 'done' }]
    const eligible = s.laid.filter(laid => laid.seat === seat && laid.infusable)
    for (const card of new Set(eligible.map(laid => laid.card))) options.push({ do: 'infuse', card: idOf(s, card) })
    return options
  },
  take(s, seat, move, t) {
    if (move.do === 'done') return
    const card = numberOf(s, move.card)
    const side = s.sides[seat]!
    s.laid.splice(
      s.laid.findIndex(laid => laid.seat === seat && laid.card === card && laid.infusable),
      1,
    )
    const socket = side.sockets.push(card) - 1
    side.socketUses.push(0)
    t.emit?.({ type: 'INFUSED', seat, card: move.card, socket })
    t.next(['infuse', seat])
  },
  late: () => ({ do: 'done' }),
}

export const gather: Decision<RaiseRiseDie, 'gather'> = {
  rule: 'RRD-327',
  options(s, seat, options = []) {
    options.push({ do: 'asPlayed' })
    const cards = ungathered(s, seat)
    for (let i = 0; i < cards.length; i++)
      if (cards.indexOf(cards[i]!) === i) options.push({ do: 'next', card: idOf(s, cards[i]!) })
    return options
  },
  take(s, seat, move, t) {
    if (move.do === 'asPlayed') return
    s.sides[seat]!.gathered.push(numberOf(s, move.card))
    if (differ(ungathered(s, seat))) t.ask(seat, 'gather')
  },
  late: () => ({ do: 'asPlayed' }),
}

export const handLimit: Decision<RaiseRiseDie, 'handLimit'> = {
  rule: 'RRD-343',
  options: (s, seat) => [...new Set(s.sides[seat]!.hand)].map(card => ({ do: 'under', card: idOf(s, card) })),
  take(s, seat, move, t) {
    const side = s.sides[seat]!
    const card = numberOf(s, move.card)
    takeOut(side.hand, card)
    if (takeOut(side.known, card)) insert(side.seen, card) // in the hand or under the deck: nobody else can tell
    side.deck.unshift(card)
    side.ownLore.unshift(1)
    side.foeLore.unshift(0)
    const others = { type: 'HAND_LIMITED', seat, count: 1 } as const
    t.emit?.({ ...others, cards: [move.card] }, { to: seat, others })
    t.stand()
    if (side.hand.length > HAND_LIMIT) t.ask(seat, 'handLimit')
  },
  late(s, seat) {
    const card = leastOf(s.sides[seat]!.hand, one => missed(printed(s, one)))
    return { do: 'under', card: idOf(s, card) }
  },
}
