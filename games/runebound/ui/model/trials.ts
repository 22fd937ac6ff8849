import type { Seat } from '@runatal/kernel'
import type { Attribute } from '../../content/language.ts'
import { skills } from '../../content/tables.ts'
import { attribute } from '../../rules/hero.ts'
import { cardsOf } from '../../rules/setup.ts'
import type { State } from '../../rules/types.ts'

/** A test before it is made: how many cards it draws, and its chance. */
export interface Trial {
  draws: number
  need: number
  /** The chance of enough successes without exertion, in a hundred. */
  percent: number
}

/** Only what everybody may know is counted: hands are open (RB-016), and so what is left in the deck is known, not its order. */
export function trialOf(s: State, seat: Seat, name: Attribute, mod: number, need: number): Trial {
  const draws = Math.max(0, attribute(s, seat, name) + mod)
  return { draws, need, percent: percentOf(s, draws, need) }
}

/** The chance that this many more cards show at least so many successes. */
export function percentOf(s: State, draws: number, need: number): number {
  const deck = inDeck(s)
  const drawn = Math.min(draws, deck.length)
  // What the deck does not hold comes from the discard, shuffled.
  const rest = Math.min(draws - drawn, s.skillDiscard.length)
  const first = drawing(successesIn(deck), deck.length, drawn)
  const then = drawing(successesIn(s.skillDiscard), s.skillDiscard.length, rest)
  let chance = 0
  for (const [a, p] of first.entries()) for (const [b, q] of then.entries()) if (a + b >= need) chance += p * q
  return Math.round(100 * chance)
}

function inDeck(s: State): number[] {
  const out = new Set([...s.hands.flat(), ...s.learned.flat(), ...s.skillDiscard, ...(s.test?.cards ?? [])])
  // A hero alone draws another card for one that speaks of others.
  const isAlone = s.heroes.length === 1
  return cardsOf(s).skills.filter(card => !out.has(card) && !(isAlone && skills[card]!.other))
}

function successesIn(cards: readonly number[]): number {
  return cards.filter(card => skills[card]!.success).length
}

/** The chance of 0, 1, 2 … successes among cards drawn without putting any back. */
function drawing(successes: number, cards: number, draws: number): number[] {
  let chances = [1]
  for (let drawn = 0; drawn < draws; drawn++) {
    const next = Array<number>(chances.length + 1).fill(0)
    for (const [hits, p] of chances.entries()) {
      const hit = (successes - hits) / (cards - drawn)
      next[hits + 1]! += p * hit
      next[hits]! += p * (1 - hit)
    }
    chances = next
  }
  return chances
}
