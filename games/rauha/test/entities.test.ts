import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange, type EntityName, type Position } from '../index.ts'
import { sources } from '../rules/board.ts'
import { discarding, finish, offered, ownerOf, springs } from './words.ts'

type Seated = Position['players'][number]

/** An Entity just welcomed, and the same one in a scoring: it does the same in both. */
function bothWays(entity: EntityName, player: Seated) {
  return [
    ['activate', arrange({ players: [player, {}], phase: 'activate', stop: 2, welcomed: [entity] })],
    [
      'scoreActivate',
      arrange({ players: [{ ...player, entities: [entity, ...(player.entities ?? [])] }, {}], stop: 4 }),
    ],
  ] as const
}

rule('RAU-172', 'METSAT: a point for each symbol of the animal one chooses, by default the most', () => {
  const board = { 3: 'B2-08', 5: 'B1-34' }
  for (const [animal, points] of [
    ['air', 3],
    ['land', 1],
    ['sea', 0],
  ] as const)
    for (const [kind, t] of bothWays('METSAT', { board })) {
      t.as(0).play(kind, { entity: 'METSAT', animal })
      expect(t.state.points[0]).toBe(points)
      expect(t.happened('entity.activated')).toEqual([
        { type: 'entity.activated', seat: 0, entity: 'METSAT', paid: 0, crystals: 0, points, animal },
      ])
    }
  const [[, offering]] = bothWays('METSAT', { board })
  expect(
    offering
      .as(0)
      .options('activate')
      .filter(move => 'entity' in move),
  ).toEqual([
    { do: 'activate', entity: 'METSAT', animal: 'air' },
    { do: 'activate', entity: 'METSAT', animal: 'land' },
    { do: 'activate', entity: 'METSAT', animal: 'sea' },
  ])
  for (const best of [{ 3: 'B1-34', 5: 'B1-09' }, { 3: 'B1-38', 5: 'B2-29' }, board]) {
    const [, [kind, t]] = bothWays('METSAT', { board: best })
    t.as(0).late(kind)
    const animal = best === board ? 'air' : best[3] === 'B1-34' ? 'land' : 'sea'
    expect(t.happened('entity.activated')).toMatchObject([{ animal, points: animal === 'land' ? 2 : 3 }])
  }
})

rule(['RAU-172', 'RAU-043'], 'only the own Biomes count, at every seat', () => {
  const air = { 0: 'B1-03', 8: 'B1-14' }
  const others = [{ board: { 0: 'B1-04', 8: 'B1-11' } }, { board: { 0: 'B1-19', 8: 'B1-20' } }]
  for (const seat of [0, 1, 2]) {
    const players: Seated[] = others.toSpliced(seat, 0, { board: air })
    const t = arrange({ players, phase: 'activate', stop: 2, onTurn: seat, welcomed: ['METSAT'] })
    t.as(seat).play('activate', { entity: 'METSAT', animal: 'air' })
    expect(t.state.points[seat]).toBe(2)
  }
})

rule('RAU-173', 'KITEET: 3 points', () => {
  for (const [kind, t] of bothWays('KITEET', {})) {
    t.as(0).play(kind, { entity: 'KITEET' })
    expect([t.state.crystals[0], t.state.points[0]]).toEqual([4, 3])
    expect(t.happened('crystals.changed')).toEqual([])
  }
})

rule('RAU-174', 'SIENET: 3 crystals', () => {
  for (const [kind, t] of bothWays('SIENET', {})) {
    t.as(0).play(kind, { entity: 'SIENET' })
    expect([t.state.crystals[0], t.state.points[0]]).toEqual([7, 0])
  }
})

rule('RAU-175', 'VUORI: no activation, and two Sources as long as it stays', () => {
  const t = arrange({
    players: [
      { board: { 3: 'B1-33', 4: 'B1-34' }, card: 'B1-37' },
      { board: { 3: 'B1-39', 4: 'B2-35' }, card: 'B1-25' },
    ],
  })
  expect(sources(t.state, 0)).toBe(1)
  t.as(0).play('playBiome', { do: 'place', cell: 5 })
  expect(ownerOf(t, 'VUORI')).toBe(0)
  expect(sources(t.state, 0)).toBe(3)
  expect(t.happened('sources.changed')).toEqual([{ type: 'sources.changed', seat: 0, total: 3 }])
  expect(offered(t, 0)).not.toContain('VUORI')
  expect(t.as(0).tries('activate', { do: 'activate', entity: 'VUORI' })?.rule).toBe('RAU-175')
  finish(t, 0).as(1).play('playBiome', { do: 'place', cell: 5 })
  expect(sources(t.state, 0)).toBe(1)

  const scoring = arrange({ players: [{ entities: ['VUORI'] }, {}], stop: 4 })
  expect(scoring.as(0).asked).toEqual(['endTurn'])
})

rule('RAU-176', 'TAIVAS: 4 crystals for 7 points', () => {
  for (const [kind, t] of bothWays('TAIVAS', { crystals: 5 })) {
    t.as(0).play(kind, { entity: 'TAIVAS' })
    expect([t.state.crystals[0], t.state.points[0]]).toEqual([1, 7])
    expect(t.happened('entity.activated')).toEqual([
      { type: 'entity.activated', seat: 0, entity: 'TAIVAS', paid: 4, crystals: 0, points: 7 },
    ])
  }
  for (const [, t] of bothWays('TAIVAS', { crystals: 3 })) expect(offered(t, 0)).not.toContain('TAIVAS')
})

rule('RAU-177', 'MAA: a point for each own Spore', () => {
  for (const [kind, t] of bothWays('MAA', { spores: [0, 2, 4, 6, 8] })) {
    t.as(0).play(kind, { entity: 'MAA' })
    expect(t.state.points[0]).toBe(5)
  }
})

rule('RAU-178', "MERI: a point for each own Source, VUORI's too", () => {
  for (const [kind, t] of bothWays('MERI', { board: springs(3)[0]!, entities: ['VUORI'] })) {
    t.as(0).play(kind, { entity: 'MERI' })
    expect(t.state.points[0]).toBe(5)
  }
  for (const [kind, t] of bothWays('MERI', { board: springs(15)[0]!, entities: ['VUORI'] })) {
    t.as(0).play(kind, { entity: 'MERI' })
    expect(t.state.points[0]).toBe(17)
  }
})

rule('RAU-179', 'all but VUORI are activated when welcomed and at each scoring while owned', () => {
  // Land and mountains, row and column: MAA and VUORI together in turn 1 of round 2, kept to the end.
  const board = { 3: 'B1-32', 4: 'B1-37' }
  const t = arrange({ players: [{ board, spores: [0], card: 'B1-31', crystals: 6 }, {}], stop: 5 })
  t.as(0).play('playBiome', { do: 'place', cell: 5 })
  expect(t.happened('entity.welcomed').map(event => event.entity)).toEqual(['VUORI', 'MAA'])
  t.as(0).play('activate', { entity: 'MAA' })
  t.playOn(
    () => false,
    (ask, options) => options.find(move => 'entity' in move) ?? discarding(ask, options),
  )
  expect(t.match.outcome).toBeDefined()
  expect(t.happened('entity.activated').map(event => event.entity)).toEqual(['MAA', 'MAA', 'MAA', 'MAA'])
})

rule('RAU-180', 'METSAT gives 0 without any animal', () => {
  for (const [kind, t] of bothWays('METSAT', { spores: [0] })) {
    expect(offered(t, 0)).not.toContain('METSAT')
    expect(t.as(0).tries(kind, { do: 'activate', entity: 'METSAT' })?.rule).toBe('RAU-136')
    t.as(0).late(kind)
    expect(t.happened('entity.activated')).toEqual([])
  }
})

rule('RAU-181', 'VUORI counts for its new owner at once, and no more for the old one', () => {
  const t = arrange({
    players: [{ entities: ['VUORI'] }, { board: { 3: 'B1-31', 4: 'B1-33' }, card: 'B1-34' }],
    onTurn: 1,
    stop: 6,
  })
  expect([sources(t.state, 0), sources(t.state, 1)]).toEqual([3, 2])
  t.as(1).play('playBiome', { do: 'place', cell: 5 })
  expect([sources(t.state, 0), sources(t.state, 1)]).toEqual([1, 4])
  expect(t.happened('sources.changed')).toEqual([
    { type: 'sources.changed', seat: 0, total: 1 },
    { type: 'sources.changed', seat: 1, total: 4 },
  ])
  t.as(1).play('activate', { cell: 3 })
  expect(t.state.points[1]).toBe(4)

  // Taken from the side module, nobody loses any; other Entities change no Sources.
  const free = arrange({ players: [{ board: { 3: 'B1-33', 4: 'B1-40' }, card: 'B1-34' }, { entities: ['METSAT'] }] })
  free.as(0).play('playBiome', { do: 'place', cell: 5 })
  expect(free.happened('entity.welcomed').map(event => event.entity)).toEqual(['METSAT'])
  expect(free.happened('sources.changed')).toEqual([])
})
