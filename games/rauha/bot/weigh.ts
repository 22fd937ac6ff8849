import type { Seat } from '@runatal/kernel'
import type { State } from '../rules/types.ts'
import { WEIGHTS } from './foresight.ts'
import { FACTS, Standing } from './standing.ts'

/** What the evaluation expects a seat to end with, told apart by where it comes from. */

export const TERMS = ['now', 'effects', 'entities', 'lines', 'water', 'spores', 'animals', 'crystals'] as const
export type Term = (typeof TERMS)[number]

/** Points by term; together they are what `expected` says of a seat without a card in hand. */
export function weigh(s: State, seat: Seat): Record<Term, number> {
  const standing = new Standing()
  standing.read(s, seat)
  const weights = WEIGHTS[standing.time.turns]!
  const terms: Record<Term, number> = {
    now: s.points[seat]!,
    effects: 0,
    entities: 0,
    lines: 0,
    water: 0,
    spores: 0,
    animals: 0,
    crystals: 0,
  }
  for (const [i, fact] of FACTS.entries()) terms[termOf(fact)] += weights[i]! * standing.facts[i]!
  return terms
}

function termOf(fact: (typeof FACTS)[number]): Term {
  switch (fact) {
    case 'crystals':
    case 'crystals up to 6':
    case 'income in crystals':
      return 'crystals'
    case 'Spores':
    case 'Spores for crystals':
    case 'crystals for Spores':
    case 'Spores on Biomes that give neither points nor crystals':
      return 'spores'
    case 'animals':
    case 'animals of the favourite':
      return 'animals'
    case 'water points':
    case 'Sources':
      return 'water'
    case 'pairs in a line':
      return 'lines'
    case 'points by what Entities count':
    case 'METSAT':
    case 'KITEET':
    case 'SIENET':
    case 'VUORI':
    case 'TAIVAS':
    case 'MAA':
    case 'MERI':
      return 'entities'
    case 'always 1':
    case 'points':
    case 'points by animals, as many as there are now':
    case 'points by animals, each':
    case 'points by Spores, as many as there are now':
    case 'points by Spores, each':
    case 'points by Sources, as many as there are now':
    case 'points by Sources, each':
    case 'points for crystals':
    case 'crystals for points':
    case 'cells not yet covered':
      return 'effects'
  }
}
