import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange, type Position } from '../index.ts'
import { arranged, bestEnds, somethingToActivate } from './any-order.ts'
import { offered, sporesOf } from './words.ts'

/** What is activated without asking: activateForMe (RAU-197) and the clock (RAU-198). */

type Seated = Position['players'][number]

function step4(player: Seated, more: Partial<Position> = {}) {
  const players = [{ activateForMe: 'on' as const, ...player }, {}]
  return arrange({ players, phase: 'activate', stop: 1, ...more })
}

rule('RAU-197', 'crystals and fixed points are applied by themselves', () => {
  const t = step4({}, { welcomed: ['KITEET', 'SIENET'] })
  expect(t.as(0).asked).toEqual(['endTurn'])
  expect(t.happened('biome.activated').map(({ cell }) => cell)).toEqual([0, 3, 6])
  expect(t.happened('entity.activated')).toEqual([
    { type: 'entity.activated', seat: 0, entity: 'KITEET', paid: 0, crystals: 0, points: 3 },
    { type: 'entity.activated', seat: 0, entity: 'SIENET', paid: 0, crystals: 3, points: 0 },
  ])
  expect([t.state.crystals[0], t.state.points[0]]).toEqual([4 + 1 + 1 + 3, 1 + 3])
})

rule('RAU-197', 'so are points per animal or Source, and METSAT with its best animal', () => {
  const board = { 0: 'B1-04', 3: 'B1-31', 6: 'B1-30' }
  const t = step4({ board, crystals: 0 }, { welcomed: ['METSAT', 'MERI'] })
  expect(t.as(0).asked).toEqual(['endTurn'])
  // One air symbol, three Sources (one printed), and 1 for METSAT.
  expect([t.state.crystals[0], t.state.points[0]]).toEqual([1, 1 + 3 + 1 + 3])
  expect(t.happened('entity.activated').map(({ entity }) => entity)).toEqual(['METSAT', 'MERI'])
})

rule('RAU-197', 'what is paid for is asked', () => {
  const t = step4({ board: { 0: 'B1-02' }, crystals: 2 }, { welcomed: ['TAIVAS'] })
  expect(offered(t, 0)).toEqual([0])
  expect([t.state.crystals[0], t.state.points[0]]).toEqual([3, 1])
})

rule('RAU-197', 'a Spore effect and a per-Spore effect together are asked: the order matters', () => {
  const board = { 0: 'B1-21', 3: 'B1-18' }
  const t = step4({ board, spores: [8], crystals: 2 }, { welcomed: ['MAA'] })
  expect(offered(t, 0)).toEqual([0, 3, 'MAA'])
  expect(t.state.points[0]).toBe(1)
  t.as(0).play('activate', { cell: 3, spore: 4 })
  expect(t.as(0).asked).toEqual(['endTurn'])
  expect(t.state.points[0]).toBe(1 + 2 + 2)
})

rule('RAU-197', 'even if the crystals for the Spore come from the line itself', () => {
  const t = step4({ board: { 0: 'B1-21', 3: 'B1-18', 6: 'B1-03' }, spores: [8], crystals: 0 })
  expect(t.state.crystals[0]).toBe(2)
  expect(offered(t, 0)).toEqual([0, 3])
})

rule('RAU-197', 'without the crystals, or without room for a Spore, the order cannot matter', () => {
  const board = { 0: 'B1-21', 3: 'B1-18' }
  const poor = step4({ board, spores: [8], crystals: 1 })
  expect(poor.as(0).asked).toEqual(['endTurn'])
  expect(poor.state.points[0]).toBe(1 + 1)

  const full = step4({ board, spores: [0, 1, 2, 3, 4, 5, 6, 7, 8], crystals: 9 })
  expect(full.as(0).asked).toEqual(['endTurn'])
  expect(full.state.points[0]).toBe(1 + 9)

  // A Spore effect that is not in the line makes no difference either.
  const off = step4({ board: { 0: 'B1-21', 4: 'B1-18' }, spores: [8] })
  expect(off.as(0).asked).toEqual(['endTurn'])
})

rule('RAU-197', 'in a scoring too, and a Biome that gets a Spore joins in', () => {
  const player = { activateForMe: 'on' as const, board: { 0: 'B1-18', 1: 'B1-03' }, spores: [0, 8], crystals: 2 }
  const t = arrange({ players: [{ ...player, entities: ['MAA', 'KITEET'] }, { spores: [0] }], stop: 4 })
  expect(t.state.points[0]).toBe(1 + 3)
  expect(offered(t, 0)).toEqual([0, 'MAA'])
  t.as(0).play('scoreActivate', { cell: 0, spore: 1 })
  expect(t.as(0).asked).toEqual(['endTurn'])
  expect([t.state.crystals[0], t.state.points[0]]).toEqual([2, 1 + 3 + 3])
  t.as(0).play('endTurn')
  expect(offered(t, 1)).toEqual([0])
})

rule('RAU-197', 'nothing is lost by it: what can still be reached is the best of all orders', () => {
  let applied = 0
  for (let number = 0; number < 1000; number++) {
    const position = somethingToActivate(number)
    const [asked, unasked] = [arranged(position, 'off'), arranged(position, 'on')]
    expect(bestEnds(unasked), `position ${number}`).toEqual(bestEnds(asked))
    if (unasked.asks[0]!.kind === 'endTurn' && asked.asks[0]!.kind !== 'endTurn') applied++
  }
  expect(applied).toBeGreaterThan(100)
})

rule('RAU-197', 'off at first: then nothing is applied unasked', () => {
  const t = arrange({ players: [{}, { activateForMe: 'on' }], phase: 'activate', stop: 1 })
  expect(t.state.activateForMe).toEqual([false, true])
  expect(offered(t, 0)).toEqual([0, 3, 6])
  expect(t.happened('biome.activated')).toEqual([])
})

const keeps = (hand: readonly string[], crystals: number, more: Partial<Seated> = {}) => {
  const t = arrange({ players: [{ hand, crystals, ...more }, {}], stop: 1 })
  t.as(0).late('pickBiome')
  return t.happened('biome.picked')[0]?.card
}

rule('RAU-198', 'a late pick takes what would leave most at once: energy before crystals, less its costs', () => {
  expect(keeps(['B1-01', 'B1-02', 'B1-03'], 4)).toBe('B1-02')
  expect(keeps(['B1-01', 'B1-02', 'B1-03'], 0)).toBe('B1-03')
  // Placed for 1, nothing is left to pay its 2 with.
  expect([2, 3].map(crystals => keeps(['B1-05', 'B1-24'], crystals))).toEqual(['B1-24', 'B1-05'])
  expect([4, 3].map(crystals => keeps(['B1-24', 'B1-15'], crystals))).toEqual(['B1-15', 'B1-24'])
  // By the animals that are there, by the Spores too, and a Spore is worth four crystals.
  const board = { 0: 'B1-14', 3: 'B1-34', 8: 'B1-27' }
  expect(keeps(['B1-35', 'B1-09'], 0)).toBe('B1-35')
  expect(keeps(['B1-35', 'B1-09'], 0, { board })).toBe('B1-09')
  expect(keeps(['B1-21', 'B1-25'], 0, { board, spores: [0, 3, 8] })).toBe('B1-21')
  expect(keeps(['B1-03', 'B1-18', 'B1-06'], 2)).toBe('B1-03')
  expect(keeps(['B1-30', 'B1-18', 'B1-06'], 2)).toBe('B1-18')
  // What the card itself shows counts too, once it is placed.
  expect(keeps(['B1-03', 'B1-11'], 0)).toBe('B1-11')
  expect(keeps(['B1-11', 'B1-31'], 6)).toBe('B1-31')
  // A card that does nothing is dearer for its cost.
  expect(keeps(['B1-28', 'B1-26'], 9)).toBe('B1-26')
})

rule('RAU-198', 'of equal cards a late pick takes the first, or keeps the one picked', () => {
  const t = arrange({ players: [{ hand: ['B1-05', 'B1-06'] }, { hand: ['B1-07', 'B1-08'] }], stop: 1 })
  t.as(0).late('pickBiome')
  expect(t.happened('biome.picked')).toEqual([{ type: 'biome.picked', seat: 0, card: 'B1-05' }])
  t.as(1).play('pickBiome', { card: 'B1-08' })
  expect(t.state.kept).toEqual([4, 7])

  const kept = arrange({ players: [{ hand: ['B1-05', 'B1-06'] }, {}], stop: 1 })
  kept.as(0).play('pickBiome', { card: 'B1-06' })
  expect(() => kept.as(0).late('pickBiome')).toThrow('offer')
  expect(kept.happened('biome.picked')).toHaveLength(1)
  expect(kept.as(0).asked).toEqual(['pickBiome'])
  kept.as(1).late('pickBiome')
  expect(kept.state.kept[0]).toBe(5)
})

rule('RAU-198', 'a late step 2 discards for 4 crystals, and the free effects of the line follow', () => {
  const t = arrange({ players: [{ card: 'B1-03', crystals: 3 }, {}], stop: 6 })
  t.as(0).late('playBiome')
  expect(t.happened('biome.discarded')).toEqual([{ type: 'biome.discarded', seat: 0, gain: 'crystals' }])
  expect(t.happened('biome.activated').map(({ cell }) => cell)).toEqual([3, 4])
  expect(t.state.crystals[0]).toBe(3 + 4 + 1 + 1)
  expect(sporesOf(t, 0)).toEqual([])
  expect(t.as(1).asked).toEqual(['playBiome'])
  expect(t.as(0).undo()?.refused).toBe('no-undo')
})

rule('RAU-198', 'a late step 4 keeps what was done, applies what is free and pays nothing', () => {
  const board = { 0: 'B1-14', 3: 'B1-02', 6: 'B1-21', 8: 'B1-34' }
  const t = arrange({ players: [{ board, spores: [5], card: 'B1-13', crystals: 9 }, {}], stop: 1 })
  t.as(0).play('playBiome', { do: 'place', cell: 2 }).play('activate', { cell: 6 }).late('activate')
  // Two sea symbols (B1-13, B1-21) for B1-14; METSAT takes the first of the best: air (B1-14, B1-34), not sea.
  expect(t.happened('biome.activated').map(({ cell }) => cell)).toEqual([6, 0])
  expect(t.happened('entity.activated')).toMatchObject([{ entity: 'METSAT', animal: 'air', points: 2 }])
  expect([t.state.crystals[0], t.state.points[0]]).toEqual([9, 1 + 2 + 2])
  expect(t.happened('activation.ended')).toEqual([{ type: 'activation.ended', seat: 0, cells: [3], entities: [] }])
  expect(t.as(1).asked).toEqual(['playBiome'])
})

rule('RAU-198', 'a late scoring does the same, and the water points are scored', () => {
  const board = { 0: 'B1-05', 1: 'B1-26', 2: 'B1-03' }
  const players = [{ board, spores: [0, 2, 6], entities: ['TAIVAS', 'MAA'] as const, crystals: 9 }, {}]
  const t = arrange({ players, stop: 4 })
  t.as(0).play('scoreActivate', { cell: 6 }).late('scoreActivate')
  expect([t.state.crystals[0], t.state.points[0]]).toEqual([9 + 2, 1 + 3 + 3])
  expect(t.happened('water.scored')).toMatchObject([{ seat: 0, sources: 3, fewest: 1, points: 3 }])
  expect(t.as(1).asked).toEqual(['endTurn'])
  t.as(1).late('endTurn')
  expect(t.state.stop).toBe(5)
})
