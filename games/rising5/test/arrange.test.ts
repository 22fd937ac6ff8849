import { FastChance, isRefusal, Match, SPECTATOR } from '@runatal/kernel'
import { describe, expect, test } from 'vitest'
import { arrange, HEROES, MOON, NONE, type Phase, type Position, rising5, type State } from '../index.ts'
import { byChance, players, SEATS, sorted } from './game.ts'

const PHASES: Phase[] = ['setUp', 'turn', 'actions', 'draw', 'endTurn']

function place(seats: number, phase: Phase): Position {
  return { players: players(seats), phase, ...(phase === 'actions' && { hero: 'hal' as const }) }
}

function expectWhole(s: State) {
  const characters = [...s.hands.flat(), ...s.support, ...s.discard, ...s.pile.filter(card => card !== MOON)]
  expect(sorted(characters)).toEqual(HEROES.flatMap((_, hero) => Array<number>(11).fill(hero)))
  const regions = [...s.places.filter(card => card !== NONE), ...s.regionPiles.flat(), ...s.removed]
  expect(sorted(regions)).toEqual(Array.from({ length: 27 }, (_, i) => i))
  expect(sorted(s.runes)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(s.pile.filter(card => card === MOON)).toHaveLength(s.moonsInPile)
}

describe('an arranged position', () => {
  test('has every card once, in every phase, for 1 to 5', () => {
    for (const seats of SEATS) for (const phase of PHASES) expectWhole(arrange(place(seats, phase)).state)
    expectWhole(arrange({ players: players(2), pile: ['eli', 'moon', 'hal'], places: { 'I-a': 'empty' } }).state)
    expectWhole(
      arrange({ players: players(3, { hand: ['nova'] }), next: ['moon'], regionPiles: { II: ['II-1'] } }).state,
    )
  })

  test('holds the law of mask and imagine for everyone', () => {
    for (const seats of SEATS)
      for (const phase of PHASES) {
        const { state } = arrange({ ...place(seats, phase), privateHands: seats % 2 === 0 })
        for (const viewer of [0, seats - 1, SPECTATOR]) {
          const seen = rising5.mask(state, viewer)
          const imagined = rising5.imagine(seen, viewer, new FastChance(seats))
          expect(rising5.mask(imagined, viewer)).toEqual(seen)
          expectWhole(imagined)
        }
      }
  })

  test('plays on to the end of the game, and replays to the same state', () => {
    for (const phase of PHASES) {
      const t = arrange(place(3, phase)).playOn(() => false, byChance(2))
      expect(t.match.outcome?.places).toHaveLength(3)
      const again = Match.replay(rising5, t.match.record())
      if (isRefusal(again)) throw new Error(again.text)
      expect(again.state).toEqual(t.state)
    }
  })

  test('has each thing where it was named', () => {
    const { state } = arrange({
      players: [{ hand: ['hal', 'eli'] }, {}],
      next: ['nova', 'moon', 'ekho'],
      discard: ['orakl'],
      at: { hal: 'II-b' },
      places: { 'I-b': 'I-S1', 'III-a': 'III-4' },
      regionPiles: { II: ['II-7', 'II-1'] },
      items: ['ring'],
      used: ['blade'],
      artefacts: ['potion', 'orb'],
      altars: 3,
      eclipse: 7,
      turn: 5,
      hints: ['violet'],
      links: { violet: 'whale' },
      notes: { snake: 'blue', sage: 'unlinked' },
    })
    expect(state.hands[0]).toEqual([4, 1])
    expect(state.hands[1]).toHaveLength(6)
    expect(state.pile.slice(-3)).toEqual([3, MOON, 2])
    expect(state.discard).toEqual([0])
    expect(state.at).toEqual([NONE, NONE, NONE, NONE, 3])
    expect(state.places.slice(0, 2)).toEqual([1, 0])
    expect(state.places[4]).toBe(23)
    expect(state.regionPiles[1]).toEqual([11, 17])
    expect(state.items).toEqual([2, 0, 0, 0, 0, 1, 0])
    expect(state.artefactPile).toEqual([4, 3, 6])
    expect([state.altars, state.eclipse, state.turn]).toEqual([3, 7, 5])
    expect(state.hints).toEqual([5, 6, 1])
    expect(state.notes).toEqual([7, NONE, NONE, 0, NONE, NONE, NONE])
  })

  test('refuses in one line what cannot be', () => {
    const two = players(2)
    const wrong: [Position, RegExp][] = [
      [{ players: [{ hand: Array(12).fill('hal') }, {}] }, /11 cards of hal, not 12/],
      [{ players: two, support: ['hal'] }, /team of one/],
      [{ players: [{}, { hand: ['hal'] }], master: 1, phase: 'turn' }, /holds no cards/],
      [{ players: two, next: ['moon', 'moon', 'moon', 'moon', 'moon'] }, /4 Red Moons/],
      [{ players: two, places: { 'I-a': 'II-1' } }, /not of the region/],
      [{ players: two, regionPiles: { I: ['II-1'] } }, /not of region I/],
      [{ players: two, places: { 'I-a': 'I-4' }, regionPiles: { I: ['I-4'] } }, /named twice/],
      [{ players: two, portal: ['blue', 'blue', 'red', 'green'] }, /different runes/],
      [
        { players: two, portal: ['blue', 'red', 'green', 'black'], solution: ['blue', 'red', 'green', 'black'] },
        /R5-162/,
      ],
      [{ players: two, links: { blue: 'sage', red: 'sage' } }, /named twice/],
      [{ players: two, hints: ['blue', 'blue'] }, /named twice/],
      [{ players: two, altars: 5 }, /altars is a whole number from 0 to 4/],
      [{ players: two, eclipse: 13 }, /eclipse is a whole number from 1 to 12/],
      [{ players: two, die: [6] }, /from 0 to 5/],
      [{ players: two, phase: 'actions' }, /needs the hero/],
      [{ players: two, phase: 'setUp', altars: 2 }, /no 'altars' yet/],
      [{ players: [{ hand: [] }, {}], phase: 'setUp' }, /no 'hand' yet/],
      [{ players: two, hero: 'hulk' as 'hal' }, /There is no hero 'hulk'/],
      [{ players: two, onTurn: 2, phase: 'turn' }, /no seat 3/],
      [{ players: two, hero: 'hal', actions: 12 }, /actions is a whole number/],
    ]
    for (const [position, message] of wrong) expect(() => arrange(position)).toThrow(message)
  })

  test('tells chance what to say', () => {
    const t = arrange({ players: players(2), chance: { shuffles: [[6, 5, 4, 3]] } })
    expect(t.state.runes.slice(0, 4)).toEqual([6, 5, 4, 3])
  })
})
