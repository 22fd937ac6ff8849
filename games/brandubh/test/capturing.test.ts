import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, type Side, type Square } from '../index.ts'

/** What a move takes. */
function takes(board: readonly string[], turn: Side, from: Square, to: Square): string[] {
  const t = arrange({ board, turn })
  t.as(t.state.seats[turn]).play('move', { from, to })
  return t.happened('captured').map(({ piece, at }) => `${piece} ${at}`)
}

rule('BRA-012', 'between two enemies, in a row or a column, a piece is captured', () => {
  const row = ['.K.....', '.......', '..ad.a.', '.......', '.......', '.......', '.......']
  expect(takes(row, 'attackers', 'f5', 'e5')).toEqual(['defender d5'])
  const column = ['.K.....', '.....d.', '.....a.', '..d....', '.......', '.......', '.......']
  expect(takes(column, 'king', 'c4', 'f4')).toEqual(['attacker f5'])
  const diagonal = ['.K.....', '..a....', '...d...', '....a..', '....a..', '.......', '.......']
  expect(takes(diagonal, 'attackers', 'c6', 'b6')).toEqual([])
  expect(takes(diagonal, 'attackers', 'e4', 'f4')).toEqual([])
  const t = arrange({ board: row })
  t.as(0).play('move', { from: 'f5', to: 'e5' })
  expect(t.state.board.includes('defender')).toBe(false)
})

rule('BRA-013', 'who moves between two enemies is safe', () => {
  const board = ['.K.....', '.......', '..a.a..', '.......', '...d...', '.......', '.......']
  expect(takes(board, 'king', 'd3', 'd5')).toEqual([])
  const t = arrange({ board: board.with(1, '.a.....'), turn: 'king' })
  t.as(1).play('move', { from: 'd3', to: 'd5' })
  // It stays safe until one of them moves anew.
  t.as(0).play('move', { from: 'b6', to: 'a6' })
  expect(t.happened('captured')).toEqual([])
})

rule('BRA-014', 'one move captures up to three', () => {
  const board = ['.K.a...', '...d...', '.ad.da.', '.......', '.......', '...a...', '.......']
  expect(takes(board, 'attackers', 'd2', 'd5').toSorted()).toEqual(['defender c5', 'defender d6', 'defender e5'])
})

rule('BRA-015', 'a corner stands in for an enemy', () => {
  const defender = ['.d..a..', '.......', '.......', '...K...', '.......', '.......', '.......']
  expect(takes(defender, 'attackers', 'e7', 'c7')).toEqual(['defender b7'])
  const attacker = ['.......', '.......', '.......', '...K...', '....d..', '......a', '.......']
  expect(takes(attacker, 'king', 'e3', 'g3')).toEqual(['attacker g2'])
  const edge = ['..d.a..', '.......', '.......', '...K...', '.......', '.......', '.......']
  expect(takes(edge, 'attackers', 'e7', 'd7')).toEqual([])
})

rule('BRA-016', 'so does the empty throne, but not the king on it for his own', () => {
  const empty = ['.K.....', '.......', '.......', '....d.a', '.......', '.......', '.......']
  expect(takes(empty, 'attackers', 'g4', 'f4')).toEqual(['defender e4'])
  const attacker = ['.K.....', '.......', '.......', '....a.d', '.......', '.......', '.......']
  expect(takes(attacker, 'king', 'g4', 'f4')).toEqual(['attacker e4'])
  const seated = ['.......', '.......', '.......', '...Kd.a', '.......', '.......', '.......']
  expect(takes(seated, 'attackers', 'g4', 'f4')).toEqual([])
})

rule('BRA-017', 'the king captures like his men', () => {
  const comes = ['.......', '.......', 'K.ad...', '.......', '.......', '.......', '.......']
  expect(takes(comes, 'king', 'a5', 'b5')).toEqual(['attacker c5'])
  const waits = ['.......', '.......', '.Ka....', '.......', '...d...', '.......', '.......']
  expect(takes(waits, 'king', 'd3', 'd5')).toEqual(['attacker c5'])
})

rule('BRA-018', 'away from the throne the king is captured like any other', () => {
  const two = ['.......', '.......', '.aK..a.', '.......', '.......', '.......', '.......']
  expect(takes(two, 'attackers', 'f5', 'd5')).toEqual(['king c5'])
  const corner = ['.K..a..', '.......', '.......', '.......', '.......', '.......', '.......']
  expect(takes(corner, 'attackers', 'e7', 'c7')).toEqual(['king b7'])
  const one = ['.......', '.......', '..K..a.', '.......', '.......', '.......', '.......']
  expect(takes(one, 'attackers', 'f5', 'd5')).toEqual([])
})

rule('BRA-019', 'on the throne he is captured by four', () => {
  const four = ['...a...', '.......', '.......', '..aKa..', '...a...', '.......', '.......']
  expect(takes(four, 'attackers', 'd7', 'd5')).toEqual(['king d4'])
  const three = ['.......', '.......', '...a...', '..aK..a', '.......', '.......', '.......']
  expect(takes(three, 'attackers', 'g4', 'e4')).toEqual([])
  const friend = ['...a...', '.......', '.......', '..aKa..', '...d...', '.......', '.......']
  expect(takes(friend, 'attackers', 'd7', 'd5')).toEqual([])
})

rule('BRA-020', 'beside the throne he is captured by three', () => {
  const three = ['.......', '.......', '....a..', '....K.a', '....a..', '.......', '.......']
  expect(takes(three, 'attackers', 'g4', 'f4')).toEqual(['king e4'])
  const two = ['.......', '.......', '....a..', '....K..', '.......', '....a..', '.......']
  expect(takes(two, 'attackers', 'e2', 'e3')).toEqual([])
  const throne = ['.......', '.......', '.......', '....K.a', '.......', '.......', '.......']
  expect(takes(throne, 'attackers', 'g4', 'f4')).toEqual([])
})
