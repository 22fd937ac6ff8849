import { expect } from 'vitest'
import { SPECTATOR } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { arrange, rauha } from '../index.ts'
import { byChance, finish, offered, sitOut, sporesOf } from './words.ts'

rule(['RAU-161', 'RAU-167'], 'Spores come from an effect or a discard, and never go', () => {
  const seen = new Set<string>()
  for (const [number, side] of ['A', 'B', 'A', 'B'].entries()) {
    const t = arrange({ players: [{}, {}], side: side as 'A' | 'B', seed: number })
    const choose = byChance(number)
    let before = [0, 0]
    t.playOn(
      state => {
        for (const seat of [0, 1]) expect(before[seat]! & ~state.spores[seat]!).toBe(0)
        before = [...state.spores]
        return false
      },
      // Spores are sought, or there would be few.
      (ask, options) => choose(ask, [...options.filter(move => 'spore' in move), ...options]),
    )
    for (const [i, event] of t.events.entries()) {
      if (event.type !== 'spore.placed') continue
      seen.add(event.source)
      const cause = t.events.slice(0, i).findLast(e => e.type === 'biome.activated' || e.type === 'biome.discarded')
      if (event.source === 'effect') expect(cause).toMatchObject({ type: 'biome.activated', spore: event.cell })
      else expect(cause).toMatchObject({ type: 'biome.discarded', gain: 'spore' })
    }
  }
  expect([...seen].toSorted()).toEqual(['discard', 'effect'])
})

rule(
  'RAU-162',
  'it lies on the Biome of choice, for all to see, and what that Biome cost is no matter any more',
  () => {
    const t = arrange({ players: [{ board: { 4: 'B1-31' }, card: 'B1-03', crystals: 0 }, {}, {}], stop: 2 })
    t.as(0).play('playBiome', { do: 'discard', gain: 'spore', cell: 4 })
    for (const viewer of [0, 1, 2, SPECTATOR]) {
      expect(t.match.view(viewer).spores).toEqual([1 << 4, 0, 0])
      expect(t.heardBy(viewer)).toContainEqual({ type: 'spore.placed', seat: 0, cell: 4, source: 'discard' })
    }
    t.as(0).play('activate', { cell: 4 })
    expect([t.state.crystals[0], t.state.points[0]]).toEqual([0, 2])
  },
)

rule('RAU-163', 'one Spore a Biome at most', () => {
  const discard = arrange({ players: [{ spores: [0], card: 'B1-03' }, { spores: [1] }] })
  expect(
    discard
      .as(0)
      .options('playBiome')
      .flatMap(move => ('gain' in move && 'cell' in move ? [move.cell] : [])),
  ).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(discard.as(0).tries('playBiome', { do: 'discard', gain: 'spore', cell: 0 })?.rule).toBe('RAU-163')

  const effect = arrange({ players: [{ spores: [0] }, { spores: [1] }], phase: 'activate', stop: 3 })
  expect(
    effect
      .as(0)
      .options('activate')
      .flatMap(move => ('spore' in move ? [move.spore] : [])),
  ).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(effect.as(0).tries('activate', { do: 'activate', cell: 5, spore: 0 })?.rule).toBe('RAU-163')
  const barred = rauha.decisions.activate.barred?.(effect.state, 0).filter(({ rule: id }) => id === 'RAU-163')
  expect(barred).toEqual([{ move: { do: 'activate', cell: 5, spore: 0 }, rule: 'RAU-163' }])
})

rule('RAU-164', 'a Spore passes to the card that covers its Biome', () => {
  const t = arrange({ players: [{ spores: [8], card: 'B1-03' }, {}], stop: 3 })
  t.as(0).play('playBiome', { do: 'place', cell: 8 })
  expect(sporesOf(t, 0)).toEqual([8])
  expect(t.happened('spore.carried')).toEqual([{ type: 'spore.carried', seat: 0, cell: 8 }])
  sitOut(finish(t, 0), 1)
  expect(offered(t, 0)).toEqual([8])
  t.as(0).play('scoreActivate', { cell: 8 })
  expect([t.state.crystals[0], t.state.points[0]]).toEqual([6, 0])

  const bare = arrange({ players: [{ spores: [7], card: 'B1-03' }, {}] })
  bare.as(0).play('playBiome', { do: 'place', cell: 8 })
  expect(bare.happened('spore.carried')).toEqual([])
})

rule('RAU-165', 'a Biome without effect takes a Spore too, and MAA counts it', () => {
  const t = arrange({
    players: [{ board: { 4: 'B1-26' }, spores: [0, 1, 2], card: 'B1-03', entities: ['MAA'] }, {}],
    stop: 3,
  })
  t.as(0).play('playBiome', { do: 'discard', gain: 'spore', cell: 4 })
  sitOut(finish(t, 0), 1)
  t.as(0).play('scoreActivate', { entity: 'MAA' })
  expect(t.happened('entity.activated')).toEqual([
    { type: 'entity.activated', seat: 0, entity: 'MAA', paid: 0, crystals: 0, points: 4 },
  ])
})

rule('RAU-166', 'a printed Biome takes a Spore', () => {
  for (const side of ['A', 'B'] as const)
    for (const cell of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
      const t = arrange({ players: [{ card: 'B1-03' }, {}], side })
      t.as(0).play('playBiome', { do: 'discard', gain: 'spore', cell })
      expect(sporesOf(t, 0)).toEqual([cell])
    }
})

rule('RAU-168', 'where the Spore goes is part of the decision that gains it', () => {
  const t = arrange({ players: [{}, {}], phase: 'activate', stop: 3 })
  expect(t.as(0).tries('activate', { do: 'activate', cell: 5 })?.refused).toBe('not-an-option')
  t.as(0).play('activate', { cell: 5, spore: 7 })
  expect(t.match.log).toHaveLength(1)
  expect(sporesOf(t, 0)).toEqual([7])
  expect(t.events.slice(-3)).toEqual([
    { type: 'biome.activated', seat: 0, cell: 5, paid: 3, crystals: 0, points: 0, spore: 7 },
    { type: 'crystals.changed', seat: 0, delta: -3, total: 1 },
    { type: 'spore.placed', seat: 0, cell: 7, source: 'effect' },
  ])
})

rule('RAU-169', 'in a scoring the Spores of the Biomes used stay turned for all to see, until it ends', () => {
  const t = arrange({ players: [{ spores: [0, 3] }, { spores: [8] }], stop: 4 })
  t.as(0).play('scoreActivate', { cell: 3 })
  const turned = (viewer: number) => t.match.view(viewer).usedCells
  for (const viewer of [0, 1, SPECTATOR]) expect(turned(viewer)).toEqual([1 << 3, 0])
  finish(t, 0)
  t.as(1).play('scoreActivate', { cell: 8 })
  for (const viewer of [0, 1, SPECTATOR]) expect(turned(viewer)).toEqual([1 << 3, 1 << 8])
  t.as(1).play('endTurn')
  expect(t.happened('scoring.ended')).toHaveLength(1)
  for (const viewer of [0, 1, SPECTATOR]) expect(turned(viewer)).toEqual([0, 0])
})

rule('RAU-170', 'Entities used in the scoring stay dark until it ends', () => {
  const t = arrange({ players: [{ entities: ['KITEET', 'SIENET'] }, { entities: ['TAIVAS'] }], stop: 4 })
  t.as(0).play('scoreActivate', { entity: 'KITEET' })
  const dark = (viewer: number) => t.match.view(viewer).usedEntities
  for (const viewer of [0, 1, SPECTATOR]) expect(dark(viewer)).toBe(1 << 1)
  finish(t, 0)
  expect(dark(1)).toBe(1 << 1)
  t.as(1).play('scoreActivate', { entity: 'TAIVAS' })
  expect(dark(0)).toBe((1 << 1) | (1 << 4))
  t.as(1).play('endTurn')
  for (const viewer of [0, 1, SPECTATOR]) expect(dark(viewer)).toBe(0)
})

rule('RAU-201', 'a Spore counts from the moment it is placed', () => {
  const t = arrange({ players: [{ board: { 0: 'B1-21' }, spores: [3, 4], card: 'B1-03' }, {}], stop: 1 })
  t.as(0).play('playBiome', { do: 'discard', gain: 'spore', cell: 8 }).play('activate', { cell: 0 })
  expect(t.state.points[0]).toBe(3)

  const scoring = arrange({ players: [{ board: { 0: 'B1-18' }, spores: [0], entities: ['MAA'] }, {}], stop: 4 })
  scoring.as(0).play('scoreActivate', { cell: 0, spore: 2 }).play('scoreActivate', { entity: 'MAA' })
  expect(scoring.state.points[0]).toBe(2)
})
