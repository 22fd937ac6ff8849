import type { Seat } from '@runatal/kernel'
import { freeSockets } from '../rules/consolidation.ts'
import { linkOf } from '../rules/placement.ts'
import { priceOf } from '../rules/price.ts'
import { NONE, type Placing, type Side, type State } from '../rules/types.ts'
import { CARD, held } from '../rules/worth.ts'
import { foeOf, printed, setOf } from '../rules/zones.ts'
import { likely } from './likely.ts'
import { chainWorth } from './outlook.ts'
import { infusionWorth, objectWorth } from './lasting.ts'
import { bleedWorth, LATENT, NEXT, paying, poisonWorth, RESERVE, STUN, WEAK } from './worths.ts'

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

export function standing(s: State, seat: Seat): number {
  const side = s.sides[seat]!
  const { cards } = setOf(s)
  let worth = side.hp - danger(side)
  for (const card of side.hand) worth += held(cards[card]!)
  worth += RESERVE * Math.min(side.reserve, 4) + LATENT * side.latent
  for (const object of side.objects) worth += objectWorth(s, cards[object]!)
  for (const infusion of side.sockets) worth += infusionWorth(s, cards[infusion]!)
  worth += toInfuse(s, seat)
  worth -= bleedWorth(side.bleed) + poisonWorth(side.poison)
  if (side.stunned) worth -= STUN
  for (const weak of side.weak) worth -= WEAK * weak
  worth += NEXT * (side.nextDamage + side.nextShake + side.nextBlock + side.nextAmplitude + side.nextCost)
  return worth - wornOut(s, side, seat)
}

/** Hit points count for more the fewer there are. */
export function danger({ hp }: Side): number {
  return DANGER * Math.exp(-hp / 6)
}

const DANGER = 6

/** Valid cards that the sockets still have room for at the end of the bout (RRD-222), if nothing happens before. */
export function toInfuse(s: State, seat: Seat): number {
  let worth = 0
  let room = NONE
  for (const laid of s.laid) {
    if (laid.seat !== seat || !laid.infusable) continue
    if (room === NONE) room = freeSockets(s, seat)
    if (room-- > 0) worth += LIKELY * infusionWorth(s, printed(s, laid.card))
  }
  return worth
}

const LIKELY = 0.9

/** A deck that runs out loses the game (RRD-207): what can still come back counts. */
export function wornOut(s: State, side: Side, seat: Seat): number {
  let souls = side.deck.length + 0.7 * side.discard.length
  for (const laid of s.laid) if (laid.seat === seat && !laid.transcended) souls += 0.7
  return souls >= 14 ? 0 : 0.06 * (14 - souls) ** 2
}

/** What lies open: the chain, the lanes still to come, and the card that is being paid for. */
export function pending(s: State, seat: Seat): number {
  const open = s.chain.length > 0 && !s.settled ? openWorth(s, seat) : 0
  const { placing } = s
  return placing === null ? open : open + declared(s, placing, seat)
}

function openWorth(s: State, seat: Seat): number {
  const { seat: last } = s.chain.at(-1)!
  const worth = chainWorth(s, seat, s.chain) + lanesToCome(s, s.playing!, seat, s.playing!.lane + 1)
  return answerable(s, last) ? LET_THROUGH * worth : worth
}

function lanesToCome(s: State, playing: Placing, seat: Seat, from: number): number {
  let worth = 0
  for (let lane = from; lane < playing.slots.length; lane++)
    worth += LATER_LANE * chainWorth(s, seat, [], linkOf(s, playing, lane, 0))
  return worth
}

/** Its texts count once, and the opponent has seen it coming. */
const LATER_LANE = 0.8

function answerable(s: State, seat: Seat): boolean {
  const { hand, stunned } = s.sides[foeOf(seat)]!
  return hand.length > 0 && !stunned
}

/** What the card in somebody's hand will do on the table, less what it will take. */
function declared(s: State, placing: Placing, seat: Seat): number {
  const { how, seat: owner, slots, transcended } = placing
  const side = s.sides[owner]!
  const card = printed(s, placing.card)
  const link = likely(s, owner, how, placing.card, slots, transcended)
  const answers = how === 'counter' || how === 'attached'
  let worth = answers
    ? chainWorth(s, seat, s.chain, link) - chainWorth(s, seat, s.chain)
    : chainWorth(s, seat, [], link)
  worth += lanesToCome(s, placing, seat, answers ? slots.length : 1)
  if (how !== 'free' && how !== 'attached' && answerable(s, owner)) worth *= LET_THROUGH
  const price = paying(side, priceOf(s, owner, card, how, slots[0]!))
  const blood = transcended ? card.cost + CARD / 2 : 0
  const spent = price + blood + (how === 'repeat' ? 0 : held(card))
  return owner === seat ? worth - spent : worth + spent
}
