import type { Move, Seat } from '@runatal/kernel'
import { biomeNumber, CELLS } from '../content/tables.ts'
import { countAnimals } from '../rules/board.ts'
import type { Rauha, State } from '../rules/types.ts'
import type { Outlook } from './outlook.ts'
import { BIOME_PRINTS, ENTITY_PRINTS, entityNumber, type Prints, SPORES } from './printed.ts'

/** More than anything else can be worth: a free effect that gains nothing by waiting. */
export const FREE = 1000

/** What a move brings in points, by the seat's outlook; to stop activating is worth 0. */
export function appraise(s: State, seat: Seat, move: Move<Rauha>, look: Outlook): number {
  switch (move.do) {
    case 'pick':
      return look.holding(biomeNumber(move.card))
    case 'place':
      return look.placing(s.kept[seat]!, move.cell)
    case 'discard':
      return move.gain === 'crystals' ? look.discarding() : look.spore(move.cell)
    case 'activate':
      if ('cell' in move) {
        const biome = s.boards[CELLS * seat + move.cell]!
        if ('spore' in move) return look.spore(move.spore) - look.crystal * BIOME_PRINTS.pay[biome]!
        return activation(BIOME_PRINTS, biome, look)
      }
      if ('animal' in move) return FREE + countAnimals(s, seat, move.animal)
      return activation(ENTITY_PRINTS, entityNumber(move.entity), look)
    case 'end':
    case 'confirm':
      return 0
  }
}

/** What counts Spores waits for those that may still be made. */
function activation({ pay, points, per }: Prints, number: number, look: Outlook): number {
  if (pay[number] !== 0) return points[number]! - look.crystal * pay[number]!
  return per[number] === SPORES ? 0.01 : FREE
}
