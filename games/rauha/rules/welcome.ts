import type { Seat, Turn } from '@runatal/kernel'
import { ENTITIES } from '../content/entities.ts'
import { CELLS, SYMBOLS } from '../content/tables.ts'
import { sources } from './board.ts'
import { NONE, type Rauha, type State } from './types.ts'

/** Step 3: welcome Divine Entities (RAU-105 to RAU-123, RAU-200). */
export function welcome(s: State, seat: Seat, cell: number, t: Turn<Rauha>): void {
  // RAU-112: only the row and the column of the cell just filled.
  const column = cell % 3
  const row = lineSymbols(s, seat, cell - column, 1)
  const col = lineSymbols(s, seat, column, 3)
  for (let entity = 0; entity < ENTITIES.length; entity++) {
    const symbol = 1 << entity
    if (((row | col) & symbol) === 0) continue
    const from = s.owners[entity]!
    if (from === seat) continue // RAU-110
    // RAU-108, RAU-119: wherever it is, and without being asked.
    s.owners[entity] = seat
    s.welcomed |= symbol
    t.emit?.({
      type: 'entity.welcomed',
      seat,
      entity: ENTITIES[entity]!.id,
      ...(from === NONE ? {} : { from }),
      lines: [...(row & symbol ? (['row'] as const) : []), ...(col & symbol ? (['column'] as const) : [])],
    })
    if (ENTITIES[entity]!.water !== undefined && t.emit !== undefined) {
      // RAU-181: at once, for both.
      if (from !== NONE) t.emit({ type: 'sources.changed', seat: from, total: sources(s, from) })
      t.emit({ type: 'sources.changed', seat, total: sources(s, seat) })
    }
  }
}

/** RAU-113: the symbols that each of the three Biomes shows. */
function lineSymbols(s: State, seat: Seat, first: number, step: number): number {
  const at = CELLS * seat + first
  return SYMBOLS[s.boards[at]!]! & SYMBOLS[s.boards[at + step]!]! & SYMBOLS[s.boards[at + 2 * step]!]!
}
