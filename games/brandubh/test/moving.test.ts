import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, type Position, type Square } from '../index.ts'
import { drawn } from './drawn.ts'

/** Where the piece on a square may go, in alphabetical order. */
function reach(position: Position, from: Square): string {
  const t = arrange(position)
  const seat = t.state.seats[t.state.turn]
  return t
    .as(seat)
    .options('move')
    .filter(move => move.from === from)
    .map(({ to }) => to)
    .toSorted()
    .join(' ')
}

rule('BRA-005', 'the attackers begin, then the sides take turns', () => {
  const t = arrange()
  const asked = () => t.state.asks.map(({ seat, kind }) => [seat, kind])
  expect(asked()).toEqual([[0, 'move']])
  expect(t.as(1).tries('move', { do: 'move', from: 'd3', to: 'c3' })).toMatchObject({ rule: 'BRA-005' })
  t.as(0).play('move', { from: 'd1', to: 'b1' })
  expect(asked()).toEqual([[1, 'move']])
  t.as(1).play('move', { from: 'd3', to: 'c3' })
  expect(asked()).toEqual([[0, 'move']])
})

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

rule('BRA-007', 'all move along rows and columns, as far as they like', () => {
  const board = ['.......', '.K...a.', '.......', '.......', '..d....', '.......', '.......']
  expect(reach({ board, turn: 'king' }, 'c3')).toBe('a3 b3 c1 c2 c4 c5 c6 c7 d3 e3 f3 g3')
  expect(reach({ board, turn: 'king' }, 'b6')).toBe('a6 b1 b2 b3 b4 b5 b7 c6 d6 e6')
  expect(reach({ board }, 'f6')).toBe('c6 d6 e6 f1 f2 f3 f4 f5 f7 g6')
  const refused = arrange({ board }).as(0).tries('move', { do: 'move', from: 'f6', to: 'e5' })
  expect(refused).toMatchObject({ refused: 'not-an-option', rule: 'BRA-007' })
})

rule('BRA-008', 'a piece stops before another, friend or foe', () => {
  const board = ['...K...', '.......', '..a....', '.......', 'd.a.d..', '.......', '..d....']
  expect(reach({ board }, 'c3')).toBe('b3 c2 c4 d3')
})

rule('BRA-009', 'only the king stops on the throne, and comes back to it', () => {
  const board = ['.......', '...a...', '.......', 'd..K...', '.......', '.......', '.......']
  const t = arrange({ board, turn: 'king' })
  t.as(1).play('move', { from: 'd4', to: 'e4' })
  expect(t.as(0).tries('move', { do: 'move', from: 'd6', to: 'd4' })).toMatchObject({ rule: 'BRA-009' })
  t.as(0).play('move', { from: 'd6', to: 'd7' })
  expect(t.as(1).tries('move', { do: 'move', from: 'a4', to: 'd4' })).toMatchObject({ rule: 'BRA-009' })
  t.as(1).play('move', { from: 'e4', to: 'd4' })
  expect(drawn(t.state)[3]).toBe('d . . K . . .')
})

rule('BRA-010', 'only the king stops on a corner', () => {
  const board = ['.......', '.......', 'K......', '.......', '.......', '.......', '..a...d']
  const t = arrange({ board })
  expect(reach({ board }, 'c1')).toBe('b1 c2 c3 c4 c5 c6 c7 d1 e1 f1')
  expect(t.as(0).tries('move', { do: 'move', from: 'c1', to: 'a1' })).toMatchObject({ rule: 'BRA-010' })
  const king = arrange({ board: board.with(6, '......d'), turn: 'king' })
  expect(king.as(1).tries('move', { do: 'move', from: 'g1', to: 'a1' })).toMatchObject({ rule: 'BRA-010' })
  king.as(1).play('move', { from: 'a5', to: 'a1' })
})

rule('BRA-011', 'all pass over the empty throne', () => {
  const board = ['.......', '...a...', 'K......', '.d.....', '.......', '.......', '.......']
  expect(reach({ board }, 'd6')).toBe('a6 b6 c6 d1 d2 d3 d5 d7 e6 f6 g6')
  expect(reach({ board, turn: 'king' }, 'b4')).toBe('a4 b1 b2 b3 b5 b6 b7 c4 e4 f4 g4')
})

function squareNumber(square: Square): number {
  return square.charCodeAt(0) - 97 + 7 * (Number(square[1]) - 1)
}
