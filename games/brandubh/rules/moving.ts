import { isCorner, otherSide, placeOf, RAYS, sideOf, squareAt, THRONE_PLACE } from './board.ts'
import type { Cell, Move, Side } from './types.ts'

/** Every move that a side may make (BRA-006 to BRA-011). */
export function movesOf(board: readonly Cell[], side: Side): Move[] {
  return reached(board, side, (place, piece) => piece === 'king' || !isForTheKing(place))
}

/** Where others than the king might try to stop, and may not, with the rule that says so. */
export function barredMoves(board: readonly Cell[], side: Side): { move: Move; rule: string }[] {
  const stops = reached(board, side, (place, piece) => piece !== 'king' && isForTheKing(place))
  return stops.map(move => ({ move, rule: isCorner(placeOf(move.to)) ? 'BRA-010' : 'BRA-009' }))
}

export function canMove(board: readonly Cell[], side: Side): boolean {
  return movesOf(board, side).length > 0
}

/** The board after a move, and what it took (BRA-012 to BRA-020): a copy. */
export function after(board: readonly Cell[], { from, to }: Move): { board: Cell[]; taken: number[] } {
  const next = board.slice()
  const [here, there] = [placeOf(from), placeOf(to)]
  const piece = next[here] ?? ''
  next[here] = ''
  next[there] = piece
  const taken = takenBy(next, there)
  for (const place of taken) next[place] = ''
  return { board: next, taken }
}

/** Moves along rows and columns as far as nothing stands in the way (BRA-007, BRA-008), to where it may stop. */
function reached(board: readonly Cell[], side: Side, mayStop: (place: number, piece: Cell) => boolean): Move[] {
  const moves: Move[] = []
  for (const [place, piece] of board.entries()) {
    if (sideOf(piece) !== side) continue
    for (const ray of RAYS[place] ?? [])
      for (const stop of ray) {
        if (board[stop] !== '') break
        if (mayStop(stop, piece)) moves.push({ do: 'move', from: squareAt(place), to: squareAt(stop) })
      }
  }
  return moves
}

function isForTheKing(place: number): boolean {
  return place === THRONE_PLACE || isCorner(place)
}

/** What the piece that has just come to a place takes; each neighbour is looked at, so up to three (BRA-014). */
function takenBy(board: readonly Cell[], place: number): number[] {
  const side = sideOf(board[place] ?? '')
  if (side === undefined) return []
  return (RAYS[place] ?? []).flatMap(([next, beyond]) => {
    if (next === undefined || sideOf(board[next] ?? '') !== otherSide(side)) return []
    if (board[next] === 'king' && isGuarded(next)) return isSurrounded(board, next) ? [next] : []
    return beyond !== undefined && isHostile(board, beyond, side) ? [next] : []
  })
}

/** BRA-012, BRA-015, BRA-016: one's own piece, a corner, or the empty throne. */
function isHostile(board: readonly Cell[], place: number, side: Side): boolean {
  return sideOf(board[place] ?? '') === side || isCorner(place) || (place === THRONE_PLACE && board[place] === '')
}

/** BRA-019, BRA-020: on the throne, or beside it, two are not enough. */
function isGuarded(place: number): boolean {
  return place === THRONE_PLACE || neighbours(THRONE_PLACE).includes(place)
}

function isSurrounded(board: readonly Cell[], king: number): boolean {
  return neighbours(king).every(place => place === THRONE_PLACE || board[place] === 'attacker')
}

function neighbours(place: number): number[] {
  return (RAYS[place] ?? []).flatMap(([next]) => (next === undefined ? [] : [next]))
}
