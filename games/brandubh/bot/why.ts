import { otherSide } from '../rules/board.ts'
import { endOfBoard } from '../rules/ending.ts'
import { after, movesOf } from '../rules/moving.ts'
import type { Cell, Move, Side, State } from '../rules/types.ts'

/** What one move has over another. */
export type Reason =
  | { because: 'wins' }
  /** After the other move, the game could be lost at once. */
  | { because: 'saves' }
  | { because: 'takes'; pieces: number }
  /** Unless it is answered, the next move wins. */
  | { because: 'threatens' }

/** Undefined where nothing of a move or two tells them apart. */
export function reasonFor({ board, turn }: State, move: Move, than: Move): Reason | undefined {
  const [mine, other] = [after(board, move), after(board, than)]
  const foe = otherSide(turn)
  if (wonBy(mine.board) === turn) return { because: 'wins' }
  if (mayWin(other.board, foe) && !mayWin(mine.board, foe)) return { because: 'saves' }
  if (mine.taken.length > other.taken.length) return { because: 'takes', pieces: mine.taken.length }
  return mayWin(mine.board, turn) && !mayWin(other.board, turn) ? { because: 'threatens' } : undefined
}

function mayWin(board: readonly Cell[], side: Side): boolean {
  return movesOf(board, side).some(move => wonBy(after(board, move).board) === side)
}

function wonBy(board: readonly Cell[]): Side | undefined {
  return endOfBoard(board)?.winner
}
