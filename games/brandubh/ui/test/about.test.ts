import { expect, it } from 'vitest'
import { placeOf, type Square, startingBoard } from '../../rules/board.ts'
import type { Cell } from '../../rules/types.ts'
import { aboutOf } from '../about.ts'

function about(square: Square, picked?: Square, board = startingBoard()) {
  return aboutOf(board, placeOf(square), picked && placeOf(picked))
}

it('says what a square or its piece is', () => {
  expect(about('d4')).toBe('BRA-019')
  expect(about('d3')).toBe('BRA-012')
  expect(about('a1')).toBe('BRA-022')
  expect(about('b2')).toBe('BRA-007')
})

it('says why a piece does not go where it was sent', () => {
  expect(about('e2', 'd1')).toBe('BRA-007')
  expect(about('d5', 'd1')).toBe('BRA-008')
  expect(about('a1', 'a4')).toBe('BRA-010')
  const left = startingBoard().map((cell): Cell => (cell === 'king' ? '' : cell))
  expect(about('d4', 'd3', left)).toBe('BRA-009')
  expect(about('d4', undefined, left)).toBe('BRA-016')
  left[placeOf('a4')] = 'king'
  expect(about('a4', undefined, left)).toBe('BRA-018')
})
