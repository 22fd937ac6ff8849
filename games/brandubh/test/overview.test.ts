import { isRefusal, Match, plainSeed, type Wish } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, brandubh, type Brandubh, CORNERS, SQUARES, THRONE } from '../index.ts'
import { drawn } from './drawn.ts'

function begin(wish: Wish<Brandubh>) {
  return Match.start(brandubh, wish, plainSeed(1))
}

rule('BRA-001', 'two play, eight attackers against a king and four defenders', () => {
  const { board } = arrange().state
  const count = (piece: string) => board.filter(cell => cell === piece).length
  expect([count('attacker'), count('defender'), count('king')]).toEqual([8, 4, 1])
  expect([1, 3].map(seats => isRefusal(begin({ seats })))).toEqual([true, true])
  expect(isRefusal(begin({ seats: 2 }))).toBe(false)
})

rule('BRA-002', 'seven rows of seven squares, a throne and four corners', () => {
  expect(new Set(SQUARES).size).toBe(49)
  expect(SQUARES[0]).toBe('a1')
  expect(SQUARES.at(-1)).toBe('g7')
  expect(SQUARES.indexOf(THRONE)).toBe(24)
  expect(CORNERS.toSorted()).toEqual(['a1', 'a7', 'g1', 'g7'])
})

rule('BRA-003', 'the king on his throne, defenders around him, attackers out to the edges', () => {
  const match = begin({ seats: 2 })
  if (isRefusal(match)) throw new Error(match.text)
  expect(drawn(match.state)).toEqual([
    '. . . a . . .',
    '. . . a . . .',
    '. . . d . . .',
    'a a d K d a a',
    '. . . d . . .',
    '. . . a . . .',
    '. . . a . . .',
  ])
  expect(drawn(arrange().state)).toEqual(drawn(match.state))
})

rule('BRA-004', 'each chooses a side, the first seat attacks if nobody does', () => {
  expect(seated()).toEqual({ attackers: 0, king: 1 })
  expect(seated({ side: 'king' })).toEqual({ attackers: 1, king: 0 })
  expect(seated({ side: 'attackers' }, { side: 'king' })).toEqual({ attackers: 0, king: 1 })
  expect(seated({ side: 'king' }, { side: 'king' })).toBe('bad-setting')
})

/** Who has which side, or why not. */
function seated(...seat: Brandubh['seat'][]) {
  const match = begin({ seats: 2, seat })
  return isRefusal(match) ? match.refused : match.state.seats
}
