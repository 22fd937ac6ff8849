import type { Move } from '@runatal/kernel'
import { ANIMALS } from '../content/biome.ts'
import { biomeNumber, CELLS } from '../content/tables.ts'
import type { Rauha } from '../rules/types.ts'
import { entityNumber } from './printed.ts'

/** A number for each move, different among the answers to one question. */
export function key(move: Move<Rauha>): number {
  switch (move.do) {
    case 'pick':
      return biomeNumber(move.card)
    case 'place':
      return move.cell
    case 'discard':
      return move.gain === 'crystals' ? CELLS : CELLS + 1 + move.cell
    case 'activate':
      if ('cell' in move) return 'spore' in move ? CELLS * (2 + move.cell) + move.spore : move.cell
      return 200 + 4 * entityNumber(move.entity) + ('animal' in move ? 1 + ANIMALS.indexOf(move.animal) : 0)
    case 'end':
    case 'confirm':
      return 300
  }
}
