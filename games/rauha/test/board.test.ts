import { rule } from '@runatal/proof'
import { describe, expect } from 'vitest'
import { arrange, BIOMES, type Player, rauha, type Side } from '../index.ts'
import { ids, LIVELY, players, wholeGame } from './game.ts'

const NOTCHES = [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15]

describe('the individual board', () => {
  rule('RAU-021', 'nine spaces in three rows and three columns, from the top left down', () => {
    const t = arrange({ players: [{ card: 'B1-03' }, {}] })
    const cells = t
      .as(0)
      .options('playBiome')
      .flatMap(move => (move.do === 'place' ? [move.cell] : []))
    expect(cells).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    for (const x of [0, 1, 2]) expect(activeAt(x + 1)).toEqual([x, x + 3, x + 6])
    for (const y of [0, 1, 2]) expect(activeAt(y + 5)).toEqual([3 * y, 3 * y + 1, 3 * y + 2])
    expect(t.as(0).tries('playBiome', { do: 'place', cell: 9 })).toMatchObject({ refused: 'not-an-option' })
  })

  rule('RAU-022', 'sixteen stops: every fourth is a scoring corner', () => {
    const t = wholeGame(2)
    expect(t.happened('turn.started').map(event => event.stop)).toEqual(NOTCHES)
    const steps = t.happened('avatars.advanced')
    expect(steps.map(event => event.to)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])
    // At a corner a scoring starts at once, at a notch a turn or a round.
    for (const [i, event] of t.events.entries())
      if (event.type === 'avatars.advanced')
        expect(t.events[i + 1]?.type === 'scoring.started').toBe([4, 8, 12, 16].includes(event.to))
    expect(t.state.stop).toBe(16)
  })

  const lines = { 'RAU-023': [1, 2, 3], 'RAU-024': [5, 6, 7], 'RAU-025': [9, 10, 11], 'RAU-026': [13, 14, 15] }
  const activated: Record<string, number[][]> = {
    'RAU-023': [
      [0, 3, 6],
      [1, 4, 7],
      [2, 5, 8],
    ],
    'RAU-024': [
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
    ],
    'RAU-025': [
      [2, 5, 8],
      [1, 4, 7],
      [0, 3, 6],
    ],
    'RAU-026': [
      [6, 7, 8],
      [3, 4, 5],
      [0, 1, 2],
    ],
  }
  for (const [id, stops] of Object.entries(lines))
    rule(id, `stops ${stops.join(', ')} activate ${activated[id]!.map(cells => cells.join('-')).join(', ')}`, () => {
      expect(stops.map(stop => activeAt(stop))).toEqual(activated[id])
    })

  rule('RAU-027', 'every space is in the active line four times', () => {
    expect(stopsOf(4)).toEqual([2, 6, 10, 14])
    for (let cell = 0; cell < 9; cell++) expect(stopsOf(cell)).toHaveLength(4)
  })

  rule('RAU-028', 'moon and star take turns, beginning with the moon', () => {
    const symbols = wholeGame(3)
      .happened('turn.started')
      .map(event => event.symbol)
    expect(symbols).toEqual(NOTCHES.map((_, i) => (i % 2 === 0 ? 'moon' : 'star')))
  })

  rule(['RAU-029', 'RAU-031'], 'side A or side B; A if nobody chooses', () => {
    expect(rauha.choices.table.side.values).toEqual(['A', 'B'])
    expect(arrange({ players: players(2) }).state.side).toBe('A')
    expect(grids(2)[0]).toEqual(BIOMES.slice(80, 89).map(({ id }) => id))
    const wrong: string = 'C'
    expect(() => arrange({ players: players(2), side: wrong as Side })).toThrow('side cannot be "C"')
  })

  rule(['RAU-030', 'RAU-032'], 'all boards have the same side and the same nine printed Biomes', () => {
    for (const side of ['A', 'B'] as const) {
      const printed = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(cell => `${side}:${cell}`)
      expect(grids(5, side)).toEqual([printed, printed, printed, printed, printed])
    }
  })

  rule('RAU-033', 'the rim is the same on both sides', () => {
    for (const stop of NOTCHES) expect(activeAt(stop, 'B')).toEqual(activeAt(stop, 'A'))
    expect(wholeGame(2, 'B').happened('turn.started')).toEqual(wholeGame(2, 'A').happened('turn.started'))
  })

  rule('RAU-034', 'every space holds one Biome at all times: printed, or the last card placed', () => {
    const t = arrange({ players: players(3) })
    const shown = grids(3).flat()
    let read = 0
    t.playOn(state => {
      for (const event of t.events.slice(read))
        if (event.type === 'biome.placed') {
          expect(event.covered).toBe(shown[9 * event.seat + event.cell])
          shown[9 * event.seat + event.cell] = event.card
        }
      read = t.events.length
      expect(ids(state.boards)).toEqual(shown)
      return false
    })
    expect(t.happened('biome.placed').length).toBeGreaterThan(9)
    expect(shown).toHaveLength(27)
  })
})

/** The cells that can be activated at a stop by a player whose every Biome gives crystals. */
function activeAt(stop: number, side: Side = 'A'): number[] {
  const lively: Player = { board: LIVELY }
  const t = arrange({ players: [lively, {}], side, stop, phase: 'activate' })
  return t
    .as(0)
    .options('activate')
    .flatMap(move => ('cell' in move ? [move.cell] : []))
}

function grids(seats: number, side: Side = 'A'): string[][] {
  const { boards } = arrange({ players: players(seats), side }).state
  return players(seats).map((_, seat) => ids(boards.slice(9 * seat, 9 * seat + 9)))
}

function stopsOf(cell: number): number[] {
  return NOTCHES.filter(stop => activeAt(stop).includes(cell))
}
