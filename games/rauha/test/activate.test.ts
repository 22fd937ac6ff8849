import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange, ENTITIES, type Position, rauha } from '../index.ts'
import { LIVELY } from './game.ts'
import { finish, offered, sitOut, sporesOf } from './words.ts'

/** Step 4 of seat 0, which has played its card already; column 0 at stop 1. */
function step4(player: Position['players'][number], more: Partial<Position> = {}) {
  return arrange({ players: [player, {}], phase: 'activate', stop: 1, ...more })
}

rule('RAU-124', 'the Biomes of the line at the avatar that have an effect', () => {
  const lines: [stop: number, a: number[], b: number[]][] = [
    [1, [0, 3, 6], [0, 6]],
    [2, [1, 4], [1, 4]],
    [3, [5, 8], [5, 8]],
    [5, [0, 1], [0, 1]],
    [6, [3, 4, 5], [4, 5]],
    [7, [6, 8], [6, 8]],
    [9, [5, 8], [5, 8]],
    [10, [1, 4], [1, 4]],
    [11, [0, 3, 6], [0, 6]],
    [13, [6, 8], [6, 8]],
    [14, [3, 4, 5], [4, 5]],
    [15, [0, 1], [0, 1]],
  ]
  for (const [stop, a, b] of lines) {
    expect(offered(step4({}, { stop, side: 'A' }), 0)).toEqual(a)
    expect(offered(step4({}, { stop, side: 'B' }), 0)).toEqual(b)
  }
  const t = step4({}, { stop: 6 })
  expect(t.as(0).tries('activate', { do: 'activate', cell: 0 })?.rule).toBe('RAU-124')
  expect(rauha.decisions.activate.barred?.(t.state, 0)).toEqual([
    ...[0, 1, 2, 6, 7, 8].map(cell => ({ move: { do: 'activate', cell }, rule: 'RAU-124' })),
    ...ENTITIES.flatMap(({ id }) => [
      { move: { do: 'activate', entity: id }, rule: 'RAU-126' },
      ...(id === 'METSAT' ? (['air', 'land', 'sea'] as const) : []).map(animal => ({
        move: { do: 'activate', entity: id, animal },
        rule: 'RAU-126',
      })),
    ]),
  ])
})

rule(
  ['RAU-124', 'RAU-134', 'RAU-135', 'RAU-144', 'RAU-163'],
  'why not is said of the whole move, Spore included',
  () => {
    const makers = { 3: 'B1-18', 4: 'B1-22' }
    const t = step4({ board: makers, spores: [8], crystals: 1 })
    expect(t.as(0).tries('activate', { do: 'activate', cell: 3, spore: 0 })?.rule).toBe('RAU-134')
    expect(t.as(0).tries('activate', { do: 'activate', cell: 4, spore: 0 })?.rule).toBe('RAU-124')

    const rich = step4({ board: makers, spores: [8], crystals: 9 })
    expect(rich.as(0).tries('activate', { do: 'activate', cell: 3, spore: 8 })?.rule).toBe('RAU-163')
    expect(rich.as(0).tries('activate', { do: 'activate', cell: 3, spore: 0 })).toBeUndefined()
    expect(rich.as(0).tries('activate', { do: 'activate', cell: 3, spore: 1 })?.rule).toBe('RAU-130')

    const full = step4({ board: makers, spores: [0, 1, 2, 3, 4, 5, 6, 7, 8], crystals: 9 })
    expect(full.as(0).tries('activate', { do: 'activate', cell: 3, spore: 0 })?.rule).toBe('RAU-135')

    const scoring = arrange({ players: [{ board: makers, spores: [0], crystals: 9 }, {}], stop: 4 })
    expect(scoring.as(0).tries('scoreActivate', { do: 'activate', cell: 3, spore: 8 })?.rule).toBe('RAU-144')
  },
)

rule(['RAU-126', 'RAU-130', 'RAU-136', 'RAU-145'], 'and of METSAT with its animal', () => {
  const metsat = { do: 'activate', entity: 'METSAT', animal: 'air' }
  expect(
    step4({ entities: ['METSAT'] })
      .as(0)
      .tries('activate', metsat)?.rule,
  ).toBe('RAU-126')
  // With no animal at all METSAT is worth nothing.
  expect(
    step4({}, { welcomed: ['METSAT'] })
      .as(0)
      .tries('activate', metsat)?.rule,
  ).toBe('RAU-136')
  const t = step4({ board: { 4: 'B1-04' } }, { welcomed: ['METSAT'] })
  expect(t.as(0).tries('activate', metsat)).toBeUndefined()
  expect(t.as(0).tries('activate', { ...metsat, animal: 'sea' })?.rule).toBe('RAU-130')

  const scoring = arrange({ players: [{ board: { 4: 'B1-04' }, spores: [0] }, { entities: ['METSAT'] }], stop: 4 })
  expect(scoring.as(0).tries('scoreActivate', metsat)?.rule).toBe('RAU-145')
})

rule(
  ['RAU-096', 'RAU-137', 'RAU-151', 'RAU-202'],
  'what is no answer at all is refused by the rule of the question',
  () => {
    const place = arrange({ players: [{ card: 'B1-03' }, {}], stop: 1 })
    expect(place.as(0).tries('playBiome', { do: 'pass' })?.rule).toBe('RAU-096')
    const t = step4({})
    const { id } = t.state.asks[0]!
    expect(t.as(0).tries('activate', { do: 'activate', cell: 0, spore: 4 })?.rule).toBe('RAU-137')
    t.as(0).play('activate', { do: 'end' })
    // Who presses twice is told that step 4 is over.
    expect(t.match.submit(0, id, { do: 'end' })).toMatchObject({ refused: 'no-such-ask', rule: 'RAU-137' })
    expect(t.as(0).tries('endTurn', { do: 'end' })?.rule).toBe('RAU-202')
    const scoring = arrange({ players: [{ spores: [0] }, {}], stop: 4 })
    expect(scoring.as(0).tries('scoreActivate', { do: 'activate', cell: 0, spore: 4 })?.rule).toBe('RAU-151')
  },
)

rule('RAU-066', 'who acts while another is on turn is told so', () => {
  const t = arrange({ players: [{ card: 'B1-03' }, { card: 'B1-06' }], stop: 1, onTurn: 0 })
  const [ask] = t.state.asks
  const answer = t.match.submit(1, ask!.id, { do: 'discard', gain: 'crystals' })
  expect(answer).toMatchObject({ refused: 'not-your-ask', rule: 'RAU-066' })
  expect(t.as(1).tries('playBiome', { do: 'discard', gain: 'crystals' })?.rule).toBe('RAU-066')
})

rule('RAU-125', 'and the Entities welcomed in step 3 of this turn', () => {
  const t = arrange({ players: [{ board: { 3: 'B1-18', 4: 'B1-20' }, card: 'B1-22', crystals: 0 }, {}], stop: 3 })
  t.as(0).play('playBiome', { do: 'place', cell: 5 })
  expect(offered(t, 0)).toEqual([8, 'SIENET'])
  t.as(0).play('activate', { entity: 'SIENET' })
  expect(t.happened('entity.activated')).toEqual([
    { type: 'entity.activated', seat: 0, entity: 'SIENET', paid: 0, crystals: 3, points: 0 },
  ])
  expect(t.state.crystals[0]).toBe(3)
})

rule('RAU-125', 'all of them, where one card welcomes several', () => {
  const board = { 3: 'B1-03', 4: 'B1-04' }
  const t = arrange({ players: [{ board, card: 'B1-39', crystals: 9 }, {}], stop: 3 })
  t.as(0).play('playBiome', { do: 'place', cell: 5 })
  expect(t.happened('entity.welcomed').map(({ entity }) => entity)).toEqual(['KITEET', 'TAIVAS'])
  expect(offered(t, 0)).toEqual([8, 'KITEET', 'TAIVAS'])
  t.as(0).play('activate', { entity: 'KITEET' }).play('activate', { entity: 'TAIVAS' })
  expect([t.state.crystals[0], t.state.points[0]]).toEqual([9 - 4, 3 + 7])
})

rule(['RAU-130', 'RAU-149'], 'what was activated stays so whatever is activated after it', () => {
  const t = step4({ board: LIVELY }, { welcomed: ['KITEET', 'SIENET'] })
  expect(offered(t, 0)).toEqual([0, 3, 6, 'KITEET', 'SIENET'])
  t.as(0).play('activate', { cell: 0 }).play('activate', { cell: 3 })
  t.as(0).play('activate', { entity: 'KITEET' }).play('activate', { entity: 'SIENET' })
  expect(offered(t, 0)).toEqual([6])

  const players = [{ board: LIVELY, spores: [1, 5], entities: ['KITEET', 'SIENET', 'MAA'] as const }, {}]
  const scoring = arrange({ players, stop: 4 })
  scoring.as(0).play('scoreActivate', { cell: 1 }).play('scoreActivate', { cell: 5 })
  scoring.as(0).play('scoreActivate', { entity: 'KITEET' }).play('scoreActivate', { entity: 'SIENET' })
  expect(offered(scoring, 0)).toEqual(['MAA'])
})

rule('RAU-126', 'Entities of earlier turns are not activated', () => {
  const t = step4({ entities: ['KITEET', 'SIENET'] }, { welcomed: ['SIENET'] })
  expect(offered(t, 0)).toEqual([0, 3, 6, 'SIENET'])
  expect(t.as(0).tries('activate', { do: 'activate', entity: 'KITEET' })?.rule).toBe('RAU-126')

  // Welcomed this turn, and no longer new in the next one.
  const next = arrange({ players: [{ board: { 4: 'B1-03' }, card: 'B1-06' }, {}], stop: 5 })
  next.as(0).play('playBiome', { do: 'place', cell: 5 })
  expect(offered(next, 0)).toContain('KITEET')
  sitOut(finish(next, 0), 1).playOn(state => state.stop === 6 && !state.drafting)
  next.as(0).play('playBiome', { do: 'discard', gain: 'crystals' })
  expect(offered(next, 0)).not.toContain('KITEET')
})

rule('RAU-127', 'the Biomes of the line go in any order', () => {
  const t = step4({ board: { 0: 'B1-05', 3: 'B1-26', 6: 'B1-03' }, crystals: 0 })
  expect(offered(t, 0)).toEqual([6])
  expect(t.as(0).tries('activate', { do: 'activate', cell: 0 })?.rule).toBe('RAU-134')
  t.as(0).play('activate', { cell: 6 })
  expect(offered(t, 0)).toEqual([0])
  t.as(0).play('activate', { cell: 0 })
  expect([t.state.crystals[0], t.state.points[0]]).toEqual([0, 4])
  expect(t.happened('biome.activated')).toEqual([
    { type: 'biome.activated', seat: 0, cell: 6, paid: 0, crystals: 2, points: 0 },
    { type: 'biome.activated', seat: 0, cell: 0, paid: 2, crystals: 0, points: 4 },
  ])
})

rule('RAU-128', 'Biomes and new Entities may alternate', () => {
  const t = arrange({ players: [{ board: { 1: 'B1-14', 2: 'B1-20' }, card: 'B1-03', crystals: 2 }, {}], stop: 1 })
  t.as(0).play('playBiome', { do: 'place', cell: 0 })
  expect(offered(t, 0)).toEqual([0, 3, 6])
  t.as(0).play('activate', { cell: 0 }).play('activate', { entity: 'TAIVAS' }).play('activate', { cell: 6 })
  expect([t.state.crystals[0], t.state.points[0]]).toEqual([0, 8])
})

rule('RAU-129', 'what one cannot or does not want to do is left out', () => {
  const pay3 = { 0: 'B1-02', 3: 'B1-26', 6: 'B1-28' }
  expect(step4({ board: pay3, crystals: 1 }).as(0).asked).toEqual(['endTurn'])
  const t = step4({ board: pay3, crystals: 5 })
  expect(t.as(0).options('activate')).toEqual([{ do: 'activate', cell: 0 }, { do: 'end' }])
  finish(t, 0)
  expect([t.state.crystals[0], t.state.points[0]]).toEqual([5, 0])
})

rule('RAU-130', 'each Biome and each Entity once', () => {
  const t = step4({ board: { 0: 'B1-05' }, crystals: 6 }, { welcomed: ['KITEET'] })
  t.as(0).play('activate', { cell: 0 }).play('activate', { entity: 'KITEET' })
  expect([t.state.crystals[0], t.state.points[0]]).toEqual([4, 7])
  expect(offered(t, 0)).toEqual([3, 6])
  expect(t.as(0).tries('activate', { do: 'activate', cell: 0 })?.rule).toBe('RAU-130')
  expect(t.as(0).tries('activate', { do: 'activate', entity: 'KITEET' })?.rule).toBe('RAU-130')
})

rule('RAU-130', 'each once in a step 4: in the next one it is there again, and so it is for the next player', () => {
  const t = step4({ confirmForMe: 'on' }, { stop: 6 })
  t.as(0).play('activate', { cell: 4 }).play('activate', { do: 'end' })
  t.as(1).play('playBiome', { do: 'discard', gain: 'crystals' })
  expect(offered(t, 1)).toEqual([3, 4, 5])
  finish(t, 1).playOn(state => state.stop === 7 && !state.drafting)
  t.as(0).play('playBiome', { do: 'discard', gain: 'crystals' })
  expect(offered(t, 0)).toEqual([6, 8])
  expect(t.state.usedCells).toEqual([0, 0])
})

rule('RAU-131', 'the card just placed is activated too if it lies in the line', () => {
  for (const [cell, isIn] of [
    [3, true],
    [4, false],
  ] as const) {
    const t = arrange({ players: [{ card: 'B1-03' }, {}], stop: 1 })
    t.as(0).play('playBiome', { do: 'place', cell })
    expect(offered(t, 0).includes(cell)).toBe(isIn)
    if (isIn) t.as(0).play('activate', { cell })
    expect(t.state.crystals[0]).toBe(isIn ? 6 : 4)
  }
})

rule('RAU-132', 'in step 4 a Spore changes nothing', () => {
  const t = step4({ spores: [1, 3] })
  expect(offered(t, 0)).toEqual([0, 3, 6])
  t.as(0).play('activate', { cell: 3 })
  expect(offered(t, 0)).toEqual([0, 6])
  expect(t.as(0).tries('activate', { do: 'activate', cell: 1 })?.rule).toBe('RAU-124')
})

rule('RAU-133', 'a gain comes at once and pays for the next', () => {
  const t = step4({ board: { 2: 'B1-12' }, crystals: 0 }, { stop: 3 })
  expect(offered(t, 0)).toEqual([2, 8])
  t.as(0).play('activate', { cell: 2 }).play('activate', { cell: 5, spore: 0 })
  expect(t.happened('crystals.changed')).toEqual([
    { type: 'crystals.changed', seat: 0, delta: 3, total: 3 },
    { type: 'crystals.changed', seat: 0, delta: -3, total: 0 },
  ])
  expect(sporesOf(t, 0)).toEqual([0])
})

rule('RAU-134', 'in full or not at all, and the cost once', () => {
  const short = step4({ crystals: 3 }, { welcomed: ['TAIVAS'] })
  expect(offered(short, 0)).toEqual([0, 3, 6])
  expect(short.as(0).tries('activate', { do: 'activate', entity: 'TAIVAS' })?.rule).toBe('RAU-134')

  const enough = step4({ crystals: 4 }, { welcomed: ['TAIVAS'] })
  enough.as(0).play('activate', { entity: 'TAIVAS' })
  expect([enough.state.crystals[0], enough.state.points[0]]).toEqual([0, 7])
})

rule('RAU-135', 'a Spore needs a Biome without one, and the producer itself will do', () => {
  const eight = step4({ spores: [0, 1, 2, 3, 4, 6, 7, 8] }, { stop: 6 })
  expect(eight.as(0).options('activate')).toContainEqual({ do: 'activate', cell: 5, spore: 5 })
  expect(
    eight
      .as(0)
      .options('activate')
      .filter(move => 'spore' in move),
  ).toHaveLength(1)
  eight.as(0).play('activate', { cell: 5 })
  expect(sporesOf(eight, 0)).toHaveLength(9)

  const nine = step4({ spores: [0, 1, 2, 3, 4, 5, 6, 7, 8], crystals: 3 }, { stop: 6 })
  expect(offered(nine, 0)).toEqual([3, 4])
  expect(nine.as(0).tries('activate', { do: 'activate', cell: 5 })?.rule).toBe('RAU-135')
})

rule('RAU-136', 'what is worth nothing now is not offered', () => {
  const t = step4({ board: { 0: 'B1-14' } })
  expect(offered(t, 0)).toEqual([3, 6])
  expect(t.as(0).tries('activate', { do: 'activate', cell: 0 })?.rule).toBe('RAU-136')
  finish(t, 0)
  expect(t.happened('marker.moved')).toEqual([])
})

rule('RAU-136', 'and it is weighed again after every activation', () => {
  const t = step4({ board: { 0: 'B1-21', 3: 'B1-18', 6: 'B1-26' }, crystals: 2 })
  expect(offered(t, 0)).toEqual([3])
  t.as(0).play('activate', { cell: 3, spore: 8 })
  expect(offered(t, 0)).toEqual([0])
  t.as(0).play('activate', { cell: 0 })
  expect(t.state.points[0]).toBe(1)
})

rule('RAU-137', 'step 4 ends when the player says so, and what is left is lost', () => {
  const t = step4({ crystals: 1 }, { stop: 6, welcomed: ['KITEET', 'METSAT'] })
  t.as(0).play('activate', { cell: 3 }).play('activate', { do: 'end' })
  expect(t.as(0).asked).toEqual(['endTurn'])
  t.as(0).play('endTurn')
  expect(t.happened('activation.ended')).toEqual([
    { type: 'activation.ended', seat: 0, cells: [4], entities: ['KITEET'] },
  ])
  expect([t.state.crystals[0], t.state.points[0]]).toEqual([2, 0])
  expect(t.as(1).asked).toEqual(['playBiome'])
})

rule('RAU-137', 'or when nothing is left', () => {
  const t = step4({}, { stop: 2, side: 'B' })
  t.as(0).play('activate', { cell: 1 }).play('activate', { cell: 4 })
  expect(t.as(0).asked).toEqual(['endTurn'])
  t.as(0).play('endTurn')
  expect(t.happened('activation.ended')).toEqual([{ type: 'activation.ended', seat: 0, cells: [], entities: [] }])
})

rule('RAU-138', 'the example of turn 2 of the first round', () => {
  const t = arrange({ players: [{ hand: ['B1-14'] }, { hand: ['B1-26', 'B1-13'] }], stop: 1 })
  t.as(0).play('pickBiome', { card: 'B1-14' })
  t.as(1).play('pickBiome', { card: 'B1-26' })
  t.as(0).play('playBiome', { do: 'place', cell: 0 })
  expect(offered(t, 0)).toEqual([3, 6])
  t.as(0).play('activate', { cell: 3 }).play('activate', { cell: 6 }).play('endTurn')
  expect([t.state.crystals[0], t.state.points[0]]).toEqual([5, 1])
  sitOut(t, 1)

  t.as(0).play('pickBiome', { card: 'B1-13' })
  t.as(1).late('pickBiome')
  t.as(0).play('playBiome', { do: 'place', cell: 2 })
  expect(offered(t, 0)).toEqual([1, 4, 'METSAT'])
  t.as(0).play('activate', { cell: 1 }).play('activate', { cell: 4 })
  t.as(0).play('activate', { entity: 'METSAT', animal: 'air' })
  expect([t.state.crystals[0], t.state.points[0]]).toEqual([6, 3])
})
