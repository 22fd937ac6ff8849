import { health } from '../../rules/hero.ts'
import type { Fight, State } from '../../rules/types.ts'
import { tokenWorth } from './faces.ts'

/** A rough chance to win a fight that is on: who wears the other down first. */
export function outlook(s: State, f: Fight): number {
  const mine = blows(f.tokens[0]!)
  const theirs = blows(f.tokens[1]!)
  const rounds = (f.health - f.damage) / Math.max(0.5, mine - PARRIED * theirs)
  const mayLast = (health(s, f.seat) - s.damage[f.seat]!) / Math.max(0.5, theirs - PARRIED * mine)
  return 1 / (1 + Math.exp(-STEEPNESS * (mayLast - rounds)))
}

/** What the tokens do to the other's: shields, agility and the like. */
const PARRIED = 0.15
const STEEPNESS = 1

function blows(tokens: readonly number[]): number {
  let sum = 0
  for (const token of tokens) sum += tokenWorth(token)
  return sum
}
