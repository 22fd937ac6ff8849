import type { Seat } from '@runatal/kernel'
import { skills } from '../content/tables.ts'
import { trophies } from '../rules/decks.ts'
import { handLimit } from '../rules/hero.ts'
import { hasRoom, payments } from '../rules/learn.ts'
import type { State } from '../rules/types.ts'
import { skillWorth } from './might.ts'
import { roundsLeft } from './plan/time.ts'

/** The skill cards of a hand: to be learned, or to be exerted. */

/** What learning a skill of the hand would gain, less what its trophies might buy another time. */
export function learnWorth(s: State, seat: Seat, skill: number, forget?: number): number {
  const gain = skillWorth(skill) - (forget === undefined ? 0 : skillWorth(forget))
  return gain - trophyPrice(s) * skills[skill]!.cost.length
}

/** What the cards drawn by a Train would add on average: the best that can be learned at once, beyond the best in hand. */
export function trainWorth(s: State, seat: Seat): number {
  const held = [0, 1, 2].map(kind => trophies(s, seat, kind))
  const worth = (card: number) =>
    payments(card, held).length > 0 && hasRoom(s, seat, card) ? Math.max(0, learnWorth(s, seat, card)) : 0
  const known = Math.max(0, ...s.hands[seat]!.map(worth))
  const worths = deckOf(s.skillSets)
    .map(worth)
    .filter(one => one > known)
    .toSorted((a, b) => b - a)
  const draws = handLimit(s, seat)
  const all = deckOf(s.skillSets).length
  let sum = 0
  let none = 1
  worths.forEach((one, i) => {
    const still = (1 - (i + 1) / all) ** draws
    sum += (none - still) * (one - known)
    none = still
  })
  return sum
}

const decks = new Map<string, number[]>()

function deckOf(sets: string): readonly number[] {
  let found = decks.get(sets)
  if (found === undefined) {
    const names = sets.split(' ')
    found = skills.flatMap((skill, i) => (names.includes(skill.set) ? i : []))
    decks.set(sets, found)
  }
  return found
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

/** The card that goes for a test; none if all are too good for it. */
export function exertable(s: State, seat: Seat): number | undefined {
  const card = spare(s, seat)
  return card === undefined || keepWorth(s, seat, card) > TOO_GOOD ? undefined : card
}

const TOO_GOOD = 0.3

/** What a card in hand is worth keeping for: to be learned, if there is room. */
export function keepWorth(s: State, seat: Seat, card: number): number {
  return Math.max(0, learnWorth(s, seat, card))
}
