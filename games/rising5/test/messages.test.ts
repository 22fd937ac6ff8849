import { type Name, reader } from '@runatal/grammar'
import { faults, NASTY_NAMES, type Said } from '@runatal/grammar/faults'
import type { Ask } from '@runatal/kernel'
import { describe, expect, test } from 'vitest'
import { arrange, type Event, HEROES, messages, REGION_CARDS, rising5, type Rising5, type State } from '../index.ts'
import { cards, items, places, signs } from '../messages/fr-nouns.ts'
import { RUNES, SIGNS, STATES } from '../rules/puzzle.ts'
import { EXAMPLES } from './example-events.ts'
import { acting, byChance, EXAMPLE, players } from './game.ts'
import { content } from './ledger.ts'

const LANGUAGES = ['en', 'fr'] as const
const name = (seat: number) => ['Ana', 'Élie', 'Zoé', 'Max', 'Lou'][seat]!
/** Everybody by each name that a glued sentence stumbles over, and as the reader. */
const CALLED: Name[] = NASTY_NAMES.flatMap(one => [() => one, () => reader(one)])
const THINGS = [cards, items, places, signs].flatMap(things => Object.values(things))
const KINDS = Object.keys(rising5.decisions) as (keyof Rising5['asks'])[]
type Move = Rising5['asks'][keyof Rising5['asks']]

/** Every kind of move at least once, those of one question together. */
function moveSets(): Move[][] {
  const t = acting('ekho', 1, { skill: true, at: { hal: 'I-a' }, items: ['ring', 'blade', 'staff'] })
  const turn = arrange({ players: [{ hand: ['hal', 'hal', 'eli'] }, {}] })
  return [
    turn.as(0).options('activate'),
    t.as(0).options('skill'),
    t.as(0).options('useItem'),
    t.as(0).options('notes'),
    target('skillOrakl', 'orakl'),
    target('skillEkho', 'ekho'),
    [{ do: 'surprise', place: 'I-a' }, { do: 'surprise', place: 'I-b' }, { do: 'back' }],
    [
      { do: 'copy', hero: 'eli' },
      { do: 'copy', hero: 'nova' },
    ],
    [{ do: 'move' }, { do: 'encounter' }, { do: 'seal' }, { do: 'giveUp' }],
    [
      { do: 'goTo', place: 'I-a' },
      { do: 'goTo', place: 'III-b' },
    ],
    [{ do: 'ask' }, { do: 'roll' }],
    [
      { do: 'give', cards: 0 },
      { do: 'give', cards: 1 },
      { do: 'give', cards: 2 },
    ],
    [{ do: 'close' }, { do: 'keep' }, { do: 'letStand' }, { do: 'resolve' }, { do: 'confirm' }],
    [
      { do: 'take', relic: 'blade' },
      { do: 'take', relic: 'staff' },
    ],
    [{ do: 'hint', rune: 'blue' }, { do: 'hint', rune: 'red' }, { do: 'decline' }],
    [
      { do: 'draw', cards: 1 },
      { do: 'draw', cards: 2 },
    ],
    [
      { do: 'discard', hero: 'eli' },
      { do: 'discard', hero: 'hal' },
    ],
    [
      { do: 'strike', place: 'I-a' },
      { do: 'strike', place: 'II-a' },
    ],
    [{ do: 'set', solution: ['blue', 'red', 'green', 'black'] }, { do: 'random' }],
    [{ do: 'set', links: ['sage', 'gobel', 'spider', 'snake', 'monkey', 'phoenix', 'whale'] }],
    [{ do: 'publish', signs: [{ sign: 'sage', state: 'golden' }] }, { do: 'fill' }, { do: 'hand', sign: 'sage' }],
    [
      { do: 'fillIn', on: true },
      { do: 'fillIn', on: false },
    ],
  ]
}

describe.each(LANGUAGES)('words in %s', language => {
  const words = messages[language]
  const LINE: Said = { line: true }
  const wrong = (text: string | undefined, how: Said = {}) =>
    text === undefined ? [] : faults(text, language, { people: NASTY_NAMES, things: THINGS, ...how })
  const { state } = acting('hal', 2, EXAMPLE)

  test('every type of event has a line of its own', () => {
    const lines = Object.values(EXAMPLES).flatMap(events => events.map(event => [event.type, words.event(event, name)]))
    for (const [type, line] of lines) expectText(line!, type!)
    expect(new Set(lines.map(([, line]) => line)).size).toBe(lines.length)
  })

  test('every line is well said, of any name and of its reader', () => {
    const told = Object.values(EXAMPLES).flat()
    expect(told.flatMap(event => CALLED.flatMap(called => wrong(words.event(event, called), LINE)))).toEqual([])
  })

  test('every line is well said of all heroes, cards, places, items, runes and signs', () => {
    const told = Object.values(EXAMPLES).flat().flatMap(variants) as Event[]
    expect(told.length).toBeGreaterThan(900)
    expect(
      told.flatMap(event =>
        wrong(
          words.event(event, () => 'Alice'),
          LINE,
        ),
      ),
    ).toEqual([])
  })

  test('every question, answer and line of whole games is well said', () => {
    const found: string[] = []
    const types = new Set<string>()
    for (const [seats, master] of [[1], [2], [3], [5], [3, 2]] as const)
      for (const seed of [3, 4]) {
        const { events } = wholeGame(seats, seed, master, (seen, ask, moves) => {
          const kind = ask.kind as (typeof KINDS)[number]
          found.push(...wrong(words.ask(kind, seen, ask.seat), LINE))
          found.push(...moves.flatMap(move => wrong(words.move(move, seen, ask.seat))))
        })
        for (const event of events) {
          types.add(event.type)
          found.push(
            ...wrong(
              words.event(event, () => 'Alice'),
              LINE,
            ),
          )
          found.push(
            ...wrong(
              words.event(event, () => reader('Alice')),
              LINE,
            ),
          )
        }
      }
    expect(found).toEqual([])
    expect(types.size).toBeGreaterThan(30)
  })

  test('every decision is asked, and waited for by name', () => {
    for (const kind of KINDS) {
      expectText(words.ask(kind, state, 0), kind)
      expect(words.waiting(kind, 'Ana')).toMatch(/Ana.*…$/)
      expect(wrong(words.ask(kind, state, 0), LINE)).toEqual([])
      expect(NASTY_NAMES.flatMap(one => wrong(words.waiting(kind, one), LINE))).toEqual([])
    }
    for (let hero = 0; hero < HEROES.length; hero++)
      expect(wrong(words.ask('skill', { ...state, hero }, 0), LINE)).toEqual([])
    expect(new Set(KINDS.map(kind => words.ask(kind, state, 0))).size).toBe(KINDS.length)
    expect(words.ask('gmHint', { ...state, asked: 2 }, 0)).toContain(words.runes.yellow)
    expect(words.ask('skill', { ...state, hero: 1 }, 0)).toContain('Eli')
    expect(words.ask('action', state, 0)).toContain('2')
  })

  test('every move of a question has a text that tells it from the others', () => {
    for (const moves of moveSets()) {
      const buttons = moves.map(move => words.move(move, state, 0))
      for (const [i, text] of buttons.entries()) expectText(text, moves[i]!.do)
      expect(moves.flatMap(variants).flatMap(move => wrong(words.move(move as Move, state, 0)))).toEqual([])
      expect(new Set(buttons).size).toBe(moves.length)
    }
    const hermit = acting('eli', 1, { at: { eli: 'I-b' }, places: { 'I-b': 'I-S2' } }).state
    const sides = [0, 1].map(reward => words.move({ do: 'choose', reward }, hermit, 0))
    expect(sides).toEqual(
      language === 'en' ? ['Take 1 cube', 'Take 1 sun'] : ['Prendre 1\u00a0cube', 'Prendre 1\u00a0Soleil'],
    )
  })

  test('names are those of the ledger', () => {
    for (const card of content.region_cards.list)
      expect(Object.entries(words.cards)).toContainEqual([card.id, typographic(card[`name_${language}`])])
    expect(Object.keys(words.cards)).toHaveLength(REGION_CARDS.length)
    for (const place of content.board.locations)
      expect(Object.entries(words.places)).toContainEqual([place.id, typographic(place[language])])
    for (const item of [...content.relics.list, ...content.artefacts.list])
      expect(Object.entries(words.items).map(([id, one]) => [id, one.name])).toContainEqual([
        item.id,
        typographic(item[language]),
      ])
    for (const sign of content.signs.list) expect(Object.entries(words.signs)).toContainEqual([sign.id, sign[language]])
  })

  test('every name, and what each thing does, is well said', () => {
    const { heroes, skills, regions, states, kinds, icons, fates, choices } = words
    const named = [heroes, skills, words.places, regions, words.runes, words.signs, states, words.items, words.cards]
    const texts = [...named, kinds, icons, fates, choices].flatMap(textsIn)
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.flatMap(text => wrong(text))).toEqual([])
  })

  test('everything that can be chosen is named', () => {
    for (const [choice, { values }] of Object.entries(rising5.choices.table)) {
      const its: { name: string; values: Record<string, string> } = Reflect.get(words.choices.table, choice)
      expectText(its.name, choice)
      for (const value of values) expectText(its.values[value]!, value)
      expect(new Set(Object.values(its.values)).size).toBe(values.length)
    }
  })

  test('where the game stands', () => {
    const t = arrange({ players: players(2, { hand: [] }), turn: 4, phase: 'draw', pile: ['eli'] })
    expect(words.progress(t.state)).toMatch(/^(Turn|Tour) 4$/)
    t.as(0).play('drawCount', { cards: 1 })
    expect(words.progress(t.state)).toBe(words.fates.deck)
  })
})

test('what is counted agrees, and of nothing there is no line', () => {
  expect([0, 1, 2].map(n => messages.en.event(lit(n), name))).toEqual([undefined, '1 cube gained.', '2 cubes gained.'])
  expect([0, 1, 2].map(n => messages.fr.event(lit(n), name))).toEqual([
    undefined,
    '1\u00a0cube gagné.',
    '2\u00a0cubes gagnés.',
  ])
  expect(messages.fr.event({ type: 'actions_given_up', seat: 0, actions: 0 }, name)).toBeUndefined()
  expect(messages.en.event({ type: 'actions_given_up', seat: 0, actions: 0 }, name)).toBeUndefined()
  expect(messages.fr.event({ type: 'seal_failed', golden: 2, bright: 0, dark: 1 }, name)).toBe(
    'Le sceau ne tient pas\u00a0: 2\u00a0Signes dorés et 1 sombre.',
  )
  expect(messages.en.event({ type: 'seal_failed', golden: 0, bright: 3, dark: 1 }, name)).toBe(
    'The seal fails: 3 bright and 1 dark.',
  )
  expect(messages.fr.reward({ cube: 2, sun: 1 })).toBe('2\u00a0cubes et 1\u00a0Soleil')
  expect(messages.en.reward({ hint: 1, relic: 1 })).toBe('1 hint and 1 Relic')
})

test('things have their article and their gender', () => {
  expect(inBoth({ type: 'fight_won', card: 'I-3', place: 'I-a', by: 'roll' })).toEqual([
    'Les Jumeaux fouisseurs sont vaincus.',
    'The Burrow Twins are defeated.',
  ])
  expect(inBoth({ type: 'fight_won', card: 'III-3', place: 'III-b', by: 'roll' })).toEqual([
    'La Tisseuse d’échos est vaincue.',
    'The Echo Weaver is defeated.',
  ])
  expect(inBoth({ type: 'encounter_started', hero: 'nova', card: 'II-4', place: 'II-b' })).toEqual([
    'Nova rencontre le Seigneur Ythra à la Cité engloutie.',
    'Nova meets Lord Ythra at the Drowned City.',
  ])
  expect(inBoth({ type: 'card_drawn', seat: 1, hero: 'eli', to: 'hand' })).toEqual([
    'Élie pioche une carte Eli.',
    'Élie draws an Eli card.',
  ])
  expect(
    messages.fr.move({ do: 'publish', signs: [{ sign: 'spider', state: 'golden' }] }, acting('hal', 1).state, 0),
  ).toBe('Publier\u00a0: Araignée dorée')
})

test('who reads is spoken to', () => {
  const ended = { type: 'turn_ended', seat: 0 } as const
  expect(toReader(ended)).toEqual(['Votre tour s’achève.', 'Your turn is over.'])
  expect([messages.fr.event(ended, () => 'Alice'), messages.en.event(ended, () => 'James')]).toEqual([
    'Le tour d’Alice s’achève.',
    'James’s turn is over.',
  ])
  expect(toReader({ type: 'activated', seat: 0, hero: 'orakl', actions: 1 })).toEqual([
    'Vous activez Orakl pour 1\u00a0action.',
    'You activate Orakl for 1 action.',
  ])
  expect(toReader({ type: 'turn_started', seat: 0, turn: 3, redMoonWaiting: true })).toEqual([
    'Tour 3\u00a0: à vous de jouer, sous une Lune Rouge.',
    'Turn 3: you play under a Red Moon.',
  ])
})

const SAME_KIND: readonly (readonly string[])[] = [
  HEROES,
  RUNES,
  SIGNS,
  STATES,
  Object.keys(places),
  Object.keys(items),
  Object.keys(cards),
]

/** The same of every other hero, card, place, item, rune and sign, one at a time. */
function variants(value: unknown): unknown[] {
  if (typeof value === 'string') return [...(SAME_KIND.find(kind => kind.includes(value)) ?? [value])]
  if (typeof value !== 'object' || value === null) return [value]
  return Object.entries(value).flatMap(([key, one]) =>
    variants(one).map(other => (Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other })),
  )
}

/** A whole game by chance, each question seen on the way, with what bots would say of what is done. */
function wholeGame(
  seats: number,
  seed: number,
  master: number | undefined,
  see: (state: State, ask: Ask, moves: readonly Move[]) => void,
): { events: Event[] } {
  const t = arrange({ players: players(seats), seed, ...(master !== undefined && { master }) })
  const choose = byChance(seed)
  const said: Event[] = []
  t.playOn(
    () => false,
    (ask, moves) => {
      see(t.state, ask, moves)
      const move = choose(ask, moves)
      const reason = rising5.guide?.why?.(rising5.mask(t.state, ask.seat), ask, move)
      if (reason !== undefined) said.push(reason)
      return move
    },
  )
  return { events: [...t.events, ...said] }
}

function inBoth(event: Event, called: Name = name) {
  return [messages.fr.event(event, called), messages.en.event(event, called)]
}

function toReader(event: Event) {
  return inBoth(event, () => reader('Alice'))
}

function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : []
}

function lit(cubes: number): Event {
  return { type: 'cubes_gained', cubes, lost: 0 }
}

function typographic(text: string): string {
  return text.replaceAll("'", '’')
}

function target(kind: 'skillOrakl' | 'skillEkho', hero: 'orakl' | 'ekho'): Move[] {
  const skilled = acting(hero, 1, { skill: true })
  skilled.as(0).play('skill', { do: 'use' })
  return skilled.as(0).options(kind)
}

function expectText(text: string, key: string) {
  expect(text.trim()).not.toBe('')
  expect(text).not.toBe(key)
  expect(text).not.toMatch(/undefined|NaN|\[object/)
}
