import { faults, NASTY_NAMES } from '@runatal/grammar/faults'
import { telling, tellings, textsIn, unique } from '@runatal/grammar/tellings'
import { f, m } from '@runatal/grammar/fr'
import { describe, expect, test } from 'vitest'
import { arrange, BIOMES, ENTITIES, type Event, messages, rauha, type Rauha } from '../index.ts'
import { EXAMPLES } from './example-events.ts'
import { byChance } from './words.ts'

const LANGUAGES = ['en', 'fr'] as const
const KINDS = Object.keys(rauha.decisions) as (keyof Rauha['asks'])[]

/** Everything that happens and is offered in games of all sizes, played by chance, on both sides of the boards. */
const games = [2, 3, 4, 5].map(seats => {
  const t = arrange({
    players: Array.from({ length: seats }, () => ({})),
    side: seats % 2 === 0 ? 'A' : 'B',
    seed: seats,
  })
  const choose = byChance(seats)
  const moves: Record<(typeof LANGUAGES)[number], Set<string>> = { en: new Set(), fr: new Set() }
  t.playOn(undefined, (ask, options) => {
    for (const language of LANGUAGES)
      for (const move of options) moves[language].add(messages[language].move(move, t.state, ask.seat))
    return choose(ask, options)
  })
  return { events: t.events, moves }
})

/** Every event once, and the forms that chance may leave out. */
const events = unique([...games.flatMap(game => game.events), ...Object.values(EXAMPLES).flat(), ...rare()])

describe.each(LANGUAGES)('in %s', language => {
  const words = messages[language]
  const things = [f('Source d’eau', 'Sources d’eau'), f('Spore'), m('Biome')]

  test('every line is well said, of anybody and to its reader', () => {
    const lines = tellings(events, words.event)
    expect([...lines].flatMap(text => faults(text, language, { line: true, people: NASTY_NAMES, things }))).toEqual([])
    expect(lines.size).toBeGreaterThan(2000)
  })

  test('every question is well asked, and waited for by any name', () => {
    const states = [arrange({ players: [{}, {}] }).state, arrange({ players: [{}, {}], welcomed: ['METSAT'] }).state]
    const asked = KINDS.flatMap(kind => [
      ...states.map(state => words.ask(kind, state, 0)),
      ...NASTY_NAMES.map(name => words.waiting(kind, name)),
    ])
    expect(asked.flatMap(text => faults(text, language, { line: true, people: NASTY_NAMES }))).toEqual([])
  })

  test('every button, name and place in the game is well said', () => {
    const { ages, types, animals, symbols, sides, cells, choices } = words
    const texts = [
      ...games.flatMap(game => [...game.moves[language]]),
      ...BIOMES.flatMap(biome => [words.biome(biome), words.cost(biome), words.effect(biome)]),
      ...ENTITIES.map(entity => words.power(entity)),
      ...textsIn([ages, types, animals, symbols, sides, cells, choices]),
      ...Array.from({ length: 16 }, (_, i) => words.progress(arrange({ players: [{}, {}], stop: i + 1 }).state)),
    ]
    expect(texts.flatMap(text => faults(text, language))).toEqual([])
    expect(texts.length).toBeGreaterThan(500)
  })
})

test('lines by name and to their reader', () => {
  const [metsat, stolen] = EXAMPLES['entity.welcomed']
  const [, pays] = EXAMPLES['biome.activated']
  const [, counts] = EXAMPLES['entity.activated']
  expect(told('fr', metsat!)).toBe('Alice accueille METSAT.')
  expect(told('fr', stolen!, 0)).toBe('Vous accueillez METSAT, jusque-là chez Hélène.')
  expect(told('fr', stolen!, 1)).toBe('Alice accueille METSAT, jusque-là chez vous.')
  expect(told('fr', pays!)).toBe(
    'Alice active le Biome à gauche, paie 3\u00a0cristaux et pose une Spore en haut à droite.',
  )
  expect(told('fr', counts!, 0)).toBe('Vous activez METSAT, comptez les animaux de l’air et gagnez 2\u00a0points.')
  expect(told('en', counts!, 0)).toBe('You activate METSAT, count air animals and gain 2 points.')
  const [placed] = EXAMPLES['biome.placed']
  expect(told('fr', placed!)).toBe(
    'Alice pose la carte Cristal, air (B1-04) au centre, sur le Désert préimprimé, pour 3\u00a0cristaux.',
  )
  expect(told('en', placed!, 0)).toBe(
    'You place Crystal, air (B1-04) in the centre, over the printed Desert, for 3 crystals.',
  )
  expect(
    (['A:0', 'A:1', 'A:3', 'A:5', 'A:7'] as const).map(covered => told('fr', { ...placed!, cost: 0, covered })),
  ).toEqual(
    [
      'le Désert préimprimé',
      'la Forêt préimprimée',
      'le Cristal préimprimé',
      'le Champignon préimprimé',
      'la Montagne préimprimée',
    ].map(biome => `Alice pose la carte Cristal, air (B1-04) au centre, sur ${biome}.`),
  )
  expect(told('fr', EXAMPLES['biome.discarded'][0]!)).toBe('Alice défausse sa carte contre 4\u00a0cristaux.')
  const [, shared] = EXAMPLES['game.won']
  expect(told('fr', shared!)).toBe('Alice et Hugo partagent la victoire avec 112\u00a0points\u202f!')
  expect(told('fr', shared!, 0)).toBe('Hugo et vous partagez la victoire avec 112\u00a0points\u202f!')
  expect(told('en', shared!, 2)).toBe('You and Alice share the victory with 112 points!')
  expect(messages.fr.waiting('pickBiome', 'Alice')).toBe('On attend qu’Alice choisisse une carte…')
})

function told(language: 'en' | 'fr', event: Event, reads = -1): string | undefined {
  return telling(messages[language].event, event, reads)
}

function rare(): Event[] {
  return [
    { type: 'game.created', seats: 2, side: 'B' },
    { type: 'cards.dealt', satellite: 1, count: 1 },
    { type: 'activation.ended', seat: 3, cells: [1], entities: [] },
    { type: 'sources.changed', seat: 1, total: 0 },
    { type: 'sources.changed', seat: 1, total: 1 },
    { type: 'crystals.changed', seat: 1, delta: -1, total: 0 },
    { type: 'water.scored', seat: 4, sources: 1, fewest: 0, points: 1 },
    { type: 'hundred.gained', seat: 4, count: 2 },
    { type: 'game.won', seats: [1], total: 1 },
    { type: 'game.won', seats: [0, 1, 4], total: 99 },
    ...(['air', 'land', 'sea'] as const).map((animal): Event => {
      return { type: 'entity.activated', seat: 1, entity: 'METSAT', paid: 0, crystals: 0, points: 1, animal }
    }),
    ...ENTITIES.map(({ id }): Event => ({ type: 'entity.welcomed', seat: 0, entity: id, from: 3, lines: ['column'] })),
  ]
}
