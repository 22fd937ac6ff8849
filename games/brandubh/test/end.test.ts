import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, type Square } from '../index.ts'
import { drawn } from './drawn.ts'

rule('BRA-021', 'the attackers win with the king', () => {
  const board = ['.......', '.......', '.aK..a.', '.......', '.......', '.......', '.......']
  const t = arrange({ board, king: 0 })
  t.as(1).play('move', { from: 'f5', to: 'd5' })
  expect(t.match.outcome).toEqual({ winners: [1], places: [2, 1], scores: [0, 1] })
  expect(t.happened('ended')).toEqual([{ type: 'ended', why: 'kingTaken', seat: 1 }])
  expect(t.state.asks).toEqual([])
})

const OPEN = ['.......', '.a.....', '.......', '...K...', '.......', '.....d.', '.......']

rule('BRA-025', 'sixty moves without a capture are a draw', () => {
  const t = arrange({ board: OPEN })
  goRound(t, 0, 30)
  expect(t.happened('ended')).toEqual([{ type: 'ended', why: 'quiet' }])
  expect(t.match.outcome?.winners).toEqual([])
})

rule('BRA-025', 'a capture begins the count anew', () => {
  const t = arrange({ board: OPEN.with(4, '..d....').with(6, '.a.....') })
  goRound(t, 0, 10)
  t.as(0).play('move', step(ATTACKER, 10))
  t.as(1).play('move', { from: 'c3', to: 'c1' })
  expect(t.happened('captured')).toHaveLength(1)
  t.as(0).play('move', step(ATTACKER, 11))
  t.as(1).play('move', step(DEFENDER, 10))
  goRound(t, 12, 29, 11)
  expect(t.happened('ended')).toEqual([{ type: 'ended', why: 'quiet' }])
})

rule('BRA-026', 'for who is late the move is made after which the least is lost', () => {
  // Left alone, the king is captured from the right; all but a few moves leave him there.
  const board = ['.......', '.......', '.......', '.......', '.......', '.aK..a.', '......d']
  const t = arrange({ board, turn: 'king' })
  t.as(1).late('move')
  for (const move of t.as(0).options('move')) {
    const next = arrange({ board: drawn(t.state) })
    next.as(0).play('move', move)
    expect(next.happened('captured')).toEqual([])
  }
  // Where a corner is in reach of the king, the attackers shut the way.
  const open = ['.......', '.......', 'a......', '.......', 'K......', '.....a.', '.......']
  const shut = arrange({ board: open })
  shut.as(0).late('move')
  expect(shut.as(1).options('move')).not.toContainEqual({ do: 'move', from: 'a3', to: 'a1' })
})

// Rounds of four and of five moves: together they are where they were only after twenty.
const ATTACKER: readonly Square[] = ['b6', 'b7', 'c7', 'c6']
const DEFENDER: readonly Square[] = ['f2', 'f3', 'f5', 'f6', 'f1']

/** So many moves of each, from where they are on their rounds; the game is on before every one of them. */
function goRound(t: ReturnType<typeof arrange>, attacker: number, rounds: number, defender = attacker): void {
  for (let n = 0; n < rounds; n++) {
    expect(t.match.outcome).toBeUndefined()
    t.as(0).play('move', step(ATTACKER, attacker + n))
    expect(t.match.outcome).toBeUndefined()
    t.as(1).play('move', step(DEFENDER, defender + n))
  }
}

function step(ring: readonly Square[], n: number) {
  return { from: at(ring, n), to: at(ring, n + 1) }
}

function at(ring: readonly Square[], n: number): Square {
  const square = ring[n % ring.length]
  if (square === undefined) throw new Error('A ring has no end')
  return square
}
