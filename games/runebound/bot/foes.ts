import type { Seat } from '@runatal/kernel'
import { ADVENTURE_KIND, adventures, ENEMY_SHEET, enemies } from '../content/tables.ts'
import { SHEET_TOKENS } from '../content/tokens.ts'
import { healthOfFoe } from '../rules/foe.ts'
import { health } from '../rules/hero.ts'
import type { State } from '../rules/types.ts'
import { tokenWorth } from './fight/faces.ts'
import { might } from './might.ts'

/**
 * A quick guess of who wins a fight: both wear each other down, so what counts is health times might against health
 * times might. The figures are fitted to some 70,000 fights fought in the mind; the guess is off by 12 % on average.
 */
export function fightChance(s: State, seat: Seat, enemy: number, wounds = s.damage[seat]!): number {
  return chance(s, seat, healthOfFoe(s, enemy), ENEMY_SHEET[enemy]!, wounds)
}

/** The same against what a deck of this kind holds on average. */
export function deckChance(s: State, seat: Seat, kind: number, wounds = s.damage[seat]!): number {
  const { health: foeHealth, sheets } = MEAN[kind]!
  let sum = 0
  for (let sheet = 0; sheet < 4; sheet++)
    if (sheets[sheet]! > 0) sum += sheets[sheet]! * chance(s, seat, foeHealth[sheet]!, sheet, wounds)
  return sum
}

/** How many cards of a kind are enemies. */
export function enemyShare(kind: number): number {
  return MEAN[kind]!.share
}

/** By sheet, for who thinks before it strikes. */
const SHEETS = [0.1, 1.2, 0.7, 0.8]
const STEEPNESS = 4

function chance(s: State, seat: Seat, foeHealth: number, sheet: number, wounds: number): number {
  const left = health(s, seat) - wounds
  if (left <= 0) return 0
  const ratio = (left * might(s, seat)) / (foeHealth * BLOWS[s.act - 1]![sheet]!)
  return 1 / (1 + Math.exp(-(STEEPNESS * Math.log(ratio) + SHEETS[sheet]! - 0.4 * (s.act - 1))))
}

const BLOWS = [5, 6].map(count =>
  SHEET_TOKENS.map(tokens => {
    let sum = 0
    for (const token of tokens.slice(0, count)) sum += tokenWorth(token)
    return sum
  }),
)

const MEAN = [0, 1, 2].map(kind => {
  const cards = adventures.filter((_, i) => ADVENTURE_KIND[i] === kind)
  const foes = cards.flatMap(card => (card.type === 'enemy' ? card.enemy : []))
  const of = [0, 1, 2, 3].map(sheet => foes.filter(enemy => ENEMY_SHEET[enemy] === sheet))
  return {
    share: foes.length / Math.max(1, cards.length),
    sheets: of.map(some => some.length / Math.max(1, foes.length)),
    health: of.map(some => mean(some.map(enemy => enemies[enemy]!.health))),
  }
})

function mean(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / Math.max(1, values.length)
}
