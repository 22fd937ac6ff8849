import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange } from '../index.ts'
import { byChance, finish, offered, ownerOf } from './words.ts'

rule('RAU-144', 'each in turn, clockwise, activates the own Biomes that hold a Spore', () => {
  const t = arrange({ players: [{ spores: [0, 2, 5] }, { spores: [7] }, { spores: [8] }], stop: 4, pile: [0, 2, 1] })
  expect(t.happened('scoring.started')).toEqual([{ type: 'scoring.started', round: 1, order: [1, 2, 0] }])
  expect(t.as(1).asked).toEqual(['endTurn'])
  expect([t.as(0).asked, t.as(2).asked]).toEqual([[], []])
  finish(t, 1)
  expect(offered(t, 2)).toEqual([8])
  finish(t, 2)
  expect(offered(t, 0)).toEqual([0, 5])
  expect(t.as(0).tries('scoreActivate', { do: 'activate', cell: 3 })?.rule).toBe('RAU-144')
  expect(t.as(0).tries('scoreActivate', { do: 'activate', cell: 2 })?.rule).toBe('RAU-042')
  t.as(0).play('scoreActivate', { cell: 0 })
  expect(t.state.crystals).toEqual([5, 4, 4])
})

rule('RAU-145', 'and all own Entities, however long they have been there', () => {
  const t = arrange({ players: [{ entities: ['KITEET', 'MAA'], spores: [2, 7] }, { entities: ['SIENET'] }], stop: 8 })
  expect(offered(t, 0)).toEqual(['KITEET', 'MAA'])
  t.as(0).play('scoreActivate', { entity: 'KITEET' }).play('scoreActivate', { entity: 'MAA' })
  expect(t.state.points[0]).toBe(5)
  expect(t.as(0).asked).toEqual(['endTurn'])
  finish(t, 0)
  expect(offered(t, 1)).toEqual(['SIENET'])
  expect(t.as(1).tries('scoreActivate', { do: 'activate', entity: 'KITEET' })?.rule).toBe('RAU-145')
})

rule('RAU-146', 'in any order, alternating', () => {
  const t = arrange({
    players: [{ entities: ['SIENET', 'KITEET'], spores: [6, 8], board: { 6: 'B1-02' }, crystals: 0 }, {}],
    stop: 4,
  })
  expect(offered(t, 0)).toEqual([8, 'KITEET', 'SIENET'])
  t.as(0).play('scoreActivate', { entity: 'SIENET' }).play('scoreActivate', { cell: 6 })
  t.as(0).play('scoreActivate', { entity: 'KITEET' }).play('scoreActivate', { cell: 8 })
  expect([t.state.crystals[0], t.state.points[0]]).toEqual([0, 9])
})

rule('RAU-148', 'the first is the furthest, and of a pile the top, when the scoring starts', () => {
  const players = [{ points: 20, entities: ['TAIVAS' as const] }, { points: 25 }, { points: 25 }]
  const t = arrange({ players, stop: 4, pile: [1, 0, 2] })
  expect(t.happened('scoring.started')[0]?.order).toEqual([2, 0, 1])
  finish(t, 2)
  t.as(0).play('scoreActivate', { entity: 'TAIVAS' })
  finish(t, 0)
  expect(t.as(1).asked).toEqual(['endTurn'])

  const other = arrange({ players, stop: 4, pile: [2, 0, 1] })
  expect(other.happened('scoring.started')[0]?.order).toEqual([1, 2, 0])
})

rule('RAU-149', 'each spored Biome and each Entity once in a scoring', () => {
  const t = arrange({
    players: [{ spores: [0], board: { 0: 'B1-05' }, entities: ['TAIVAS'], crystals: 10 }, {}],
    stop: 4,
  })
  t.as(0).play('scoreActivate', { cell: 0 })
  expect(t.state.points[0]).toBe(4)
  expect(t.as(0).tries('scoreActivate', { do: 'activate', cell: 0 })?.rule).toBe('RAU-149')
  t.as(0).play('scoreActivate', { entity: 'TAIVAS' })
  expect(t.as(0).tries('scoreActivate', { do: 'activate', entity: 'TAIVAS' })?.refused).toBe('no-such-ask')
  expect(t.as(0).asked).toEqual(['endTurn'])
  expect([t.state.crystals[0], t.state.points[0]]).toEqual([4, 11])

  const two = arrange({ players: [{ entities: ['KITEET', 'SIENET'] }, {}], stop: 4 })
  two.as(0).play('scoreActivate', { entity: 'KITEET' })
  expect(two.as(0).tries('scoreActivate', { do: 'activate', entity: 'KITEET' })?.rule).toBe('RAU-149')
})

rule('RAU-150', 'a Biome that gets a Spore in the scoring may be activated in it', () => {
  const t = arrange({ players: [{ spores: [0], board: { 0: 'B1-18', 1: 'B1-03' }, crystals: 2 }, {}], stop: 4 })
  expect(offered(t, 0)).toEqual([0])
  t.as(0).play('scoreActivate', { cell: 0, spore: 1 })
  expect(offered(t, 0)).toEqual([1])
  t.as(0).play('scoreActivate', { cell: 1 })
  expect(t.state.crystals[0]).toBe(2)
})

rule('RAU-152', 'a corner itself activates nothing', () => {
  for (const stop of [4, 8, 12, 16])
    for (const side of ['A', 'B'] as const) {
      const t = arrange({ players: [{ crystals: 20 }, {}], stop, side })
      expect(t.as(0).asked).toEqual(['endTurn'])
    }
})

rule('RAU-153', 'no Entity changes hands in a scoring, whatever lines there are', () => {
  const t = arrange({
    players: [
      { board: { 0: 'B1-14', 2: 'B1-13', 3: 'B1-18' }, spores: [3, 0], entities: ['KITEET'] },
      { entities: ['METSAT', 'MAA'], spores: [5] },
    ],
    stop: 4,
  })
  const before = [...t.state.owners]
  t.playOn(state => state.stop !== 4, byChance(1))
  expect(t.state.owners).toEqual(before)
  expect(t.happened('entity.welcomed')).toEqual([])
  expect(ownerOf(t, 'METSAT')).toBe(1)
})
