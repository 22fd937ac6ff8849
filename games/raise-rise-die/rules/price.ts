import type { Seat } from '@runatal/kernel'
import type { Printed } from '../content/printed.ts'
import { flagsOf, standing } from './standing.ts'
import type { Way } from './slots.ts'
import { type How, NONE, type Play, type Side, type State } from './types.ts'
import { printed } from './zones.ts'

/** What a card costs now, and whether that can be paid (RRD-126 to RRD-140, RRD-290). */

export function priceOf(s: State, seat: Seat, card: Printed, how: How, slot: number): number {
  const side = s.sides[seat]!
  const counter = how === 'counter' || how === 'attached'
  if (isFree(side, card, counter, slot)) return 0
  const flags = flagsOf(side, card, counter)
  const less = side.nextCost + standing(s, seat, 'cost_down', { type: card.type, slot, flags })
  return Math.max(0, card.cost - less) // RRD-137
}

/** Adds the ways of a card of its own that can be paid for (RRD-139); those that begin on the same slot stand together and cost the same. */
export function addPayable(
  s: State,
  seat: Seat,
  card: Printed,
  ways: readonly Way[],
  purse: number,
  to: { push(move: Play): unknown },
) {
  let slot = NONE
  let payable = card.cost <= purse // nothing raises a cost
  const certain = payable
  for (const { first, move } of ways) {
    if (!certain && first !== slot) payable = priceOf(s, seat, card, 'play', (slot = first)) <= purse
    if (payable) to.push(move)
  }
}

/** RRD-290, RRD-291: Follow-up counts the card itself; it is text, so only on an optimal slot (RRD-163). */
export function isFree(side: Side, card: Printed, counter: boolean, slot: number): boolean {
  if (card.followUp === 0 || side.played + 1 < card.followUp) return false
  return isOptimal(card, slot) && (!counter || card.counterText)
}

/** What the reserve would hold if the whole hand were sacrificed (RRD-139). */
export function means(s: State, seat: Seat): number {
  const side = s.sides[seat]!
  let sum = side.reserve
  for (const card of side.hand) sum += printed(s, card).va
  return sum
}

/** RRD-265: nobody may defeat themselves by paying. */
export function mayTranscend(side: Side, card: Printed): boolean {
  return card.transcendable && side.hp > card.cost
}

export function isOptimal(card: Printed, slot: number): boolean {
  return (card.slots & (1 << slot)) !== 0
}
