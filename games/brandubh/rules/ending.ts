import { isCorner, otherSide } from './board.ts'
import { canMove } from './moving.ts'
import type { Cell, End, Side, State } from './types.ts'

/** BRA-025: so many moves in a row without a capture, of both sides together. */
export const QUIET_MOVES = 60

/** BRA-021, BRA-022: what ends the game at once, whoever is to move next. */
export function endOfBoard(board: readonly Cell[]): End | undefined {
  const king = board.indexOf('king')
  if (king === -1) return { why: 'kingTaken', winner: 'attackers' }
  return isCorner(king) ? { why: 'escaped', winner: 'king' } : undefined
}

/** BRA-023 to BRA-025: what ends it before the side to move does anything. */
export function endOfTurn({ board, turn, past }: State): End | undefined {
  if (!canMove(board, turn)) return { why: 'blocked', winner: otherSide(turn) }
  const now = positionOf(board, turn)
  if (past.filter(position => position === now).length >= 3) return { why: 'repeated' }
  return past.length > QUIET_MOVES ? { why: 'quiet' } : undefined
}

export function positionOf(board: readonly Cell[], turn: Side): string {
  return board.map(cell => cell.charAt(0) || '.').join('') + turn
}
