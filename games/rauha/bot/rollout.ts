import type { Ask, Chance, Move } from '@runatal/kernel'
import { biomeNumber } from '../content/tables.ts'
import { deedAt } from '../rules/effects.ts'
import type { Activate, Pick, PlayBiome, Rauha, State } from '../rules/types.ts'
import { outlook } from './outlook.ts'
import { BIOME_PRINTS, ENTITY_PRINTS, entityNumber, SPORES } from './printed.ts'
import { ANIMALS } from '../content/biome.ts'
import { CELLS } from '../content/tables.ts'
import { countAnimals } from '../rules/board.ts'

/** A quick sensible move. */
export function rollout(s: State, ask: Ask, options: Move<Rauha>[], _chance: Chance): Move<Rauha> {
  const look = outlook(s, ask.seat)
  let best = options[0]!
  let most = -Infinity
  for (const move of options) {
    const value = appraise(s, ask, move, look)
    if (value > most) {
      most = value
      best = move
    }
  }
  return best
}

/** What a move brings, in points. */
export function appraise(s: State, ask: Ask, move: Move<Rauha>, look = outlook(s, ask.seat)): number {
  switch (move.do) {
    case 'pick':
      return look.holding(biomeNumber(move.card))
    case 'place':
      return look.placing(s.kept[ask.seat]!, move.cell)
    case 'discard':
      return move.gain === 'crystals' ? look.discard() : look.spore(move.cell)
    case 'activate':
      if ('spore' in move) return look.spore(move.spore) - look.rate * BIOME_PRINTS.pay[s.boards[CELLS * ask.seat + move.cell]!]!
      if ('cell' in move) return activation(BIOME_PRINTS, s.boards[CELLS * ask.seat + move.cell]!)
      if ('animal' in move) return 100 + countAnimals(s, ask.seat, move.animal)
      return activation(ENTITY_PRINTS, entityNumber(move.entity))
    case 'end':
      return 0
    case 'confirm':
      return 0
  }
  function activation(prints: typeof BIOME_PRINTS, n: number): number {
    if (prints.pay[n]! > 0) return prints.points[n]! - look.rate * prints.pay[n]!
    return prints.per[n] === SPORES ? 0.01 : 100
  }
}
