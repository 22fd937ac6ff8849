import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, type Square } from '../index.ts'

rule('BRA-006', 'a turn moves one piece of one’s own, and nobody passes', () => {
  const t = arrange()
  const mine = t.as(0).options('move')
  expect(mine.length).toBe(40)
  for (const { from, to } of mine) {
    expect(t.state.board[squareNumber(from)]).toBe('attacker')
    expect(from).not.toBe(to)
  }
  const before = t.state.board.slice()
  t.as(0).play('move', { from: 'a4', to: 'a6' })
  const moved = t.state.board.filter((cell, i) => cell !== before[i])
  expect(moved).toHaveLength(2)
  expect(t.happened('moved')).toEqual([{ type: 'moved', seat: 0, piece: 'attacker', from: 'a4', to: 'a6' }])
})

function squareNumber(square: Square): number {
  return square.charCodeAt(0) - 97 + 7 * (Number(square[1]) - 1)
}

rule(['BRA-008', 'BRA-011'], 'the throne is passed over while it is empty, and not while the king stands on it', () => {
  const empty = ['.......', '.......', '.......', '.a.....', '.......', '.......', '...d..K']
  expect(alongItsRow(empty)).toEqual(['a4', 'c4', 'e4', 'f4', 'g4'])
  expect(alongItsRow(empty.with(3, '.a.K...').with(6, '...d...'))).toEqual(['a4', 'c4'])
})

/** Where the attacker on b4 may go in its row. */
function alongItsRow(board: string[]): string[] {
  const moves = arrange({ board }).as(0).options('move')
  return moves.flatMap(({ from, to }) => (from === 'b4' && to.endsWith('4') ? to : [])).toSorted()
}
