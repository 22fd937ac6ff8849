import { describe, expect, test } from 'vitest'
import { arrange, type Event, messages, REGION_CARDS, rising5, type Rising5 } from '../index.ts'
import { EXAMPLES } from './example-events.ts'
import { acting, EXAMPLE, players, randomGame } from './game.ts'
import { content } from './ledger.ts'

const LANGUAGES = ['en', 'fr'] as const
const name = (seat: number) => ['Ana', 'Élie', 'Zoé', 'Max', 'Lou'][seat]!
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
  const { state } = acting('hal', 2, EXAMPLE)

  test('every type of event has a line of its own', () => {
    const lines = Object.values(EXAMPLES).flatMap(events => events.map(event => [event.type, words.event(event, name)]))
    for (const [type, line] of lines) expectText(line!, type!)
    expect(new Set(lines.map(([, line]) => line)).size).toBe(lines.length)
  })

  test('every event of whole games can be told', () => {
    for (const [seats, master] of [[1], [2], [5], [3, 2]])
      for (const event of randomGame(seats!, 3, master === undefined ? {} : { master }).events)
        expectText(words.event(event, name), event.type)
  })

  test('every decision is asked, and waited for by name', () => {
    for (const kind of KINDS) {
      expectText(words.ask(kind, state, 0), kind)
      expect(words.waiting(kind, 'Ana')).toMatch(/Ana.*…$/)
    }
    expect(new Set(KINDS.map(kind => words.ask(kind, state, 0))).size).toBe(KINDS.length)
    expect(words.ask('gmHint', { ...state, asked: 2 }, 0)).toContain(words.runes.yellow)
    expect(words.ask('skill', { ...state, hero: 1 }, 0)).toContain('Eli')
    expect(words.ask('action', state, 0)).toContain('2')
  })

  test('every move of a question has a text that tells it from the others', () => {
    for (const moves of moveSets()) {
      const buttons = moves.map(move => words.move(move, state, 0))
      for (const [i, text] of buttons.entries()) expectText(text, moves[i]!.do)
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

test('plurals: English has one for 0, French begins at 2', () => {
  expect([0, 1, 2].map(n => messages.en.event(lit(n), name))).toEqual([
    '0 altars lit.',
    '1 altar lit.',
    '2 altars lit.',
  ])
  expect([0, 1, 2].map(n => messages.fr.event(lit(n), name))).toEqual([
    '0\u00a0autel allumé.',
    '1\u00a0autel allumé.',
    '2\u00a0autels allumés.',
  ])
  expect(messages.fr.reward({ cube: 2, sun: 1 })).toBe('2\u00a0cubes et 1\u00a0Soleil')
  expect(messages.en.reward({ hint: 1, relic: 1 })).toBe('1 hint and 1 Relic')
})

test('French puts no-break spaces before : ; ! ? and English none', () => {
  for (const text of texts('fr')) {
    expect(text).not.toMatch(/[^\u00a0]:/)
    expect(text).not.toMatch(/[^\u202f][;!?]/)
    expect(text).not.toContain("'")
  }
  for (const text of texts('en')) expect(text).not.toMatch(/\s[:;!?]|\u00a0|\u202f/)
})

function texts(language: 'en' | 'fr'): string[] {
  const words = messages[language]
  const { state } = acting('hal', 2, EXAMPLE)
  return [
    ...Object.values(EXAMPLES).flatMap(events => events.map(event => words.event(event, name))),
    ...KINDS.flatMap(kind => [words.ask(kind, state, 0), words.waiting(kind, 'Ana')]),
    ...moveSets().flatMap(moves => moves.map(move => words.move(move, state, 0))),
    ...Object.values(words.skills).map(({ does }) => does),
    ...Object.values(words.items).map(({ does }) => does),
    ...Object.values(words.choices.table).flatMap(choice => [choice.name, ...Object.values(choice.values)]),
  ]
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
