import type { Seat } from '@runatal/kernel'
import type { Attribute, Symbol } from '../content/language.ts'
import { attribute, speed } from '../rules/hero.ts'
import { meets } from '../rules/tests.ts'
import type { State } from '../rules/types.ts'
import { exertable } from './hand.ts'

/** The share of skill cards that show a success (RB-346). */
const SUCCESS = 0.4

/** The chance of at least so many successes, with a card of the hand exerted where that may help. */
export function testChance(s: State, seat: Seat, name: Attribute, mod: number, need: number): number {
  const cards = Math.max(0, attribute(s, seat, name) + mod) + (exertable(s, seat) === undefined ? 0 : 1)
  return atLeast(cards, need, SUCCESS)
}

/** The chance that so many dice show these symbols, each die one of them. */
export function rollChance(need: readonly Symbol[], dice: number): number {
  const key = `${dice} ${need.join(' ')}`
  let found = rolls.get(key)
  if (found === undefined) {
    found = enumerate(need, Math.min(dice, 5))
    rolls.set(key, found)
  }
  return found
}

export function exploreChance(s: State, seat: Seat, need: readonly Symbol[]): number {
  return rollChance(need, speed(s, seat))
}

const rolls = new Map<string, number>()

function enumerate(need: readonly Symbol[], dice: number): number {
  const faces = Array<number>(dice).fill(0)
  const all = 6 ** dice
  let good = 0
  for (let i = 0; i < all; i++) {
    let left = i
    for (let die = 0; die < dice; die++) {
      faces[die] = left % 6
      left = Math.floor(left / 6)
    }
    if (meets(faces, need)) good++
  }
  return good / all
}

function atLeast(cards: number, need: number, chance: number): number {
  let sum = 0
  let ways = 1
  for (let k = 0; k <= cards; k++) {
    if (k >= need) sum += ways * chance ** k * (1 - chance) ** (cards - k)
    ways = (ways * (cards - k)) / (k + 1)
  }
  return Math.min(1, sum)
}
