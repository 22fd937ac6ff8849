import { expect } from 'vitest'
import { SPECTATOR } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { arrange, type EntityName } from '../index.ts'
import { waterPoints } from '../rules/water.ts'
import { finish, springs } from './words.ts'

/** The third scoring, of players with so many Sources each. */
function scoreWater(...counts: number[]) {
  const t = arrange({ players: springs(...counts).map(board => ({ board })), stop: 12 })
  for (const seat of counts.keys()) finish(t, seat)
  return t
}

rule(['RAU-147', 'RAU-155'], 'points by the difference with the fewest: 0, 1, 3, 6, 10, 15', () => {
  for (const [difference, points] of [
    [0, 0],
    [1, 1],
    [2, 3],
    [3, 6],
    [4, 10],
    [5, 15],
    [6, 15],
    [8, 15],
  ] as const) {
    expect(waterPoints(difference)).toBe(points)
    const t = scoreWater(difference + 1, 1)
    expect(t.state.points).toEqual([points, 0])
    expect(t.happened('water.scored')).toEqual([
      { type: 'water.scored', seat: 0, sources: difference + 1, fewest: 1, points },
      { type: 'water.scored', seat: 1, sources: 1, fewest: 1, points: 0 },
    ])
  }
})

rule('RAU-147', 'after the activations, with 4 against 1 for 6 points', () => {
  const t = arrange({ players: [{ board: springs(4)[0]!, entities: ['KITEET'] }, {}], stop: 4 })
  expect(t.happened('water.scored')).toEqual([])
  t.as(0).play('scoreActivate', { entity: 'KITEET' }).play('endTurn')
  expect(t.happened('marker.moved').map(event => event.delta)).toEqual([3, 6])
})

rule(['RAU-156', 'RAU-160'], 'Céline has 5 Sources and Théo 3: she scores 3 points, he none', () => {
  expect(scoreWater(5, 3).state.points).toEqual([3, 0])
  expect(scoreWater(3, 5).state.points).toEqual([0, 3])
})

rule('RAU-157', 'the fewest is taken over all players, oneself included', () => {
  expect(scoreWater(2, 2, 5).state.points).toEqual([0, 0, 6])
  expect(scoreWater(5, 2, 3, 4, 6).state.points).toEqual([6, 0, 1, 3, 10])
  expect(scoreWater(0, 0).happened('marker.moved')).toEqual([])
})

rule('RAU-158', 'Sources are those on the nine Biomes, and two more with VUORI', () => {
  const [mine, theirs] = springs(3, 3)
  for (const [entities, scored] of [
    [[], { sources: 3, fewest: 3, points: 0 }],
    [['VUORI'], { sources: 5, fewest: 3, points: 3 }],
    [['SIENET', 'KITEET'], { sources: 3, fewest: 3, points: 0 }],
  ] as [EntityName[], object][]) {
    const t = arrange({ players: [{ board: mine!, entities }, { board: theirs! }], stop: 4 })
    expect(finish(t, 0).happened('water.scored')).toMatchObject([scored])
  }

  // The others' VUORI counts for them.
  const t = arrange({ players: [{ board: springs(3)[0]! }, { entities: ['VUORI'] }], stop: 4 })
  expect(finish(t, 0).happened('water.scored')[0]).toMatchObject({ sources: 3, fewest: 3, points: 0 })
})

rule('RAU-159', 'each scores the water at the end of the own go, by itself and for all to hear', () => {
  const t = arrange({ players: [{ board: springs(2)[0]! }, { entities: ['KITEET'] }], stop: 4 })
  expect(t.happened('water.scored')).toEqual([])
  finish(t, 0)
  expect(t.state.points).toEqual([1, 0])
  expect(t.as(1).asked).toEqual(['scoreActivate'])
  t.as(1).play('scoreActivate', { entity: 'KITEET' }).play('endTurn')
  const types = t.heardBy(SPECTATOR).map(event => event.type)
  expect(types.indexOf('water.scored')).toBeLessThan(types.indexOf('entity.activated'))
  expect(types.lastIndexOf('water.scored')).toBeGreaterThan(types.indexOf('entity.activated'))
})
