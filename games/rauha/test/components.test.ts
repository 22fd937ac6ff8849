import { SPECTATOR } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { describe, expect } from 'vitest'
import { arrange, BIOMES, BOX, COLOURS, ENTITIES, NONE, rauha } from '../index.ts'
import { players, SEATS, wholeGame } from './game.ts'

const ALL_CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8]

describe('components', () => {
  rule(['RAU-006', 'RAU-016'], 'five boards and five Satellites serve five players', () => {
    const { state } = arrange({ players: players(5) })
    expect(state.boards).toHaveLength(5 * 9)
    expect(state.satellites).toHaveLength(5)
    expect([BOX.boards, BOX.satellites, rauha.seats.max]).toEqual([5, 5, 5])
  })

  rule('RAU-007', 'one score track, the same for all to see', () => {
    const t = arrange({ players: [{ points: 3 }, { points: 7 }, {}], phase: 'activate', stop: 1, onTurn: 1 })
    t.as(1).play('activate', { cell: 6 })
    for (const viewer of [0, 1, 2, SPECTATOR]) {
      expect(t.match.view(viewer).points).toEqual([3, 8, 0])
      expect(t.match.view(viewer).arrivals).toEqual([2, 0, 1])
      expect(t.heardBy(viewer)).toContainEqual({ type: 'marker.moved', seat: 1, delta: 1, total: 8, pile: [1] })
    }
    expect(BOX.centralBoards).toBe(1)
  })

  rule('RAU-008', 'the Entities wait on the two side modules, shown to all', () => {
    const t = arrange({ players: players(3) })
    for (const viewer of [0, 1, 2, SPECTATOR])
      expect(t.match.view(viewer).owners).toEqual([NONE, NONE, NONE, NONE, NONE, NONE, NONE])
    expect(BOX.sideModules).toBe(2)
  })

  rule('RAU-009', '45 Spores: nine each for five players, and no more can be needed', () => {
    const t = arrange({ players: players(5, { spores: ALL_CELLS, crystals: 30 }), phase: 'play', stop: 3 })
    const inPlay = t.state.spores.map(set => ALL_CELLS.filter(cell => set & (1 << cell)).length)
    expect(inPlay).toEqual([9, 9, 9, 9, 9])
    expect(inPlay.reduce((a, b) => a + b)).toBe(BOX.spores)
    expect(t.as(0).options('playBiome')).not.toContainEqual(expect.objectContaining({ gain: 'spore' }))
    t.as(0).play('playBiome', { gain: 'crystals' })
    // Stop 3 has the printed Mushroom that makes Spores (cell 5): it can make none now.
    expect(t.as(0).options('activate')).toEqual([{ do: 'activate', cell: 8 }, { do: 'end' }])
    expect(t.state.spores[0]).toBe(0b111111111)
  })

  rule(['RAU-010', 'RAU-011'], 'forty cards of each Age, all different', () => {
    const cards = BIOMES.filter(({ id }) => /^B[12]-/.test(id))
    for (const age of [1, 2] as const) {
      const ids = cards.filter(({ id }) => id.startsWith(`B${age}-`)).map(({ id }) => id)
      expect(ids).toEqual(Array.from({ length: 40 }, (_, i) => `B${age}-${String(i + 1).padStart(2, '0')}`))
      const { decks, satellites } = arrange({ players: players(2), stop: age === 1 ? 1 : 9, phase: 'draft' }).state
      expect(decks[age - 1]!.length + satellites.flat().length).toBe(40)
    }
    expect(BOX.cards).toEqual({ age1: 40, age2: 40 })
  })

  rule('RAU-012', 'seven Entities with seven symbols', () => {
    expect(new Set(ENTITIES.map(({ symbol }) => symbol)).size).toBe(7)
    expect(ENTITIES).toHaveLength(BOX.entities)
    expect(arrange({ players: players(2) }).state.owners).toHaveLength(7)
  })

  rule(['RAU-013', 'RAU-014'], 'each player has one marker on the track and one avatar, of one colour', () => {
    for (const seats of SEATS) {
      const { arrivals, points, colours } = arrange({ players: players(seats) }).state
      expect(arrivals.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4].slice(0, seats))
      expect(points).toHaveLength(seats)
      expect(new Set(colours).size).toBe(seats)
      for (const colour of colours) expect(COLOURS[colour]).toBeDefined()
    }
    const chosen = arrange({ players: [{ colour: 'coral' }, { colour: 'dune' }] })
    expect(chosen.state.colours.map(colour => COLOURS[colour])).toEqual(['coral', 'dune'])
    expect([COLOURS.length, BOX.energyMarkers, BOX.avatars]).toEqual([5, 5, 5])
  })

  rule('RAU-015', '37 crystals of 1 and 15 of 4: 97 in value', () => {
    expect(BOX.crystals).toEqual({ 1: 37, 4: 15 })
    expect(BOX.crystals[1] * 1 + BOX.crystals[4] * 4).toBe(97)
  })

  rule('RAU-017', 'one Black Hole takes every discard', () => {
    const t = arrange({ players: players(3), stop: 3, phase: 'draft' })
    const before = t.state.blackHole.length
    t.playOn(
      s => s.stop === 4,
      (_, options) => options.find(move => 'gain' in move) ?? options[0]!,
    )
    // Three swallowed at the last turn of the round, and three discarded in step 2.
    expect(t.state.blackHole.length).toBe(before + 6)
    expect(BOX.blackHoles).toBe(1)
    const whole = wholeGame(4)
    expect(whole.state.blackHole).toHaveLength(
      whole.happened('card.swallowed').length + whole.happened('biome.discarded').length,
    )
  })

  rule('RAU-018', 'at 204 points a player has two +100 markers', () => {
    const t = gainFive(199)
    expect(t.state.points[0]).toBe(204)
    expect(t.happened('hundred.gained')).toEqual([{ type: 'hundred.gained', seat: 0, count: 2 }])
    expect(BOX.hundreds).toBe(6)
  })

  rule('RAU-019', 'crystals never run out: five players with 30 each, and one gains 5 more', () => {
    const t = arrange({
      players: [{ crystals: 30, board: { 2: 'B2-01' } }, ...players(4, { crystals: 30 })],
      stop: 9,
      phase: 'activate',
    })
    t.as(0).play('activate', { cell: 2 })
    expect(t.state.crystals).toEqual([35, 30, 30, 30, 30])
    expect(t.happened('crystals.changed')).toEqual([{ type: 'crystals.changed', seat: 0, delta: 5, total: 35 }])
  })

  rule('RAU-020', 'totals have no upper limit', () => {
    const t = gainFive(299)
    expect(t.state.points[0]).toBe(304)
    expect(t.happened('hundred.gained')).toEqual([{ type: 'hundred.gained', seat: 0, count: 3 }])
    expect(gainFive(697).happened('hundred.gained')[0]).toMatchObject({ count: 7 })
  })
})

/** Seat 0 gains 5 points with B2-09. */
function gainFive(points: number) {
  const t = arrange({ players: [{ points, board: { 4: 'B2-09' } }, {}], stop: 10, phase: 'activate' })
  t.as(0).play('activate', { cell: 4 })
  return t
}
