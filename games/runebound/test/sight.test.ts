import { expect } from 'vitest'
import { FastChance, SPECTATOR, UNKNOWN, type Viewer } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { SCENARIOS } from '../content/language.ts'
import { FIRST_TWIST } from '../content/tables.ts'
import { enemies, runebound } from '../index.ts'
import { NONE, type Runebound, type State } from '../rules/types.ts'
import { FOUR, setUp } from './game.ts'
import { spec } from './spec.ts'

const backs = (pile: number[], known = 0) => pile.map((card, i) => (i < pile.length - known ? UNKNOWN : card))

/** What a viewer sees, said once more and slowly: the decks' backs, sealed letters, warbands that lie face down. */
function seenBy(s: State, viewer: Viewer): State {
  const seen = structuredClone(s)
  if (s.fate !== 'playing') return seen
  seen.adventureDecks = s.adventureDecks.map((deck, kind) => backs(deck, s.peeked[3 * viewer + kind] ?? 0))
  seen.skillDeck = backs(s.skillDeck)
  seen.assetDeck = backs(s.assetDeck)
  seen.storyDeck = backs(s.storyDeck)
  seen.envelopes = backs(s.envelopes)
  seen.letters = s.letters.map(pile => backs(pile))
  seen.bands = s.bands.map((band, slot) => {
    const hasLooked = viewer !== SPECTATOR && (s.bandsSeen[slot]! & (2 ** viewer)) > 0
    return band === NONE || s.bandsUp[slot] === 1 || hasLooked ? band : UNKNOWN
  })
  const looker = s.agenda.flatMap(frame => {
    if (frame[0] === 'peeked') return s.active
    return frame[0] === 'lookedAt' ? (frame[1] as { seat: number }).seat : []
  })[0]
  if (looker === undefined || looker === viewer) return seen
  seen.agenda = s.agenda.map(frame => {
    if (frame[0] !== 'peeked' && frame[0] !== 'lookedAt') return frame
    const looked = frame[1] as { cards: number[] }
    return [frame[0], { ...looked, cards: looked.cards.map(() => UNKNOWN) }]
  })
  seen.choice!.values = s.choice!.values.map(() => UNKNOWN)
  return seen
}

/** A table of so many with everything in its decks, and seat 0 on turn, asked nothing. */
function table(seats: number, scenario: Runebound['table']['scenario'] = 'web'): State {
  const s = setUp(seats, 7, { scenario, first: '1' }, FOUR.slice(0, seats))
  s.asks = []
  return s
}

function asks(s: State, ...open: [seat: number, kind: string][]) {
  s.asks = open.map(([seat, kind], i) => ({ id: s.nextAsk + i, seat, kind, must: i === 0, depth: s.agenda.length }))
  s.nextAsk += open.length
}

/** Seat 0 looks at the three top cards of the social deck. */
function peeking(): State {
  const s = table(3)
  const cards = s.adventureDecks[2]!.slice(-3)
  s.peeked[2] = 3
  s.agenda.push(['peeked', { kind: 2, cards }])
  s.choice = { what: 'adventure', values: cards.slice(), pass: false, texts: [[['gold', 1]]] }
  asks(s, [0, 'choose'], [0, 'trade'], [1, 'trade'])
  return s
}

/** Seat 1 looks at three assets, of which it may take two, while a card is being resolved and a story placed. */
function looking(): State {
  const s = table(2)
  const cards = s.assetDeck.filter(card => card < FIRST_TWIST).slice(-3)
  s.assetDeck = s.assetDeck.filter(card => !cards.includes(card))
  s.agenda.push(['placeQuest', s.storyDeck.pop()!], ['resolve', s.adventureDecks[1]!.pop()!])
  s.agenda.push(['lookedAt', { text: 'asset_draw(3,1)', seat: 1, side: NONE, cards, keep: 1 }])
  s.choice = { what: 'asset', values: cards.slice(0, 2), pass: true, texts: [] }
  asks(s, [1, 'choose'])
  return s
}

/** Cards in every place they can lie in, a test that is going on, a choice that all may see. */
function strewn(): State {
  const s = table(4, 'corpse')
  s.letters[1]!.push(s.envelopes.pop()!)
  s.letters[2]!.push(s.envelopes.pop()!)
  s.skillDiscard.push(s.skillDeck.pop()!, s.skillDeck.pop()!)
  s.learned[3]!.push(s.skillDeck.pop()!)
  s.test = {
    seat: 0,
    attribute: 'mind',
    need: 1,
    counted: false,
    cards: s.skillDeck.splice(-2),
    successes: 0,
  }
  s.assets[0]!.push(s.markets[1]!.pop()!)
  s.assetDiscard.push(s.markets[2]!.pop()!)
  s.trophies[0]!.push(s.adventureDecks[0]!.pop()!)
  s.quests[2]!.push(s.adventureDecks[1]!.pop()!)
  s.adventureDiscards[2]!.push(s.adventureDecks[2]!.pop()!)
  s.adventure = s.adventureDecks[2]!.pop()!
  s.storyDiscard.push(s.storyDeck.pop()!)
  s.slots[1] = s.storyDeck.pop()!
  s.peeked[3 * 1 + 0] = 2
  s.peeked[3 * 2 + 1] = 1
  s.choice = { what: 'hex', values: [4, 9], pass: true, texts: [[['gold', 1]]] }
  asks(s, [3, 'choose'])
  return s
}

/** One warband is up, one has been defeated, seat 2 has looked at another. */
function hiding(): State {
  const s = table(4, 'locust')
  s.bands[1] = NONE
  s.bandsSeen[2] = 1 << 2
  return s
}

function over(): State {
  return { ...strewn(), fate: 'lost' }
}

const STATES: (() => State)[] = [
  ...SCENARIOS.flatMap(scenario => [1, 2, 3, 4].map(seats => () => table(seats, scenario))),
  peeking,
  looking,
  strewn,
  hiding,
  over,
]

function eachView(look: (s: State, viewer: Viewer) => void) {
  for (const make of STATES) {
    const s = make()
    for (const viewer of [SPECTATOR, ...s.heroes.keys()]) look(s, viewer)
  }
}

rule(['RB-016', 'RB-565'], 'a view is the state, but for backs of cards; and it is a copy', () => {
  eachView((s, viewer) => {
    const seen = runebound.mask(s, viewer)
    expect(seen).toEqual(seenBy(s, viewer))
    if (s.choice !== null) expect(seen.choice!.texts).not.toBe(s.choice.texts)
  })
})

rule('RB-016', 'an imagined table has every card once, looks the same, and leaves the view as it was', () => {
  eachView((s, viewer) => {
    if (s.fate !== 'playing') return
    const seen = runebound.mask(s, viewer)
    const before = structuredClone(seen)
    const world = runebound.imagine(seen, viewer, new FastChance(3))
    expect(seen).toEqual(before)
    expect(runebound.mask(world, viewer)).toEqual(seen)
    expect(sorted(spec.cards!(world))).toEqual(sorted(spec.cards!(s)))
    const bands = world.bands.filter(band => band !== NONE)
    expect(new Set(bands).size).toBe(bands.length)
    expect(bands.every(band => enemies[band]!.id.startsWith('wb_'))).toBe(true)
  })
})

function sorted(piles: Record<string, readonly number[]>) {
  return Object.entries(piles).map(([name, cards]) => [name, cards.toSorted((a, b) => a - b)])
}

/** What fifty imagined tables have in a place. */
function imagined(s: State, viewer: Viewer, place: (world: State) => unknown): Set<string> {
  const seen = runebound.mask(s, viewer)
  const worlds = Array.from({ length: 50 }, (_, i) => runebound.imagine(seen, viewer, new FastChance(i + 1)))
  return new Set(worlds.map(world => JSON.stringify(place(world))))
}

rule('RB-016', 'what is hidden may be anything that nobody has seen', () => {
  const s = strewn()
  const places: ((world: State) => unknown)[] = [
    ({ adventureDecks }) => adventureDecks[0]!.at(-1),
    ({ adventureDecks }) => adventureDecks[1]!.at(-1),
    ({ adventureDecks }) => adventureDecks[2]!.at(-1),
    ({ skillDeck }) => skillDeck.at(-1),
    ({ assetDeck }) => assetDeck.at(-1),
    ({ storyDeck }) => storyDeck.at(-1),
    ({ letters }) => letters[1],
  ]
  for (const place of places) expect(imagined(s, 0, place).size).toBeGreaterThan(1)
  expect(imagined(s, 1, world => world.adventureDecks[0]!.slice(-2)).size).toBe(1)
  expect(imagined(hiding(), 0, world => world.bands).size).toBeGreaterThan(1)
  expect([...imagined(hiding(), 0, world => world.bands)].every(bands => JSON.parse(bands)[1] === NONE)).toBe(true)
})

const looked = (world: State) => (world.agenda.at(-1) as [string, { cards: number[] }])[1].cards

rule('RB-565', 'what another looks at are the top cards of a deck, or assets that nobody has', () => {
  const top = imagined(peeking(), 1, world => [looked(world), world.choice!.values, world.adventureDecks[2]!.slice(-3)])
  expect(top.size).toBeGreaterThan(1)
  for (const one of top) expect(new Set((JSON.parse(one) as unknown[]).map(part => JSON.stringify(part))).size).toBe(1)
  const assets = imagined(looking(), 0, world => [looked(world), world.choice!.values])
  expect(assets.size).toBeGreaterThan(1)
  for (const one of assets) {
    const [cards, values] = JSON.parse(one) as [number[], number[]]
    expect(cards.every(card => card < FIRST_TWIST)).toBe(true)
    expect([cards.length, values]).toEqual([3, cards.slice(0, 2)])
  }
  expect(imagined(looking(), 1, world => [looked(world), world.choice!.values]).size).toBe(1)
})
