import { expect } from 'vitest'
import { FastChance, type Seat, SPECTATOR, UNKNOWN, type Viewer } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { arrange, NONE, rauha, type State } from '../index.ts'
import { ageOf, symbolAt } from '../content/path.ts'
import { byChance, type Table } from './words.ts'

/** What a bot believes of the cards that its seat does not see. */

function imagined(t: Table, viewer: Viewer, number = 1): State {
  return rauha.imagine(t.match.view(viewer), viewer, new FastChance(number))
}

function handOf(s: State, seat: Seat): number[] {
  const seats = s.kept.length
  return s.satellites[symbolAt(s.stop) === 'moon' ? seat : (seat + seats - 1) % seats]!
}

rule('RAU-194', 'whoever looks, whenever: every card lies in one place, each Age where it may', () => {
  for (const [seats, side] of [
    [2, 'A'],
    [5, 'B'],
  ] as const) {
    const t = arrange({ players: Array.from({ length: seats }, () => ({})), side, seed: seats })
    const choose = byChance(seats)
    t.playOn(
      () => false,
      (ask, options) => {
        for (const viewer of [SPECTATOR, 0, seats - 1]) isWhole(imagined(t, viewer))
        return choose(ask, options)
      },
    )
  }
  for (const card of ['B1-01', 'B1-02'])
    for (const number of [1, 2, 3]) isWhole(imagined(arrange({ players: [{ card }, {}] }), 0, number))
})

function isWhole(s: State) {
  const { boards, covered, decks, satellites, blackHole, kept, drafting } = s
  const taken = kept.filter(card => card !== NONE)
  const lying = [...boards.filter(biome => biome < 80), ...covered, ...decks.flat(), ...satellites.flat(), ...blackHole]
  const all = drafting ? lying : [...lying, ...taken]
  expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 80 }, (_, card) => card))
  expect(decks[0].every(card => card < 40) && decks[1].every(card => card >= 40)).toBe(true)
  const current = [...satellites.flat(), ...taken]
  expect(current.every(card => (card < 40 ? 1 : 2) === ageOf(s.stop))).toBe(true)
  expect(blackHole.toSorted((a, b) => Number(a >= 40) - Number(b >= 40))).toEqual(blackHole)
  if (drafting) for (const [seat, card] of kept.entries()) if (card !== NONE) expect(handOf(s, seat)).toContain(card)
}

rule('RAU-194', 'what is not seen is dealt by chance, both Ages', () => {
  const t = arrange({ players: [{}, {}] })
  for (const age of [0, 1] as const) {
    const decks = [1, 2, 3].map(number => imagined(t, 0, number).decks[age].join())
    expect(new Set(decks).size).toBe(3)
  }
  // A card of seat 1 is any of the cards that seat 0 does not hold, and its pick any card of its hand.
  t.as(1).play('pickBiome', t.as(1).options('pickBiome')[0])
  expect(t.as(0).view.kept).toEqual([NONE, UNKNOWN])
  const worlds = Array.from({ length: 300 }, (_, number) => imagined(t, 0, number))
  expect(new Set(worlds.map(s => handOf(s, 1)[0])).size).toBe(36)
  expect(new Set(worlds.map(s => handOf(s, 1).indexOf(s.kept[1]!)))).toEqual(new Set([0, 1, 2, 3]))
})
