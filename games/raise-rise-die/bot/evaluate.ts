import type { Seat } from '@runatal/kernel'
import { linkOf } from '../rules/placement.ts'
import { priceOf } from '../rules/price.ts'
import type { Side, State } from '../rules/types.ts'
import { foeOf, printed, setOf } from '../rules/zones.ts'
import { chainWorth } from './outlook.ts'
import { bleedWorth, CARD, held, INFUSION, LATENT, NEXT, OBJECT, paying, poisonWorth } from './worths.ts'
import { RESERVE, STUN, WEAK } from './worths.ts'

/** How well a seat stands: the lead in hit points, with all that is worth some. */
export function evaluate(s: State, seat: Seat): number {
  const lead = standing(s, seat) - standing(s, foeOf(seat)) + pending(s, seat)
  return LOST + (1 - 2 * LOST) / (1 + Math.exp(-lead / HEAT))
}

/** The best of a lost duel, as the bots count outcomes: no hope is worth more than a victory. */
const LOST = 0.1

/** A lead of so many hit points wins three games in four. */
const HEAT = 7

/** An open card may still be answered, by somebody who has cards. */
const LET_THROUGH = 0.75

function standing(s: State, seat: Seat): number {
  const side = s.sides[seat]!
  const { cards } = setOf(s)
  let worth = side.hp - DANGER * Math.exp(-side.hp / 6)
  for (const card of side.hand) worth += held(cards[card]!)
  worth += RESERVE * Math.min(side.reserve, 4) + LATENT * side.latent
  worth += INFUSION * side.sockets.length + OBJECT * side.objects.length
  worth -= bleedWorth(side.bleed) + poisonWorth(side.poison)
  if (side.stunned) worth -= STUN
  for (const weak of side.weak) worth -= WEAK * weak
  worth += NEXT * (side.nextDamage + side.nextShake + side.nextBlock + side.nextAmplitude + side.nextCost)
  return worth - wornOut(s, side, seat)
}

const DANGER = 6

/** A deck that runs out loses the game (RRD-207): what can still come back counts. */
function wornOut(s: State, side: Side, seat: Seat): number {
  let souls = side.deck.length + 0.7 * side.discard.length
  for (const laid of s.laid) if (laid.seat === seat && !laid.transcended) souls += 0.7
  return souls >= 14 ? 0 : 0.06 * (14 - souls) ** 2
}

/** What lies open: the chain, and the card that is being paid for. */
function pending(s: State, seat: Seat): number {
  const { placing } = s
  if (placing === null) {
    if (s.chain.length === 0 || s.settled) return 0
    const worth = chainWorth(s, seat, s.chain)
    const last = s.chain.at(-1)!
    return s.sides[foeOf(last.seat)]!.hand.length > 0 ? LET_THROUGH * worth : worth
  }
  const side = s.sides[placing.seat]!
  const card = printed(s, placing.card)
  const attached = placing.how === 'counter' || placing.how === 'attached'
  const link = linkOf(s, placing, 0, 0)
  const chain = attached ? s.chain : []
  let worth = chainWorth(s, seat, chain, link) * (placing.how === 'free' ? 1 : LET_THROUGH)
  if (placing.how === 'free' && s.chain.length > 0 && !s.settled) worth += LET_THROUGH * chainWorth(s, seat, s.chain)
  const price = priceOf(s, placing.seat, card, placing.how, placing.slots[0]!)
  const spent = paying(side, price) + (placing.transcended ? card.cost + CARD / 2 : 0)
  const kept = placing.how === 'repeat' ? 0 : held(card)
  const given = placing.begun || side.reserve < price ? spent + kept : 0
  return worth - (placing.seat === seat ? given : -given)
}
