import { DIALS } from '../content/difficulty.ts'
import { enemies } from '../content/tables.ts'
import type { State } from './types.ts'

/** The Health of an enemy as this table plays it: an antagonist's follows the difficulty (RB-585 to RB-587). */
export function healthOfFoe({ difficulty }: Pick<State, 'difficulty'>, enemy: number): number {
  const { health, antagonist } = enemies[enemy]!
  return antagonist ? Math.round(health * DIALS[difficulty].health) : health
}
