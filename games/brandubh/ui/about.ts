import { isCorner, placeOf, SIZE, THRONE } from '../rules/board.ts'
import type { Cell } from '../rules/types.ts'

/** The rule that says why the piece that was picked does not go there; with none picked, what stands there or may. */
export function aboutOf(board: readonly Cell[], place: number, picked: number | undefined): string {
  const cell = board[place] ?? ''
  const isThrone = place === placeOf(THRONE)
  if (picked === undefined || picked === place) return whatIs(cell, place, isThrone)
  const isStraight = picked % SIZE === place % SIZE || Math.floor(picked / SIZE) === Math.floor(place / SIZE)
  if (!isStraight) return 'BRA-007'
  if (cell === '' && board[picked] !== 'king' && isCorner(place)) return 'BRA-010'
  return cell === '' && board[picked] !== 'king' && isThrone ? 'BRA-009' : 'BRA-008'
}

function whatIs(cell: Cell, place: number, isThrone: boolean): string {
  if (cell === 'king') return isThrone ? 'BRA-019' : 'BRA-018'
  if (cell !== '') return 'BRA-012'
  if (isCorner(place)) return 'BRA-022'
  return isThrone ? 'BRA-016' : 'BRA-007'
}
