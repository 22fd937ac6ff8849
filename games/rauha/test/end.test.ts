import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange } from '../index.ts'
import { finish } from './words.ts'

/** The end of a game with these totals. */
function ended(points: number[], pile?: number[]) {
  const players = points.map(total => ({ points: total }))
  return arrange({ players, phase: 'end', ...(pile && { pile }) })
}

rule('RAU-189', 'the game ends after the fourth scoring, and not before', () => {
  const t = arrange({ players: [{ points: 3 }, { points: 8 }], stop: 16 })
  finish(t, 1)
  expect(t.match.outcome).toBeUndefined()
  finish(t, 0)
  expect(t.events.slice(-3)).toEqual([
    { type: 'scoring.ended', round: 4 },
    { type: 'game.ended', totals: [3, 8] },
    { type: 'game.won', seats: [1], total: 8 },
  ])
  expect(t.happened('avatars.advanced')).toEqual([])
  expect([t.as(0).asked, t.as(1).asked]).toEqual([[], []])
  expect(t.match.outcome).toEqual({ winners: [1], places: [2, 1], scores: [3, 8] })
  expect(t.as(0).tries('endTurn', { do: 'confirm' })?.refused).toBe('game-over')

  for (const stop of [4, 8, 12]) {
    const on = arrange({ players: [{}, {}], stop })
    finish(finish(on, 0), 1)
    expect(on.happened('game.ended')).toEqual([])
    expect(on.match.outcome).toBeUndefined()
  }
})

rule('RAU-190', 'the most points win', () => {
  expect(ended([119, 120]).match.outcome).toEqual({ winners: [1], places: [2, 1], scores: [119, 120] })
  expect(ended([120, 119], [0, 1]).match.outcome?.winners).toEqual([0])

  // What is told of the end is not the state itself.
  const t = ended([3, 4])
  expect(t.match.outcome?.scores).not.toBe(t.state.points)
  expect(t.happened('game.ended')[0]?.totals).not.toBe(t.state.points)
})

rule('RAU-191', 'in a tie the victory is shared, whatever the pile', () => {
  for (const pile of [
    [0, 1, 2],
    [1, 0, 2],
    [2, 1, 0],
  ]) {
    const t = ended([120, 120, 90], pile)
    expect(t.match.outcome?.winners).toEqual([0, 1])
    expect(t.happened('game.won')).toEqual([{ type: 'game.won', seats: [0, 1], total: 120 }])
  }
})

rule('RAU-192', 'crystals, Spores and Entities left over are worth nothing', () => {
  const t = arrange({
    players: [
      { points: 5, crystals: 30, spores: [2, 7], entities: ['KITEET'] },
      { points: 6, crystals: 0 },
    ],
    stop: 16,
  })
  finish(t, 1)
  finish(t, 0)
  expect(t.happened('marker.moved')).toEqual([])
  expect(t.happened('game.ended')).toEqual([{ type: 'game.ended', totals: [5, 6] }])
  expect(t.match.outcome).toEqual({ winners: [1], places: [2, 1], scores: [5, 6] })
})

rule('RAU-203', 'the others are ranked by total, and equal totals share a place', () => {
  expect(ended([120, 120, 90, 90]).match.outcome?.places).toEqual([1, 1, 3, 3])
  expect(ended([90, 120, 40, 90, 100]).match.outcome).toEqual({
    winners: [1],
    places: [3, 1, 5, 3, 2],
    scores: [90, 120, 40, 90, 100],
  })
})
