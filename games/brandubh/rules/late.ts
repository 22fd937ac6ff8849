import { otherSide } from './board.ts'
import { endOfBoard } from './ending.ts'
import { after, movesOf } from './moving.ts'
import type { Cell, Move, State } from './types.ts'

/** BRA-026: for whoever runs out of time, the first of the moves after which the least can be lost at once. */
export function careful({ board, turn }: State): Move | undefined {
  const moves = movesOf(board, turn)
  const losses = moves.map(move => loss(after(board, move).board, otherSide(turn)))
  return moves[losses.indexOf(Math.min(...losses))]
}

/** The most that a side can take in its next move; the game itself outweighs all pieces. */
function loss(board: readonly Cell[], side: State['turn']): number {
  const replies = movesOf(board, side).map(move => {
    const { board: next, taken } = after(board, move)
    return endOfBoard(next)?.winner === side ? THE_GAME : taken.length
  })
  return Math.max(0, ...replies)
}

const THE_GAME = 100
