import { describe, expect, test } from 'vitest'
import { arrange, BIOMES, biomeNumber, ENTITIES, type Event, messages, rauha, type Rauha } from '../index.ts'
import { EXAMPLES } from './example-events.ts'

const LANGUAGES = ['en', 'fr'] as const
const name = (seat: number) => ['Ana', 'Élie', 'Zoé', 'Max', 'Lou'][seat]!
const KINDS = Object.keys(rauha.decisions) as (keyof Rauha['asks'])[]

describe.each(LANGUAGES)('words in %s', language => {
  const words = messages[language]
  const { state } = arrange({ players: [{ board: { 3: 'B1-18' } }, {}] })

  test('every type of event has a line of its own', () => {
    const lines = Object.values(EXAMPLES).flatMap(events => events.map(event => [event.type, words.event(event, name)]))
    for (const [type, line] of lines) expectText(line!, type!)
    expect(new Set(lines.map(([, line]) => line)).size).toBe(lines.length)
  })

  test('every event of whole games can be told', () => {
    for (const seats of [2, 5])
      for (const event of arrange({ players: Array.from({ length: seats }, () => ({})) }).playOn().events)
        expectText(words.event(event, name) ?? nothing(event), event.type)
  })

  test('every decision is asked, and waited for by name', () => {
    for (const kind of KINDS) {
      expectText(words.ask(kind, state, 0), kind)
      expectText(words.waiting(kind, 'Ana'), kind)
      expect(words.waiting(kind, 'Ana')).toMatch(/Ana.*…$/)
    }
    expect(new Set(KINDS.map(kind => words.ask(kind, state, 0))).size).toBe(KINDS.length)
  })

  test('every move of a question has a text that tells it from the others', () => {
    const line = { 0: 'B1-18', 3: 'B1-21', 6: 'B1-05' }
    const t = arrange({ players: [{ crystals: 20, board: line, spores: [7] }, {}], welcomed: ['METSAT', 'KITEET'] })
    const activations = t.as(0).options('activate')
    const scored = arrange({
      players: [{ spores: [0, 8], entities: ['SIENET', 'TAIVAS', 'MAA', 'MERI'] }, {}],
      stop: 4,
    })
    const drafted = arrange({ players: [{}, {}] })
    const sets = [
      [activations, t.state],
      [scored.as(0).options('scoreActivate'), scored.state],
      [drafted.as(0).options('pickBiome'), drafted.state],
      [
        arrange({ players: [{ card: 'B1-03' }, {}] })
          .as(0)
          .options('playBiome'),
        state,
      ],
      [[{ do: 'confirm' }], state],
    ] as const
    for (const [moves, position] of sets) {
      const buttons = moves.map(move => words.move(move, position, 0))
      for (const [i, text] of buttons.entries()) expectText(text, moves[i]!.do)
      expect(new Set(buttons).size).toBe(moves.length)
    }
    expect(activations.length).toBeGreaterThan(10)
  })

  test('every Biome has a label, a cost and an effect, and every card its own label', () => {
    for (const biome of BIOMES)
      for (const text of [words.biome(biome), words.cost(biome), words.effect(biome)]) expectText(text, biome.id)
    expect(new Set(BIOMES.slice(0, 80).map(biome => words.biome(biome))).size).toBe(80)
    // A card that brings Sources and is not activated is not told as one without effect.
    for (const biome of BIOMES.filter(({ effect }) => effect === undefined))
      expect(words.effect(biome).includes(String(biome.water))).toBe(biome.water !== undefined)
    expect(new Set(ENTITIES.map(entity => words.power(entity))).size).toBe(7)
  })

  test('everything that can be chosen is named', () => {
    for (const [choices, named] of [
      [rauha.choices.table, words.choices.table],
      [rauha.choices.seat, words.choices.seat],
    ] as const)
      for (const [choice, { values }] of Object.entries(choices)) {
        const its: { name: string; values: Record<string, string> } = Reflect.get(named, choice)
        expectText(its.name, choice)
        for (const value of values) expectText(its.values[value]!, value)
      }
    expect(words.cells).toHaveLength(9)
    expect(new Set(words.cells).size).toBe(9)
  })
})

test('labels follow the rulebook: types, animals, id', () => {
  expect(messages.fr.biome(BIOMES[biomeNumber('B1-13')]!)).toBe('Forêt, mer (B1-13)')
  expect(messages.en.biome(BIOMES[biomeNumber('B1-13')]!)).toBe('Forest, sea (B1-13)')
  expect(messages.fr.biome(BIOMES[biomeNumber('B1-34')]!)).toBe('Montagne, forêt, air, terre (B1-34)')
  expect(messages.en.biome(BIOMES[biomeNumber('A:0')]!)).toBe('Desert (printed)')
})

test('plurals, and nothing told of nothing', () => {
  expect([0, 1, 2].map(n => messages.en.event(gain(n), name))).toEqual([
    undefined,
    'Ana gains 1 point and has 9.',
    'Ana gains 2 points and has 9.',
  ])
  expect([0, 1, 2, -1, -2].map(n => messages.fr.event(take(n), name))).toEqual([
    undefined,
    'Élie gagne 1\u00a0cristal et en a 7.',
    'Élie gagne 2\u00a0cristaux et en a 7.',
    'Élie paie 1\u00a0cristal et en a 7.',
    'Élie paie 2\u00a0cristaux et en a 7.',
  ])
  expect([0, 1, 2].map(n => messages.fr.event(water(n), name))).toEqual([
    'Zoé n’a plus de Source d’eau.',
    'Zoé a maintenant 1\u00a0Source d’eau.',
    'Zoé a maintenant 2\u00a0Sources d’eau.',
  ])
})

test('French puts no-break spaces before : ; ! ? and English none', () => {
  for (const text of texts('fr')) {
    expect(text).not.toMatch(/[^\u00a0]:/)
    expect(text).not.toMatch(/[^\u202f][;!?]/)
    expect(text).not.toContain("'")
  }
  for (const text of texts('en')) expect(text).not.toMatch(/\s[:;!?]|\u00a0|\u202f/)
})

test('where the game stands', () => {
  expect([messages.en.progress(at(10)), messages.en.progress(at(12))]).toEqual([
    'Round 3 of 4, turn 2 of 3',
    'Round 3 of 4, scoring',
  ])
  expect(messages.fr.progress(at(1))).toBe('Manche 1 sur 4, tour 1 sur 3')
})

function expectText(text: string, key: string) {
  expect(text.trim()).not.toBe('')
  expect(text).not.toBe(key)
  expect(text).not.toMatch(/undefined|NaN|\[object/)
}

function gain(delta: number): Event {
  return { type: 'marker.moved', seat: 0, delta, total: 9, pile: [0] }
}

function take(delta: number): Event {
  return { type: 'crystals.changed', seat: 1, delta, total: 7 }
}

function water(total: number): Event {
  return { type: 'sources.changed', seat: 2, total }
}

/** Whoever has the fewest Sources gains nothing by them, and that alone is not told. */
function nothing(event: Event): string {
  return event.type === 'water.scored' && event.points === 0 ? 'nothing' : ''
}

function at(stop: number) {
  return arrange({ players: [{}, {}], stop }).state
}

function texts(language: 'en' | 'fr'): string[] {
  const words = messages[language]
  return [
    ...Object.values(EXAMPLES).flatMap(events => events.map(event => words.event(event, name)!)),
    ...KINDS.flatMap(kind => [words.ask(kind, at(1), 0), words.waiting(kind, 'Ana')]),
    ...arrange({ players: [{ crystals: 9 }, {}], stop: 3, welcomed: ['METSAT', 'KITEET'] })
      .as(0)
      .options('activate')
      .map(move => words.move(move, at(1), 0)),
    ...Object.values(words.ages),
  ]
}
