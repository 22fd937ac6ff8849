import type { Printed } from '../content/printed.ts'
import type { State } from './types.ts'
import { printed, takeOut } from './zones.ts'

/** What a card in the hand is worth to its owner: for bots, for proposals, and for whoever runs out of time. */

/** In hit points: guesses that were tried out in bulk play. */
export const CARD = 0.55
export const CARD_VA = 0.18

/** As a card to pay with. */
export function held({ va }: Printed): number {
  return CARD + CARD_VA * va
}

/** A rough idea of what it does on the table. */
export function strength({ value, value2, cost, play, resolve, infusion, use, instant }: Printed): number {
  const texts = play.length + resolve.length + infusion.length + use.length
  return Math.max(value, value2) + 1.5 * texts + (instant ? 1 : 0) - 0.7 * cost
}

/** What its owner would miss: its soul, and between equal souls what it does. */
export function missed(card: Printed): number {
  return held(card) + 0.001 * strength(card)
}

/** The first of those for which a measure is least. */
export function leastOf(among: readonly number[], measure: (one: number) => number): number {
  return among.reduce((least, one) => (measure(one) < measure(least) ? one : least))
}

/** Cards to give up until their VA comes to a sum: so much of it is there, from cards of which this was the least. */
export interface Sum {
  value: number
  chosen: number
  least: number
}

/** Whether this card may go next: neither it nor one chosen before it would be to spare (RRD-299). */
export function isNeeded(s: State, hand: readonly number[], card: number, { value, chosen, least }: Sum): boolean {
  const { va } = printed(s, card)
  const short = Math.max(0, value - chosen - va)
  const most = value - chosen - va + Math.min(least, va) - 1
  // What some of the others add up to.
  const sums = [true]
  const itself = hand.indexOf(card)
  for (let i = 0; i < hand.length; i++) {
    if (i === itself) continue
    const more = printed(s, hand[i]!).va
    for (let sum = most; sum >= more; sum--) sums[sum] ||= sums[sum - more] === true
  }
  for (let sum = short; sum <= most; sum++) if (sums[sum] === true) return true
  return false
}

/**
 * What is given up in all if this card goes next and the rest is chosen best (RRD-299); Infinity where this card or one
 * chosen before it would be to spare. Of the rest none is: the best choice gives up nothing in vain.
 */
export function leastLoss(s: State, hand: readonly number[], card: number, { value, chosen, least }: Sum): number {
  const next = printed(s, card)
  const others = hand.slice()
  takeOut(others, card)
  const short = Math.max(0, value - chosen - next.va)
  const most = value - chosen - next.va + Math.min(least, next.va) - 1
  // By what some of the others add up to: the least loss.
  const losses = Array.from({ length: Math.max(0, most + 1) }, (_, sum) => (sum === 0 ? 0 : Infinity))
  for (const other of others) {
    const { va } = printed(s, other)
    const loss = missed(printed(s, other))
    for (let sum = most; sum >= va; sum--) losses[sum] = Math.min(losses[sum]!, losses[sum - va]! + loss)
  }
  return missed(next) + Math.min(...losses.slice(short))
}
