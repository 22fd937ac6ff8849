import { describe, expect, test } from 'vitest'
import { shown } from '@runatal/look/example.ts'
import { REGIONS, SITES } from '../content/land.ts'
import { SCENARIOS } from '../content/language.ts'
import { SKILL_SETS } from '../content/sets.ts'
import {
  adventures,
  assets,
  enemies,
  envelopes,
  heroes,
  messages,
  runebound,
  type Runebound,
  skills,
  stories,
  twists,
} from '../index.ts'
import { examples } from '../examples/index.ts'
import { fr as lessonsFr } from '../tutorial/words/fr.ts'
import { EXAMPLES } from './example-events.ts'
import { fighting, setUp } from './game.ts'

const LANGUAGES = ['en', 'fr'] as const
const name = (seat: number) => ['Ana', 'Élie', 'Zoé', 'Max'][seat]!
const KINDS = Object.keys(runebound.decisions) as (keyof Runebound['asks'])[]
const CARDS = [
  ...heroes,
  ...enemies,
  ...adventures.map(({ card }) => card),
  ...assets,
  ...skills,
  ...stories,
  ...twists,
  ...envelopes,
]

describe.each(LANGUAGES)('words in %s', language => {
  const words = messages[language]

  test('every type of event has a line of its own', () => {
    const lines = Object.values(EXAMPLES).flatMap(events => events.map(event => words.event(event, name)))
    lines.forEach(expectText)
    expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([])
  })

  test('every card says what it does', () => {
    for (const { id } of CARDS) {
      const { name: called, kind, lines } = words.card(id)
      for (const text of [called, kind, ...lines]) expectText(text)
      expect([id, lines.length > 0]).toEqual([id, true])
      expect(called).toBe(words.called(id))
      for (const line of lines) expect(line).toMatch(/[.!]$/)
    }
  })

  test('every place and every skill set has a name', () => {
    for (const { id } of [...SITES, ...REGIONS, ...SKILL_SETS]) expect(words.called(id)).not.toBe(id)
    expect(words.hex('H4')).toBe('Tamalir')
    expect(words.hex('I5')).toMatch(/^I5 \((plains|plaine)\)$/)
  })

  test('everything that can be chosen before the start is named', () => {
    for (const whose of ['table', 'seat'] as const)
      for (const [choice, { values }] of Object.entries(runebound.choices[whose])) {
        const its: { name: string; values: Record<string, string> } = Reflect.get(words.choices[whose], choice)
        expectText(its.name)
        for (const value of values) expectText(its.values[value])
      }
  })

  test("skill sets of one's own choice are named", () => {
    const { parts, name: called } = words.choices.table.skills.made!
    expectText(called)
    expect(Object.keys(parts)).toEqual(runebound.choices.table.skills.made!.of)
    Object.values(parts).forEach(expectText)
  })

  test('what wins and loses is said for every scenario', () => {
    for (const scenario of SCENARIOS) for (const text of Object.values(words.goals[scenario])) expectText(text)
  })

  test('who waits is told for whom', () => {
    for (const kind of KINDS) expect(words.waiting(kind, 'Ana')).toMatch(/Ana.*…$/)
  })

  test('a combat action is told by its tokens', () => {
    const t = fighting('e_night_wolf', [0, 0, 0, 0, 0, 0, 0, 0])
    const texts = t
      .as(0)
      .options('combat')
      .map(move => words.move(move, t.state, 0))
    texts.forEach(expectText)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('where the game stands', () => {
    const s = setUp(1, 1, {}, ['pell'])
    expect(words.progress(s)).toMatch(/I, (space|case)\s1\s(of|sur)\s12/)
    expect(words.progress({ ...s, fate: 'won' })).not.toBe(words.progress({ ...s, fate: 'lost' }))
  })
})

test('French puts no-break spaces before : ; ! ? and English none', () => {
  for (const { id } of CARDS) {
    const french = messages.fr.card(id).lines.join(' ')
    expect(french).not.toMatch(/[^\u00a0]:|[^\u202f][;!?]|'/)
    expect(messages.en.card(id).lines.join(' ')).not.toMatch(/\s[:;!?]|\u00a0|\u202f/)
  }
})

test('one French name per thing, in examples and lessons as in the rulebook', () => {
  const read = [...shown(examples).map(({ caption }) => caption.fr), JSON.stringify(lessonsFr)]
  for (const text of read)
    expect(text).not.toMatch(/\b(jetons?|bandes?|coups? du sort|bourgs?|manches?|assauts?|marché)\b/i)
})

test('texts read as a person would say them', () => {
  const { effect: en } = messages.en
  const { effect: fr } = messages.fr
  expect(en([['for', 'each_hero', [['either', [['discard_skill', 1]], [['suffer', 1]]]]]])).toBe(
    'Each hero either discards 1 skill card or suffers 1 damage.',
  )
  expect(fr([['for', 'each_hero', [['either', [['discard_skill', 1]], [['suffer', 1]]]]]])).toBe(
    'Chaque héros défausse 1\u00a0carte Compétence ou subit 1\u00a0dégât, au choix.',
  )
  expect(en([['may', [['delay'], ['gold', 2]]]])).toBe('You may become delayed and gain 2 gold.')
  expect(fr([['may', [['delay'], ['gold', 2]]]])).toBe('Vous pouvez subir un délai et gagner 2\u00a0Or.')
  expect(en([['ward', ['plus', 1, 'heroes']]])).toBe(
    'In each fight with the Queen or an Avatar, prevent 1 damage per hero, plus 1.',
  )
  expect(messages.en.effect([['deal', ['plus', 1, 'units']]], 'foe')).toBe('Deals 1 damage per unit, plus 1.')
  expect(messages.fr.effect([['suffer', 'spent']], 'foe')).toBe('Le héros subit 1\u00a0dégât par pion qu’il a dépensé.')
  expect(
    messages.en.ability({ when: 'on_test', limit: 'turn', do: [['if', ['test', 'mind'], [['test_cards', 1]]]] }),
  ).toBe('In a Mind test, once per turn: Draw 1 more card for the test.')
})

function expectText(text: string | undefined) {
  if (text === undefined || text.trim() === '' || /undefined|NaN|\[object|null/.test(text))
    throw new Error(`'${text}' is no text for a player; look up what is missing in messages/`)
}
