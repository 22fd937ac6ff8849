import type { Seat } from '@runatal/kernel'
import type { Printed } from '../../content/printed.ts'
import { priceOf } from '../../rules/price.ts'
import { slotNumber } from '../../rules/slots.ts'
import type { How, State } from '../../rules/types.ts'
import { strength } from '../../rules/worth.ts'
import { numberOf, printed } from '../../rules/zones.ts'
import type { Declaration } from './choices.ts'

/** What a card costs now, and which cards to sacrifice for it: the smallest waste, the worst cards first. */
export interface Payment {
  cost: number
  /** What the reserve does not cover. */
  need: number
  reserve: number
  /** The cards of the hand that may be sacrificed, worst first. */
  others: readonly string[]
  /** Which of them are proposed, by their place in `others`. */
  proposed: readonly number[]
}

export function paymentFor(s: State, seat: Seat, move: Declaration, how: How): Payment | undefined {
  if (move.do === 'use') return undefined
  const side = s.sides[seat]!
  const number = numberOf(s, move.card)
  const slot = move.do === 'play' ? slotNumber(move.slots[0]!) : s.chain.at(-1)!.slot
  const cost = priceOf(s, seat, printed(s, number), how, slot)
  const hand = side.hand.slice()
  hand.splice(hand.indexOf(number), 1)
  const others = hand.map(card => printed(s, card)).toSorted((a, b) => strength(a) - strength(b))
  const need = Math.max(0, cost - side.reserve)
  return { cost, need, reserve: side.reserve, others: others.map(({ id }) => id), proposed: proposal(others, need) }
}

/** What cards come to as a payment: too little, enough, or a card too many. */
export type Paid = 'less' | 'enough' | 'more'

/** RRD-134: enough, and none too many. */
export function paidBy(s: State, { need, others }: Payment, chosen: readonly number[]): Paid {
  const souls = chosen.map(i => printed(s, numberOf(s, others[i]!)).va)
  const sum = souls.reduce((total, va) => total + va, 0)
  if (sum < need) return 'less'
  return souls.every(va => sum - va < need) ? 'enough' : 'more'
}

/** The least waste, then the fewest cards, then those worth least. */
function proposal(others: readonly Printed[], need: number): number[] {
  if (need === 0) return []
  const among = others.slice(0, MOST)
  let best: { rank: readonly [waste: number, cards: number, worth: number]; chosen: number[] } | undefined
  for (let bits = 1; bits < 1 << among.length; bits++) {
    const chosen = among.flatMap((_, i) => ((bits & (1 << i)) === 0 ? [] : i))
    const sum = chosen.reduce((total, i) => total + among[i]!.va, 0)
    if (sum < need) continue
    const rank = [sum - need, chosen.length, chosen.reduce((total, i) => total + strength(among[i]!), 0)] as const
    if (best === undefined || isLess(rank, best.rank)) best = { rank, chosen }
  }
  return best?.chosen ?? []
}

/** More cards than this are never looked at: the worst of a large hand are enough. */
const MOST = 11

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((n, i) => n !== b[i])
  return at >= 0 && a[at]! < b[at]!
}
