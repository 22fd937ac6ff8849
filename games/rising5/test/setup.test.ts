import { isRefusal, settle, UNKNOWN } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { CARDS, PILE_CARDS, regionOf, START_CARDS } from '../content/tables.ts'
import { insertMoons } from '../rules/setup.ts'
import { arrange, AWAY, charactersLeft, messages, MOON, NONE, REGIONS, rising5 } from '../index.ts'
import type { Difficulty } from '../index.ts'
import { players, SEATS, setUp, sorted, types } from './game.ts'

const LEVELS = ['beginner', 'standard', 'heroic'] as const

/** R5-060: by number of players, then by level. */
const POSITIONS: Record<number, Record<Difficulty, number[]>> = {
  1: { beginner: [12, 24, 36], standard: [10, 20, 30, 39], heroic: [9, 17, 25, 33, 41] },
  2: { beginner: [12, 24, 36], standard: [10, 20, 30, 39], heroic: [9, 17, 25, 33, 41] },
  3: { beginner: [11, 21, 31], standard: [9, 18, 26, 34], heroic: [8, 15, 22, 29, 36] },
  4: { beginner: [10, 20, 30], standard: [8, 16, 24, 32], heroic: [7, 14, 21, 28, 35] },
  5: { beginner: [9, 18, 26], standard: [7, 14, 21, 28], heroic: [6, 12, 18, 24, 30] },
}

rule(['R5-043', 'R5-044', 'R5-046', 'R5-048', 'R5-049', 'R5-050', 'R5-051', 'R5-061'], 'how the table is laid', () => {
  for (const seats of SEATS) {
    const s = setUp(seats, seats)
    expect(s.places).toHaveLength(6)
    expect(s.runes.slice(0, 4)).toHaveLength(4)
    expect(s.altars).toBe(0)
    expect(s.notes).toEqual(Array(7).fill(NONE))
    expect(s.face).toBe(NONE)
    expect(s.at).toEqual(Array(5).fill(NONE))
    expect(s.items).toEqual(Array(7).fill(AWAY))
    expect(rising5.mask(s, 0).items.slice(0, 3)).toEqual([AWAY, AWAY, AWAY])
    expect(s.eclipse).toBe(3)
  }
})

rule(['R5-045', 'R5-047'], 'four runes by chance on the Portal, the other three in the reserve', () => {
  const onPortal = Array<number>(7).fill(0)
  const onSpace = Array.from({ length: 4 }, () => Array<number>(7).fill(0))
  for (let seed = 0; seed < 7000; seed++) {
    const { runes } = setUp(2, seed)
    expect(runes).toHaveLength(7)
    for (let space = 0; space < 4; space++) {
      onPortal[runes[space]!]!++
      onSpace[space]![runes[space]!]!++
    }
    if (seed < 100) expect(new Set(runes).size).toBe(7)
  }
  for (const count of onPortal) expect(count / 7000 > 0.54 && count / 7000 < 0.6).toBe(true)
  for (const count of onSpace.flat()) expect(count / 7000 > 0.12 && count / 7000 < 0.17).toBe(true)
})

rule('R5-052', 'the four Artefacts are a pile in an order that nobody knows', () => {
  const orders = new Set<string>()
  for (let seed = 0; seed < 200; seed++) {
    const s = setUp(2, seed)
    expect(sorted(s.artefactPile)).toEqual([3, 4, 5, 6])
    orders.add(s.artefactPile.join())
    for (const viewer of [-1, 0, 1]) expect(rising5.mask(s, viewer).artefactPile).toEqual(Array(4).fill(UNKNOWN))
  }
  expect(orders.size).toBe(24)
})

rule('R5-053', 'the Character cards are shuffled by the seed', () => {
  expect(setUp(2, 1).pile).toEqual(setUp(2, 1).pile)
  expect(setUp(2, 1).pile).not.toEqual(setUp(2, 2).pile)
  for (const seats of SEATS) {
    const s = setUp(seats, seats)
    const cards = [...s.hands.flat(), ...s.support, ...s.pile].filter(card => card !== MOON)
    expect(sorted(cards)).toEqual([0, 1, 2, 3, 4].flatMap(hero => Array<number>(11).fill(hero)))
  }
})

rule(
  ['R5-054', 'R5-056', 'R5-301', 'R5-302', 'R5-303'],
  'three, four or five Red Moons by difficulty; the rest stay in the box',
  () => {
    for (const [i, difficulty] of LEVELS.entries())
      for (const moons of ['regular', 'shuffled'] as const) {
        const s = setUp(3, 1, { difficulty, moons })
        expect(s.pile.filter(card => card === MOON)).toHaveLength(3 + i)
        expect(5 - s.moonsInPile - s.moonsGone).toBe(2 - i)
      }
  },
)

rule('R5-055', 'putting the Red Moons in leaves the other cards in their order', () => {
  const cards = Array.from({ length: 43 }, (_, i) => i % 5)
  for (const moons of [0, 3, 4, 5]) expect(insertMoons(cards, moons).filter(card => card !== MOON)).toEqual(cards)
})

rule('R5-057', 'no Red Moon is ever in an opening hand', () => {
  for (const seats of SEATS)
    for (let seed = 0; seed < 1000; seed++) {
      const { hands, support } = setUp(seats, seed, { difficulty: 'heroic', moons: seed % 2 ? 'shuffled' : 'regular' })
      if ([...hands, support].some(cards => cards.includes(MOON))) throw new Error(`seed ${seed}`)
    }
})

rule('R5-058', 'so many Character cards are left after dealing', () => {
  expect(SEATS.map(seats => charactersLeft(setUp(seats, 1)))).toEqual([43, 43, 37, 35, 30])
})

rule('R5-059', 'segments differ by one card at most, the larger ones on top', () => {
  const pile = insertMoons(Array<number>(43).fill(0), 4)
  const segments = pile.toReversed().join('').split(String(MOON))
  expect(segments.map(segment => segment.length)).toEqual([9, 9, 9, 8, 8])
  expect(pile).toHaveLength(47)
  expect(pile[0]).not.toBe(MOON)
  expect(pile.at(-1)).not.toBe(MOON)
})

rule('R5-060', 'where the Red Moons lie, for every number of players and level', () => {
  for (const seats of SEATS)
    for (const difficulty of LEVELS) {
      const t = arrange({ players: players(seats), difficulty })
      expect(t.happened('red_moons_inserted')[0]?.positions).toEqual(POSITIONS[seats]![difficulty])
      const found = t.state.pile.toReversed().flatMap((card, i) => (card === MOON ? [i + 1] : []))
      expect(found).toEqual(POSITIONS[seats]![difficulty])
    }
})

rule(['R5-062', 'R5-063'], 'six cards each for two or three, five each for four or five', () => {
  expect([2, 3, 4, 5].map(seats => setUp(seats, 1).hands.map(hand => hand.length))).toEqual([
    [6, 6],
    [6, 6, 6],
    [5, 5, 5, 5],
    [5, 5, 5, 5, 5],
  ])
})

rule(['R5-064', 'R5-065'], 'three face-down piles of seven, and the start cards face up on their own region', () => {
  for (let seed = 0; seed < 50; seed++) {
    const s = setUp(2, seed)
    for (const [region, pile] of s.regionPiles.entries()) {
      expect(pile.toSorted((a, b) => a - b)).toEqual(PILE_CARDS[region])
      for (const card of pile) expect([CARDS[card]!.region, CARDS[card]!.start]).toEqual([REGIONS[region], undefined])
    }
    for (const [place, card] of s.places.entries()) expect(START_CARDS[regionOf(place)]).toContain(card)
    expect(new Set(s.places).size).toBe(6)
    for (const pile of rising5.mask(s, 0).regionPiles) expect(pile).toEqual(Array(7).fill(UNKNOWN))
  }
  expect(new Set(Array.from({ length: 50 }, (_, seed) => setUp(2, seed).regionPiles[0]!.join())).size).toBeGreaterThan(
    40,
  )
})

rule('R5-066', 'which start card lies on which location is random', () => {
  const first = Array<number>(27).fill(0)
  for (let seed = 0; seed < 1000; seed++) {
    const { places } = setUp(2, seed)
    for (const place of [0, 2, 4]) first[places[place]!]!++
  }
  for (const cards of START_CARDS) for (const card of cards) expect(first[card]! > 450 && first[card]! < 550).toBe(true)
})

rule(['R5-068', 'R5-069'], 'somebody begins: at random, or whom the host names', () => {
  expect(messages.en.choices.table.first.name).toMatch(/alien/)
  expect(messages.fr.choices.table.first.name).toMatch(/extraterrestre/)
  const count = [0, 0, 0, 0]
  for (let seed = 0; seed < 1000; seed++) count[setUp(4, seed).active]!++
  for (const starts of count) expect(starts >= 200 && starts <= 300).toBe(true)
  for (let seed = 0; seed < 20; seed++) expect(setUp(4, seed, { first: '3' }).active).toBe(2)
  const nobody = settle(rising5, { seats: 2, table: { first: '3' } })
  expect(isRefusal(nobody) && nobody.rule).toBe('R5-069')
})

rule(['R5-051', 'R5-065'], 'what one game takes from its piles is missing in no other', () => {
  const setting = settle(rising5, { seats: 2 })
  if (isRefusal(setting)) throw new Error(setting.text)
  const whole = JSON.stringify(rising5.create(setting))
  const { pile, regionPiles, artefactPile } = rising5.create(setting)
  for (const cards of [pile, artefactPile, ...regionPiles]) cards.length = 0
  expect(JSON.stringify(rising5.create(setting))).toBe(whole)
})

rule('R5-070', 'play goes clockwise', () => {
  const t = arrange({ players: players(3), onTurn: 1 })
  t.playOn(
    s => s.turn === 7,
    (ask, options) => options.find(move => move.do === 'pass') ?? options[0]!,
  )
  expect(
    t
      .happened('turn_started')
      .map(({ seat }) => seat + 1)
      .slice(0, 6),
  ).toEqual([2, 3, 1, 2, 3, 1])
})

rule('R5-071', 'the Portal is read, the puzzle made, the first result shown, and then the first turn begins', () => {
  const order = ['runes_captured', 'puzzle_made', 'result_shown', 'turn_started'] as const
  expect(types(arrange({ players: players(2) }).events, ...order)).toEqual(order)
})

rule('R5-340', 'seed and arrangement give the puzzle', () => {
  const [one, same, other] = [setUp(2, 9), setUp(2, 9), setUp(2, 10)]
  expect([one.solution, one.links]).toEqual([same.solution, same.links])
  expect([one.solution, one.links]).not.toEqual([other.solution, other.links])
})
