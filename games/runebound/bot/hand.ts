import type { Seat } from '@runatal/kernel'
import { skills } from '../content/tables.ts'
import type { State } from '../rules/types.ts'
import { skillWorth } from './might.ts'
import { roundsLeft } from './plan/time.ts'

/** The skill cards of a hand: to be learned, or to be exerted. */

/** What learning a skill of the hand would gain, less what its trophies might buy another time. */
export function learnWorth(s: State, seat: Seat, skill: number, forget?: number): number {
  const gain = skillWorth(skill) - (forget === undefined ? 0 : skillWorth(forget))
  return gain - trophyPrice(s) * skills[skill]!.cost.length
}

/** Trophies are spent the more freely, the less time is left. */
function trophyPrice(s: State): number {
  const left = roundsLeft(s)
  return left > 10 ? 0.2 : left > 4 ? 0.1 : 0.02
}

/** The card of a hand that is missed least. */
export function spare(s: State, seat: Seat): number | undefined {
  return s.hands[seat]!.toSorted((a, b) => keepWorth(s, seat, a) - keepWorth(s, seat, b))[0]
}

/** What a card in hand is worth keeping for: to be learned, if there is room. */
export function keepWorth(s: State, seat: Seat, card: number): number {
  return Math.max(0, learnWorth(s, seat, card))
}
