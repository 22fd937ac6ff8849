import type { Plain, Slot } from '@runatal/look/editor/editor.ts'
import type { Position } from '../arrange.ts'
import { placeOf, SIZE, type Square, squareAt, SQUARES } from '../rules/board.ts'
import { type Cell, type Piece, PIECES, type State } from '../rules/types.ts'

/** A position as the editor has it: with a place for each of the two at the table. */
export interface Composed extends Position {
  players: readonly object[]
}

/** What stands on a square. There is one king: put down somewhere, he has left where he stood. */
export function standsOn(square: Square): Slot {
  return {
    kind: 'piece',
    most: 1,
    read: position => {
      const piece = cellsOf(position)[placeOf(square)]
      return piece ? [piece] : []
    },
    write: (position, [piece]) => ({ ...position, board: rowsOf(stand(cellsOf(position), square, pieceNamed(piece))) }),
  }
}

/** Where the king stands, if he does. */
export function kingIn(position: unknown): Square | undefined {
  const place = cellsOf(position).indexOf('king')
  return place < 0 ? undefined : squareAt(place)
}

export function withKing<P extends Plain>(position: P, square: Square): P {
  return { ...position, board: rowsOf(stand(cellsOf(position), square, 'king')) }
}

/** What a state says; which positions were there before, it cannot. */
export function describe({ board, seats, turn }: State): Composed {
  return { players: [{}, {}], board: rowsOf(board), turn, king: seats.king }
}

function stand(cells: readonly Cell[], square: Square, piece: Cell): Cell[] {
  const others = cells.map(cell => (piece === 'king' && cell === 'king' ? '' : cell))
  return others.with(placeOf(square), piece)
}

/** The squares of a position, whatever it is: what cannot be read is empty. */
export function cellsOf(position: unknown): Cell[] {
  const board: unknown = typeof position === 'object' && position !== null ? Reflect.get(position, 'board') : undefined
  if (!Array.isArray(board)) return EMPTY.slice()
  const rows = board.toReversed().map(row => (typeof row === 'string' ? row.replaceAll(' ', '') : ''))
  return EMPTY.map((_, place) => pieceNamed(SIGNED[rows[Math.floor(place / SIZE)]?.charAt(place % SIZE) ?? '']))
}

export function rowsOf(cells: readonly Cell[]): string[] {
  return Array.from({ length: SIZE }, (_, row) =>
    cells
      .slice(row * SIZE, (row + 1) * SIZE)
      .map(cell => (cell === '' ? '.' : SIGNS[cell]))
      .join(''),
  ).toReversed()
}

function pieceNamed(name: string | undefined): Cell {
  return PIECES.find(piece => piece === name) ?? ''
}

const EMPTY: readonly Cell[] = SQUARES.map(() => '')

/** As `arrange` reads them. */
const SIGNS: Record<Piece, string> = { attacker: 'a', defender: 'd', king: 'K' }
const SIGNED: Readonly<Record<string, Piece>> = Object.fromEntries(PIECES.map(piece => [SIGNS[piece], piece]))
