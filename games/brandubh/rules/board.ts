import type { Cell, Piece, Side } from './types.ts'

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const
const RANKS = ['1', '2', '3', '4', '5', '6', '7'] as const

export const SIZE = FILES.length

export type Square = `${(typeof FILES)[number]}${(typeof RANKS)[number]}`

/** BRA-002: seven by seven, a1 to g1, then a2 to g2, and so on. */
export const SQUARES: readonly Square[] = RANKS.flatMap(rank => FILES.map(file => `${file}${rank}` as const))

export const THRONE: Square = 'd4'
export const CORNERS: readonly Square[] = ['a1', 'g1', 'a7', 'g7']

/** BRA-003. */
const START: Record<Piece, readonly Square[]> = {
  king: [THRONE],
  defender: ['d3', 'd5', 'c4', 'e4'],
  attacker: ['d1', 'd2', 'd6', 'd7', 'a4', 'b4', 'f4', 'g4'],
}

export function startingBoard(): Cell[] {
  const board = SQUARES.map((): Cell => '')
  for (const piece of ['king', 'defender', 'attacker'] as const)
    for (const square of START[piece]) board[placeOf(square)] = piece
  return board
}

export function sideOf(cell: Cell): Side | undefined {
  if (cell === '') return undefined
  return cell === 'attacker' ? 'attackers' : 'king'
}

export function otherSide(side: Side): Side {
  return side === 'king' ? 'attackers' : 'king'
}

export function placeOf(square: Square): number {
  return PLACES[square]
}

export function squareAt(place: number): Square {
  const square = SQUARES[place]
  if (square === undefined) throw new Error(`There is no square ${place}: they are 0 to ${SQUARES.length - 1}`)
  return square
}

const PLACES = Object.fromEntries(SQUARES.map((square, place) => [square, place])) as Record<Square, number>

export const THRONE_PLACE = placeOf(THRONE)

const CORNER_PLACES: ReadonlySet<number> = new Set(CORNERS.map(placeOf))

export function isCorner(place: number): boolean {
  return CORNER_PLACES.has(place)
}

/** The lines that go out from each square in the four directions, nearest first. */
export const RAYS: readonly (readonly (readonly number[])[])[] = SQUARES.map((_, place) =>
  [[1, 0] as const, [-1, 0] as const, [0, 1] as const, [0, -1] as const].map(([right, up]) => {
    const line: number[] = []
    let [file, rank] = [(place % SIZE) + right, Math.floor(place / SIZE) + up]
    for (; file >= 0 && file < SIZE && rank >= 0 && rank < SIZE; file += right, rank += up)
      line.push(rank * SIZE + file)
    return line
  }),
)
