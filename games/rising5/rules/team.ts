import { HAND_LIMIT, SUPPORT_LIMIT, TOTAL_ECLIPSE } from '../content/box.ts'
import { MOON, type State } from './types.ts'

/** Who plays, and what they hold. */

export function isSolo(s: State): boolean {
  return s.team.length === 1
}

/** The team member on the left (R5-070); in a team of one it is the same again (R5-367). */
export function nextSeat(s: State, seat: number): number {
  const { team } = s
  return team[(team.indexOf(seat) + 1) % team.length]!
}

/** R5-032: the space on which the eclipse is total and the game lost. */
export function totalEclipse(s: State): number {
  return TOTAL_ECLIPSE[s.difficulty][s.team.length]!
}

export function handLimit(s: State): number {
  return HAND_LIMIT[s.team.length]!
}

/** Free places in the hand of the seat on turn and, for a team of one, in the support reserve (R5-180, R5-363). */
export function freePlaces(s: State): number {
  const inHand = Math.max(0, handLimit(s) - s.hands[s.active]!.length)
  return isSolo(s) ? inHand + SUPPORT_LIMIT - s.support.length : inHand
}

/** How many cards of a hero are among these. */
export function copies(cards: readonly number[], hero: number): number {
  let count = 0
  for (let i = 0; i < cards.length; i++) if (cards[i] === hero) count++
  return count
}

/** Moves cards of a hero to the common discard pile, face up (R5-089). */
export function discard(s: State, cards: number[], hero: number, count: number): void {
  let kept = 0
  let left = count
  for (let i = 0; i < cards.length; i++) {
    if (cards[i] === hero && left > 0) left--
    else cards[kept++] = cards[i]!
  }
  while (cards.length > kept) cards.pop()
  for (let i = left; i < count; i++) s.discard.push(hero)
}

/** Character cards still in the pile: Red Moons are none (R5-296). */
export function charactersLeft(s: State): number {
  return s.pile.length - s.moonsInPile
}

/** R5-307: with regular intervals everyone knows how many cards lie above the next Red Moon; undefined if nobody does. */
export function cardsToNextMoon(s: State): number | undefined {
  if (s.shuffled || s.moonsInPile === 0) return undefined
  return s.pile.length - 1 - s.pile.lastIndexOf(MOON)
}
