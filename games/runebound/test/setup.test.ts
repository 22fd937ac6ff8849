import { expect } from 'vitest'
import { FastChance, isRefusal, settle } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { SCENARIOS } from '../content/language.ts'
import { adventures, codeOf, runebound, stories } from '../index.ts'
import { FIRST_TWIST } from '../content/tables.ts'
import { SHEETS } from '../content/sheets.ts'
import { ICONS, TOKENS } from '../content/tokens.ts'
import { handLimit, tokensOf } from '../rules/hero.ts'
import { skillSetsOf } from '../rules/sets.ts'
import { cardsOf } from '../rules/setup.ts'
import { setUp } from './game.ts'

rule('RB-001', 'one to four seats', () => {
  for (const seats of [1, 2, 3, 4]) expect(isRefusal(settle(runebound, { seats }))).toBe(false)
  expect(isRefusal(settle(runebound, { seats: 5 }))).toBe(true)
})

rule(['RB-005', 'RB-022'], 'five scenarios to choose from', () => {
  expect(runebound.choices.table.scenario.values).toEqual(['web', 'margath', 'corpse', 'red', 'locust'])
  expect(isRefusal(settle(runebound, { seats: 1, table: { scenario: 'none' as 'web' } }))).toBe(true)
})

rule('RB-011', 'ten icons', () => {
  expect([...ICONS].toSorted()).toEqual(
    ['agi', 'blank', 'charge', 'dbl', 'mag', 'phys', 'shield', 'skull', 'surge', 'tac'].toSorted(),
  )
})

rule(['RB-010', 'RB-012', 'RB-013'], 'four sheets with six two-sided tokens each', () => {
  expect(SHEETS.map(sheet => sheet.trait)).toEqual(['warrior', 'mystic', 'savage', 'rogue'])
  expect(SHEETS.map(sheet => sheet.tokens.length)).toEqual([6, 6, 6, 6])
  expect(TOKENS.every(token => token.split('|').length === 2)).toBe(true)
})

rule('RB-320', 'the boxes of the sheets, top to bottom', () => {
  const boxes = SHEETS.map(sheet => sheet.boxes.map(box => box.icon + ('more' in box ? '+1' : '')).join(' '))
  expect(boxes).toEqual([
    'dbl skull surge+1 agi charge tac',
    'surge dbl skull agi+1 tac charge',
    'charge skull surge+1 dbl agi tac',
    'agi tac+1 surge skull dbl charge',
  ])
})

function fits(assets: string) {
  return !isRefusal(settle(runebound, { seats: 1, table: { assets } }))
}

rule(['RB-025', 'RB-341'], 'three asset sets', () => {
  expect(['AB', 'ABCD', 'ABC', 'ADF'].map(fits)).toEqual([false, false, true, true])
})

rule(
  ['RB-027', 'RB-028', 'RB-334', 'RB-335'],
  'six skill sets, Party among them unless alone; no letters alone',
  () => {
    expect(skillSetsOf('usual', 2)).toContain('party')
    for (const choice of ['usual', 'base', 'bonds', 'full'] as const)
      for (const seats of [1, 2]) {
        expect(new Set(skillSetsOf(choice, seats)).size).toBe(6)
        if (seats === 1) expect(skillSetsOf(choice, seats)).not.toContain('party')
      }
    expect(setUp(1, 1, {}, ['pell']).envelopes).toEqual([])
    expect(setUp(2, 1, {}, ['pell', 'nanok']).envelopes).toHaveLength(3)
  },
)

rule(['RB-031', 'RB-032', 'RB-033', 'RB-034', 'RB-035', 'RB-039', 'RB-040'], 'a hero starts as its sheet says', () => {
  const s = setUp(4, 3, { first: '1' }, ['red_scorpion', 'pell', 'nanok', 'eliam'])
  expect(s.gold).toEqual([4, 1, 1, 2])
  expect(s.hands.map((hand, seat) => hand.length - handLimit(s, seat))).toEqual([0, 0, 0, 0])
  expect(s.heroes.map((_, seat) => tokensOf(s, seat).length)).toEqual([3, 3, 3, 3])
  expect(codeOf(s.at[3]!)).toBe('B7')
  expect(s.loose.slice(3, 9)).toEqual([0, 0, 1, 1, 0, 0])
  expect([s.act, s.space, s.active]).toEqual([1, 1, 0])
})

rule(['RB-036', 'RB-037', 'RB-038'], 'three assets in each city, no twist among them', () => {
  for (const seed of [1, 2, 3]) {
    const s = setUp(2, seed, {}, ['pell', 'nanok'])
    expect(s.markets.map(market => market.length)).toEqual([3, 3, 3, 3])
    expect(s.markets.flat().every(card => card < FIRST_TWIST)).toBe(true)
  }
})

rule(['RB-042', 'RB-512'], 'ten story cards', () => {
  for (const scenario of SCENARIOS) {
    const s = setUp(2, 1, { scenario }, ['pell', 'nanok'])
    expect(s.storyDeck.map(card => stories[card]!.scenario)).toEqual(Array.from({ length: 10 }, () => scenario))
  }
})

rule(['RB-024', 'RB-016'], 'decks are shuffled, hidden, and hands are open', () => {
  const [a, b] = [1, 2].map(seed => setUp(2, seed, {}, ['pell', 'nanok']))
  expect(a!.adventureDecks).not.toEqual(b!.adventureDecks)
  const cards = cardsOf(a!).adventures.flat()
  expect(new Set(cards).size).toBe(cards.length)
  const seen = runebound.mask(a!, 1)
  expect(seen.hands).toEqual(a!.hands)
  expect(new Set([...seen.skillDeck, ...seen.storyDeck, ...seen.adventureDecks.flat()])).toEqual(new Set([-1]))
  expect(runebound.mask(runebound.imagine(seen, 1, new FastChance(5)), 1)).toEqual(seen)
})

rule(
  ['RB-002', 'RB-513', 'RB-515', 'RB-517'],
  'one warband face up in the Outlaw Glade and one more per player face down',
  () => {
    for (const seats of [1, 2, 3, 4]) {
      const s = setUp(seats, 1, { scenario: 'locust' }, ['pell', 'nanok', 'eliam', 'red_scorpion'].slice(0, seats))
      // Some heroes choose while they set up; the warbands come after that.
      if (s.bands.length === 0) continue
      expect(s.bands).toHaveLength(seats + 1)
      expect(s.bandsUp.reduce((a, b) => a + b)).toBe(1)
      expect(codeOf(s.bandsAt[0]!)).toBe('K2')
    }
  },
)

rule(['RB-041', 'RB-474', 'RB-475', 'RB-477'], 'ten plagues, as many active as the table is large', () => {
  const active = [1, 2, 3, 4].map(seats => {
    const s = setUp(seats, 7, { scenario: 'red' }, ['pell', 'nanok', 'eliam', 'red_scorpion'].slice(0, seats))
    expect(s.plagues).toHaveLength(10)
    expect(s.plagues[s.epicentre]).toBe(1)
    return s.plagues.filter(plague => plague === 1).length
  })
  expect(active).toEqual([1, 2, 2, 3])
})

rule('RB-477', 'any of the ten sites may be the Epicentre', () => {
  const seeds = Array.from({ length: 200 }, (_, seed) => seed)
  const found = new Set(seeds.map(seed => setUp(1, seed, { scenario: 'red' }, ['pell']).epicentre))
  expect(found.size).toBe(10)
})

rule('RB-023', 'each adventure deck has 20 cards of every game and 10 of the scenario', () => {
  for (const scenario of SCENARIOS) {
    // Skill sets that nobody has asked for yet: the box is sorted anew.
    const sorted = cardsOf({ ...setUp(2, 1, { scenario }), skillSets: `none ${performance.now()}` })
    expect(sorted.adventures.map(deck => deck.length)).toEqual([30, 30, 30])
    const own = sorted.adventures.map(deck => deck.filter(card => adventures[card]!.card.scenario === scenario))
    expect(own.map(deck => deck.length)).toEqual([10, 10, 10])
  }
})

rule('RB-027', 'the preset of the whole box is six sets', () => {
  const six = ['battle_pilgrim', 'high_society', 'one_with_the_land', 'military_training', 'rune_magic']
  expect([skillSetsOf('full', 2), skillSetsOf('full', 1)]).toEqual([
    [...six, 'party'],
    [...six, 'wanderlust'],
  ])
})
