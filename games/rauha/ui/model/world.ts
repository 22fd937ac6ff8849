import type { Seat } from '@runatal/kernel'
import type { Biome } from '../../content/biome.ts'
import { ENTITIES } from '../../content/entities.ts'
import { ACTIVE_CELLS, isCorner } from '../../content/path.ts'
import { BIOMES, CELLS } from '../../content/tables.ts'
import type { State } from '../../rules/types.ts'
import type { SporeFace } from '../art/card.ts'
import type { Point } from '../art/pen.ts'
import { LARGE } from '../art/rim.ts'

/** Reading a world. */

export const ALL_CELLS: readonly number[] = Array.from({ length: CELLS }, (_, cell) => cell)

/** A world in values that can be compared: one that has not changed is not drawn again. */
export interface WorldFace extends Pick<State, 'boards' | 'stop'> {
  seat: Seat
  /** Its Spores and the Biomes that were used, as bits. */
  spores: number
  used: number
}

export function worldOf({ boards, stop, spores, usedCells }: State, seat: Seat): WorldFace {
  return { seat, boards, stop, spores: spores[seat]!, used: usedCells[seat]! }
}

export function biomeAt({ boards }: Pick<State, 'boards'>, seat: Seat, cell: number): number {
  return boards[CELLS * seat + cell]!
}

export function has(bits: number, cell: number): boolean {
  return (bits & (1 << cell)) !== 0
}

/** RAU-169: a Spore is turned once its Biome has been activated in a scoring. */
export function sporeFace({ spores, used, stop }: WorldFace, cell: number): SporeFace {
  if (!has(spores, cell)) return 'none'
  return isCorner(stop) && has(used, cell) ? 'turned' : 'up'
}

export function entitiesOf({ owners }: Pick<State, 'owners'>, seat: Seat): number[] {
  return ENTITIES.flatMap((_, number) => (owners[number] === seat ? [number] : []))
}

export function activeLine(stop: number): 'row' | 'column' | undefined {
  const [first, second] = ACTIVE_CELLS[stop] ?? []
  if (first === undefined || second === undefined) return undefined
  return second - first === 1 ? 'row' : 'column'
}

/** The cells of the row or column through a cell. */
export function lineThrough(cell: number, line: 'row' | 'column'): number[] {
  return ALL_CELLS.filter(other =>
    line === 'row' ? Math.floor(other / 3) === Math.floor(cell / 3) : other % 3 === cell % 3,
  )
}

/** Where a symbol of a Biome is printed, in the units of a large world. */
export function symbolAtCell({ types, animals = [] }: Biome, symbol: string, cell: number, isLifted: boolean): Point {
  const { cell: size, gap, rim } = LARGE
  const type = (types as readonly string[]).indexOf(symbol)
  const animal = (animals as readonly string[]).indexOf(symbol)
  const printed: Point = type >= 0 ? [33 + type * 35, 33] : [31, 79 + Math.max(0, animal) * 37]
  const [x, y] = isLifted ? lift(printed) : printed
  const k = size / 200
  return [rim + (cell % 3) * (size + gap) + x * k, rim + Math.floor(cell / 3) * (size + gap) + y * k]
}

/** A card held over its cell is 12 % larger and tilted by 2.2 degrees: see world.css. */
function lift([x, y]: Point): Point {
  const dx = (x - 100) * 1.12
  const dy = (y - 100) * 1.12
  const turn = (-2.2 * Math.PI) / 180
  return [100 + dx * Math.cos(turn) - dy * Math.sin(turn), 100 + dx * Math.sin(turn) + dy * Math.cos(turn)]
}

export function biome(number: number): Biome {
  return BIOMES[number]!
}
