import { rule } from '@runatal/proof'
import { describe, expect } from 'vitest'
import { arrange, type Position } from '../index.ts'
import { players, SEATS } from './game.ts'

describe('order of play', () => {
  rule('RAU-081', 'clockwise from the first', () => {
    expect(order([0, 0, 5, 0])).toEqual([2, 3, 0, 1])
    for (const seats of SEATS)
      for (let first = 0; first < seats; first++) {
        const points = Array.from({ length: seats }, (_, seat) => (seat === first ? 9 : seat))
        expect(order(points)).toEqual(Array.from({ length: seats }, (_, i) => (first + i) % seats))
      }
  })

  rule('RAU-082', 'the furthest marker plays first', () => {
    expect(order([14, 20, 9])).toEqual([1, 2, 0])
    // Hundreds count: 104 is ahead of 99, wherever its marker stands. One step ahead is enough.
    expect(order([99, 104, 98])).toEqual([1, 2, 0])
    expect(order([20, 20, 21], [2, 1, 0])).toEqual([2, 0, 1])
  })

  rule('RAU-083', 'of the furthest on one space, the top of the pile plays first', () => {
    expect(order([20, 9, 20], [0, 1, 2])).toEqual([2, 0, 1])
    expect(order([20, 9, 20], [2, 1, 0])).toEqual([0, 1, 2])
    // Who arrived last of all does not matter further back.
    expect(order([20, 9, 20], [2, 0, 1])).toEqual([0, 1, 2])
  })

  rule('RAU-084', 'the order holds for the whole turn, though somebody overtakes', () => {
    const t = arrange({ players: [{ points: 10 }, { points: 9, card: 'B1-03', board: { 0: 'B1-15' } }, {}], stop: 1 })
    t.as(0).play('playBiome', { gain: 'crystals' }).play('activate', { do: 'end' }).play('endTurn')
    t.as(1).play('playBiome', { gain: 'crystals' }).play('activate', { cell: 0 })
    expect(t.state.points).toEqual([10, 13, 0])
    t.as(1).play('activate', { do: 'end' }).play('endTurn')
    expect([0, 1, 2].map(seat => t.as(seat).asked)).toEqual([[], [], ['playBiome']])
    t.as(2).play('playBiome', { gain: 'crystals' }).play('activate', { do: 'end' }).play('endTurn')
    expect(t.state.stop).toBe(2)
    // At the next turn the one who overtook begins.
    t.playOn(s => !s.drafting)
    expect(t.happened('order.set').at(-1)).toEqual({ type: 'order.set', order: [1, 2, 0] })
  })

  rule('RAU-085', 'at the first turn the top of the random pile begins', () => {
    const t = arrange({ players: players(4), pile: [1, 3, 0, 2] }).playOn(s => !s.drafting)
    expect(t.happened('order.set')).toEqual([{ type: 'order.set', order: [2, 3, 0, 1] }])
    expect(t.as(2).asked).toEqual(['playBiome'])
    for (const seed of [1, 2, 3, 4]) {
      const any = arrange({ players: players(4), seed }).playOn(s => !s.drafting)
      expect(any.happened('order.set')[0]?.order[0]).toBe(any.happened('track.piled')[0]?.order.at(-1))
    }
  })

  rule('RAU-086', 'the worked example: 31, 40, 40, 12 and the pile 2, 1', () => {
    expect(order([31, 40, 40, 12], [0, 3, 2, 1])).toEqual([1, 2, 3, 0])
    expect(order([31, 40, 40, 12], [2, 1, 0, 3])).toEqual([1, 2, 3, 0])
    expect(order([31, 40, 40, 12], [0, 3, 1, 2])).toEqual([2, 3, 0, 1])
  })
})

/** The order of a turn with these totals: as told, and as the players are asked. */
function order(points: number[], pile?: number[]): number[] {
  const position: Position = { players: points.map(total => ({ points: total })), stop: 1, phase: 'draft' }
  const t = arrange({ ...position, ...(pile && { pile }) })
  const asked: number[] = []
  t.playOn(
    s => s.stop === 2,
    (ask, options) => {
      if (ask.kind === 'playBiome') asked.push(ask.seat)
      return ask.kind === 'activate' ? { do: 'end' } : (options.find(move => 'gain' in move) ?? options[0]!)
    },
  )
  expect(t.happened('order.set')).toEqual([{ type: 'order.set', order: asked }])
  return asked
}
