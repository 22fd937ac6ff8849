import type { Reading, Seat } from '@runatal/kernel'
import { ASSAULT, cardSet, DEFENCE, SUPPORT } from '../content/printed.ts'
import { freeSockets } from '../rules/consolidation.ts'
import type { RaiseRiseDie, Side, State } from '../rules/types.ts'
import { strength } from '../rules/worth.ts'
import { foeOf, printed, topSoul } from '../rules/zones.ts'
import { standing, toInfuse, wornOut } from './evaluate.ts'
import { infusionWorth, objectWorth } from './lasting.ts'

const { cards, characters } = cardSet()

/** Plain numbers about a side, then which character it has, and which cards are in its hand and in its sockets. */
const NUMBERS = 41
const CHARACTERS = NUMBERS
const HAND = CHARACTERS + characters.length
const SOCKETS = HAND + cards.length
const SIZE = SOCKETS + cards.length

/** What a net is shown of a duel. Cards are known by name in the starter set; in another, by what is printed on them. */
export const reading: Reading<RaiseRiseDie> = {
  size: SIZE,
  seats: s => s.sides.length,
  read(s, seat, into, at) {
    const side = s.sides[seat]!
    into.fill(0, at, at + SIZE)
    let next = at
    for (const number of life(s, seat, side)) into[next++] = number
    for (const number of turn(s, seat, side)) into[next++] = number
    for (const number of hand(s, side)) into[next++] = number
    for (const number of lasting(s, seat, side)) into[next++] = number
    if (s.pack !== undefined) return
    into[at + CHARACTERS + side.character] = 1
    for (const card of side.hand) into[at + HAND + card]!++
    for (const card of side.sockets) into[at + SOCKETS + card]!++
  },
}

/** Hit points, souls, and what will hurt; the formula's own sum among them. */
function life(s: State, seat: Seat, side: Side): number[] {
  const top = topSoul(side)
  return [
    standing(s, seat),
    side.hp,
    Math.exp(-side.hp / 4),
    Math.exp(-side.hp / 10),
    side.deck.length,
    side.discard.length,
    wornOut(s, side, seat),
    side.latent,
    side.reserve,
    Math.min(2, side.reserve),
    side.bleed,
    side.poison,
    Number(side.stunned),
    side.weak.reduce((sum, weak) => sum + weak, 0),
    top === undefined ? 2 : printed(s, top).va,
  ]
}

/** Whose move it is, and how far the bout has come. */
function turn(s: State, seat: Seat, side: Side): number[] {
  return [
    1,
    Number(s.initiative === seat),
    Number(s.initiative === seat && s.passed),
    Number(side.hasPassed),
    Number(s.first === seat),
    Number(s.sides[foeOf(seat)]!.stunned && s.initiative === seat),
    side.played,
    Math.min(8, s.bout),
    Number(side.abilityUsed),
    side.nextDamage + side.nextShake + side.nextBlock,
    side.nextAmplitude + side.nextCost,
  ]
}

/** What is in the hand: of each kind how many, what they cost and what they do, and what the souls could pay. */
function hand(s: State, side: Side): number[] {
  const kinds = [0, 0, 0]
  let [instants, cost, souls, strong, best, cheap] = [0, 0, 0, 0, 0, 0]
  for (const number of side.hand) {
    const card = printed(s, number)
    const does = strength(card)
    kinds[card.type]!++
    instants += Number(card.instant)
    cost += card.cost
    souls += card.va
    strong += does
    best = Math.max(best, does)
    cheap += Number(card.cost <= side.reserve)
  }
  return [
    side.hand.length,
    kinds[ASSAULT]!,
    kinds[SUPPORT]!,
    kinds[DEFENCE]!,
    instants,
    cost,
    souls,
    strong,
    best,
    cheap,
  ]
}

/** What stays from bout to bout. */
function lasting(s: State, seat: Seat, side: Side): number[] {
  let [objects, infusions] = [0, 0]
  for (const object of side.objects) objects += objectWorth(s, printed(s, object))
  for (const infusion of side.sockets) infusions += infusionWorth(s, printed(s, infusion))
  return [objects, infusions, side.objects.length, freeSockets(s, seat), toInfuse(s, seat)]
}
