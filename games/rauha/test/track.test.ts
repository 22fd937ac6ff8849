import { expect } from 'vitest'
import { FastChance, Play } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { arrange, rauha } from '../index.ts'
import { gainPoints, hundreds, leader, pileAt, space } from '../rules/track.ts'
import { byChance, finish } from './words.ts'

/** A scoring with these totals, and a hand that moves the markers. */
function track(points: number[], pile: number[]) {
  const { state } = arrange({ players: points.map(total => ({ points: total })), pile, stop: 4 })
  const play = new Play(rauha, state, new FastChance(1))
  return { state, gain: (seat: number, delta: number) => gainPoints(state, seat, delta, play) }
}

rule('RAU-182', 'past 99 a +100 marker is taken, and the marker goes on from 0', () => {
  const t = arrange({ players: [{ points: 95, entities: ['TAIVAS'] }, {}], stop: 4 })
  t.as(0).play('scoreActivate', { entity: 'TAIVAS' })
  expect(t.state.points[0]).toBe(102)
  expect([space(102), hundreds(102)]).toEqual([2, 1])
  expect(t.happened('marker.moved')).toEqual([{ type: 'marker.moved', seat: 0, delta: 7, total: 102, pile: [0] }])
  expect(t.happened('hundred.gained')).toEqual([{ type: 'hundred.gained', seat: 0, count: 1 }])
})

const gained = (points: number) => {
  const t = arrange({ players: [{ points, entities: ['TAIVAS'] }, {}], stop: 4 })
  t.as(0).play('scoreActivate', { entity: 'TAIVAS' })
  return t.happened('hundred.gained').map(({ count }) => count)
}

rule('RAU-182', 'one for each hundred, and none for what is gained between two', () => {
  expect([92, 93, 99, 100, 102, 192, 193, 293].map(gained)).toEqual([[], [1], [1], [], [], [], [2], [3]])
})

rule('RAU-185', 'when a marker leaves a pile the others keep their order', () => {
  const { state, gain } = track([7, 7, 7], [0, 1, 2])
  gain(1, 4)
  expect(pileAt(state, 7)).toEqual([0, 2])
  expect(pileAt(state, 11)).toEqual([1])

  const four = track([7, 7, 7, 7], [3, 1, 0, 2])
  four.gain(3, 1)
  expect(pileAt(four.state, 7)).toEqual([1, 0, 2])
})

rule('RAU-187', 'totals never go down', () => {
  for (const number of [1, 2, 3]) {
    const t = arrange({ players: [{}, {}, {}], seed: number }).playOn(undefined, byChance(number))
    const totals = [0, 0, 0]
    for (const { seat, delta, total } of t.happened('marker.moved')) {
      expect(delta).toBeGreaterThan(0)
      expect(total).toBe(totals[seat]! + delta)
      totals[seat] = total
    }
    expect(totals).toEqual(t.state.points)
  }
})

rule('RAU-188', 'the example of the pile', () => {
  const [a, b, c] = [0, 1, 2]
  const { state, gain } = track([12, 12, 10], [2, 0, 1])
  expect(leader(state)).toBe(b)
  gain(c, 2)
  expect(pileAt(state, 12)).toEqual([a, b, c])
  expect(leader(state)).toBe(c)
  gain(b, 0)
  gain(a, 3)
  expect(state.points).toEqual([15, 12, 12])
  expect(leader(state)).toBe(a)
  expect(pileAt(state, 12)).toEqual([b, c])
})

rule('RAU-204', 'exactly 100 takes a +100 marker and stands on 0; 99 has none', () => {
  const board = { 0: 'B1-25' }
  const t = arrange({ players: [{ points: 97, board, spores: [0, 8] }, { points: 99 }], pile: [0, 1], stop: 4 })
  finish(t, 1)
  t.as(0).play('scoreActivate', { cell: 0 })
  expect([t.state.points[0], space(99), hundreds(99)]).toEqual([99, 99, 0])
  expect(t.happened('hundred.gained')).toEqual([])
  t.as(0).play('scoreActivate', { cell: 8 })
  expect([t.state.points[0], space(100), hundreds(100)]).toEqual([100, 0, 1])
  expect(t.happened('hundred.gained')).toEqual([{ type: 'hundred.gained', seat: 0, count: 1 }])
  expect(leader(t.state)).toBe(0)
})
