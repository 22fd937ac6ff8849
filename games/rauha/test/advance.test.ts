import { expect } from 'vitest'
import { SPECTATOR } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { arrange } from '../index.ts'
import { byChance, finish, sitOut } from './words.ts'

rule('RAU-139', 'all avatars move one notch at the same time, when everybody has played', () => {
  const t = arrange({ players: [{}, {}, {}], phase: 'play', stop: 2 })
  for (const seat of [0, 1, 2]) {
    expect(t.state.stop).toBe(2)
    sitOut(t, seat)
  }
  expect(t.state.stop).toBe(3)
  expect(t.happened('avatars.advanced')).toEqual([{ type: 'avatars.advanced', from: 2, to: 3 }])
})

rule('RAU-140', 'a corner means a scoring for all', () => {
  for (const [stop, round] of [
    [3, 1],
    [7, 2],
    [11, 3],
    [15, 4],
  ] as const) {
    const t = arrange({ players: [{}, {}], phase: 'play', stop })
    sitOut(sitOut(t, 0), 1)
    expect(t.state.stop).toBe(stop + 1)
    expect(t.events.slice(-2)).toEqual([
      { type: 'avatars.advanced', from: stop, to: stop + 1 },
      { type: 'scoring.started', round, order: [0, 1] },
    ])
    expect(t.happened('turn.started')).toEqual([])
  }
})

rule('RAU-142', 'all avatars are always at the same place, and go once around', () => {
  const t = arrange({ players: [{}, {}, {}, {}, {}] })
  const choose = byChance(142)
  t.playOn(
    () => false,
    (ask, options) => {
      const stops = [SPECTATOR, 0, 1, 2, 3, 4].map(viewer => t.match.view(viewer).stop)
      expect(stops).toEqual(stops.map(() => t.state.stop))
      return choose(ask, options)
    },
  )
  expect(t.happened('avatars.advanced').map(({ from, to }) => [from, to])).toEqual(
    Array.from({ length: 15 }, (_, i) => [i + 1, i + 2]),
  )
  expect(t.happened('turn.started').map(({ stop }) => stop)).toEqual([1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15])
})

rule('RAU-143', 'after a scoring the avatar leaves the corner and the next round is dealt', () => {
  for (const [stop, age] of [
    [4, 1],
    [8, 2],
    [12, 2],
  ] as const) {
    const t = arrange({ players: [{}, {}], stop })
    const round = stop / 4
    finish(t, 0)
    expect(t.state.stop).toBe(stop)
    finish(t, 1)
    expect(t.events.filter(event => !('seat' in event)).slice(1)).toEqual([
      { type: 'scoring.ended', round },
      { type: 'avatars.advanced', from: stop, to: stop + 1 },
      { type: 'round.started', round: round + 1, age },
      { type: 'cards.dealt', satellite: 0, count: 4 },
      { type: 'cards.dealt', satellite: 1, count: 4 },
      { type: 'turn.started', round: round + 1, turn: 1, stop: stop + 1, symbol: stop === 8 ? 'moon' : 'star' },
    ])
    for (const card of t.state.satellites.flat()) expect(card < 40 ? 1 : 2).toBe(age)
  }
})
