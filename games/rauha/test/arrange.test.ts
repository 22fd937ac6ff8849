import { FastChance, Match, isRefusal, SPECTATOR } from '@runatal/kernel'
import { describe, expect, test } from 'vitest'
import { arrange, biomeNumber, NONE, type Phase, type Position, rauha, type State } from '../index.ts'
import { ids, LIVELY, players, SEATS } from './game.ts'

const NOTCHES = [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15]
const STOPS: Record<Phase, number[]> = {
  setUp: [1],
  round: [1, 5, 9, 13],
  draft: NOTCHES,
  play: NOTCHES,
  activate: NOTCHES,
  scoring: [4, 8, 12, 16],
  end: [16],
}
const PLACES = Object.entries(STOPS).flatMap(([phase, stops]) =>
  stops.map((stop): Omit<Position, 'players'> => ({ phase: phase as Phase, stop })),
)

describe('an arranged position', () => {
  test('has every card once, at every stop and phase, for 2 to 5', () => {
    for (const seats of SEATS)
      for (const place of PLACES) expectWhole(arrange({ players: players(seats), ...place }).state)
  })

  test('holds the law of mask and imagine for everyone', () => {
    for (const seats of SEATS)
      for (const place of PLACES) {
        const { state } = arrange({ players: players(seats), ...place })
        for (const viewer of [0, seats - 1, SPECTATOR]) {
          const seen = rauha.mask(state, viewer)
          const imagined = rauha.imagine(seen, viewer, new FastChance(place.stop!, seats))
          expect(rauha.mask(imagined, viewer)).toEqual(seen)
          expectWhole(imagined)
        }
      }
  })

  test('plays on to the end of the game, and replays to the same state', () => {
    for (const place of PLACES) {
      const t = arrange({ players: players(3), ...place }).playOn()
      expect(t.match.outcome?.places).toHaveLength(3)
      const again = Match.replay(rauha, t.match.record())
      if (isRefusal(again)) throw new Error(again.text)
      expect(again.state).toEqual(t.state)
    }
  })

  test('has each card where it was named', () => {
    const { state } = arrange({
      players: [{ board: LIVELY }, { card: 'B1-02', spores: [0, 8], entities: ['MAA'] }, {}],
      stop: 6,
      onTurn: 1,
      satellites: [['B1-04'], [], ['B1-05', 'B1-09']],
      blackHole: ['B1-10', 'B1-11'],
      covered: ['B1-13'],
      decks: { age2: ['B2-01', 'B2-02'] },
    })
    expect(ids(state.boards.slice(0, 9))).toEqual(Object.values(LIVELY))
    expect(state.kept.map(card => card >= 0)).toEqual([false, true, true])
    expect(state.kept[1]).toBe(biomeNumber('B1-02'))
    expect(state.satellites.map(pack => pack.length)).toEqual([2, 2, 2])
    expect([ids(state.satellites[0]!)[0], ids(state.satellites[2]!)]).toEqual(['B1-04', ['B1-05', 'B1-09']])
    expect(ids(state.blackHole.slice(0, 2))).toEqual(['B1-10', 'B1-11'])
    expect(ids(state.covered)).toEqual(['B1-13'])
    expect(ids(state.decks[1].slice(-2))).toEqual(['B2-02', 'B2-01'])
    expect([state.spores[1], state.owners[5]]).toEqual([0b100000001, 1])
    expectWhole(state)
  })

  test('begins at any player’s go: those before have had theirs', () => {
    const play = arrange({ players: players(4), pile: [0, 1, 3, 2], onTurn: 0 })
    expect([0, 1, 2, 3].map(seat => play.as(seat).asked)).toEqual([['playBiome'], [], [], []])
    expect(play.state.kept.map(card => card !== NONE)).toEqual([true, true, false, false])
    play.playOn(s => s.stop === 2)
    expect(play.happened('activation.ended').map(event => event.seat)).toEqual([0, 1])

    const spored = { spores: [0, 6], entities: ['KITEET'] } as const
    const scoring = arrange({
      players: [{}, spored, {}],
      stop: 4,
      onTurn: 1,
      used: { cells: [0], entities: ['KITEET'] },
    })
    expect(scoring.as(1).options('scoreActivate')).toEqual([{ do: 'activate', cell: 6 }, { do: 'end' }])
    scoring.playOn(s => s.stop === 5)
    expect(scoring.happened('water.scored').map(event => event.seat)).toEqual([1, 2])

    const turn = arrange({
      players: players(2),
      stop: 1,
      welcomed: ['KITEET', 'SIENET'],
      used: { cells: [0, 3], entities: ['KITEET'] },
    })
    expect(turn.as(0).options('activate')).toEqual([
      { do: 'activate', cell: 6 },
      { do: 'activate', entity: 'SIENET' },
      { do: 'end' },
    ])
  })

  test('guesses the phase and the stop from what is named', () => {
    expect(at({ players: [{}, {}] })).toBe('1 pickBiome')
    expect(at({ players: [{ crystals: 9 }, {}] })).toBe('1 pickBiome')
    expect(arrange({ players: [{ crystals: 9 }, {}] }).state.crystals).toEqual([9, 4])
    expect(at({ players: [{ hand: ['B2-01'] }, {}] })).toBe('9 pickBiome')
    expect(at({ players: [{ card: 'B2-01' }, {}] })).toBe('9 playBiome')
    expect(at({ players: [{}, {}], onTurn: 1 })).toBe('1 playBiome')
    expect(at({ players: [{}, {}], welcomed: ['MERI'] })).toBe('1 activate')
    expect(at({ players: [{ spores: [0] }, {}], stop: 8 })).toBe('8 scoreActivate')
    expect(at({ players: [{}, {}], satellites: [['B2-01']] })).toBe('9 pickBiome')
  })
})

describe('what cannot be is refused in one line', () => {
  const two = players(2)
  const refused: [string, Position][] = [
    ['rauha is played by 2 to 5', { players: players(6), stop: 1 }],
    ['Stop 17 is not one of 1 to 16', { players: two, stop: 17 }],
    ["Phase 'draft' cannot be at stop 4", { players: two, stop: 4, phase: 'draft' }],
    ['A round starts at stop 1, 5, 9 or 13', { players: two, stop: 2, phase: 'round' }],
    ['The game ends at stop 16', { players: two, stop: 8, phase: 'end' }],
    ["A set-up has no 'points' yet", { players: [{ points: 3 }, {}], phase: 'setUp' }],
    ['A set-up is at stop 1', { players: two, phase: 'setUp', stop: 5 }],
    ["'hand' goes with phase 'draft'", { players: [{ hand: ['B1-01'] }, {}], phase: 'play' }],
    ["'card' goes with phase 'play' or 'activate'", { players: [{ card: 'B1-01' }, {}], phase: 'draft' }],
    ["'used' goes with phase 'activate' or 'scoring'", { players: two, phase: 'draft', used: {} }],
    ["'welcomed' goes with phase 'activate'", { players: two, stop: 4, welcomed: ['MAA'] }],
    ["'onTurn' goes with", { players: two, phase: 'draft', onTurn: 0 }],
    ["'satellites' goes with", { players: two, stop: 4, satellites: [] }],
    ['Seat 2 is not one of 0 to 1', { players: two, onTurn: 2 }],
    ['The pile names every seat once', { players: two, pile: [0, 0], stop: 1 }],
    ['The pile names every seat once', { players: two, pile: [1] }],
    ['-1 crystals: a whole number', { players: [{ crystals: -1 }, {}] }],
    ['1.5 points: a whole number', { players: [{ points: 1.5 }, {}] }],
    ['Cell 9 is not one of 0 to 8', { players: [{ spores: [9] }, {}] }],
    ['Cell NaN is not one of 0 to 8', { players: [{ board: JSON.parse('{"x":"B1-01"}') }, {}] }],
    ["There is no Biome 'B3-01'", { players: [{ card: 'B3-01' }, {}] }],
    ['A:4 is printed on a board', { players: [{ board: { 4: 'A:4' } }, {}] }],
    ['B2-01 is not of Age 1', { players: [{ card: 'B2-01' }, {}], stop: 1 }],
    ['B2-01 is not of Age 1', { players: two, decks: { age1: ['B2-01'] } }],
    ['Card B1-01 is in two places', { players: [{ board: { 0: 'B1-01' } }, { card: 'B1-01' }] }],
    ['Card B1-01 is in two places', { players: two, decks: { age1: ['B1-01', 'B1-01'] } }],
    ['MAA has two owners', { players: [{ entities: ['MAA'] }, { entities: ['MAA'] }] }],
    ['has just welcomed an Entity of seat 1', { players: [{}, { entities: ['MAA'] }], welcomed: ['MAA'] }],
    ['There are 2 Satellites', { players: two, satellites: [[], [], []] }],
    ['A Satellite has 3 cards at stop 2', { players: [{ hand: ['B1-01', 'B1-02', 'B1-03', 'B1-04'] }, {}], stop: 2 }],
    ['The hand of seat 0 is its Satellite', { players: [{ hand: ['B1-01'] }, {}], satellites: [['B1-02']] }],
    ['Seat 0 has played already', { players: [{ card: 'B1-01' }, {}], onTurn: 1 }],
    ['Cell 1 cannot be used: it is not active at stop 1', { players: two, stop: 1, used: { cells: [1] } }],
    ['Cell 1 cannot be used: it has no Spore', { players: two, stop: 4, used: { cells: [1] } }],
    ['MAA cannot be used: seat 0 has not welcomed it', { players: two, used: { entities: ['MAA'] } }],
    ['MAA cannot be used: seat 0 has not got it', { players: two, stop: 4, used: { entities: ['MAA'] } }],
    ['Too many cards of Age 1 are named', { players: [{ board: LIVELY }, ...players(4)], stop: 1 }],
    ['The deck of Age 2 has 0 cards', { players: players(5), stop: 14, decks: { age2: ['B2-01'] } }],
  ]
  test.each(refused)('%s', (text, position) => {
    expect(() => arrange(position)).toThrow(text)
  })
})

/** All 80 cards, each in one place; a card picked in step 1 still lies on its Satellite. */
function expectWhole(s: State) {
  const cards = [
    ...s.boards.filter(biome => biome < 80),
    ...s.decks.flat(),
    ...s.satellites.flat(),
    ...(s.drafting ? [] : s.kept.filter(card => card !== NONE)),
    ...s.blackHole,
    ...s.covered,
  ]
  expect(cards.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 80 }, (_, i) => i))
}

/** Where a position begins, and what is asked first. */
function at(position: Position): string {
  const { state } = arrange(position)
  return `${state.stop} ${[...new Set(state.asks.map(ask => ask.kind))].join()}`
}
