import { expect, test } from 'vitest'
import * as en from '../en.ts'
import { faults, NASTY_NAMES } from '../faults.ts'
import { reader } from '../index.ts'

const { a, count, list, number, ordinal, person } = en

test('articles by sound', () => {
  expect(
    [
      'card',
      'axe',
      'hour',
      'unit',
      'one-eyed crow',
      'uncommon card',
      'hero',
      'unusual rune',
      ['ox', 'oxen'] as const,
    ].map(a),
  ).toEqual([
    'a card',
    'an axe',
    'an hour',
    'a unit',
    'a one-eyed crow',
    'an uncommon card',
    'a hero',
    'an unusual rune',
    'an ox',
  ])
})

test('numbers, lists, ordinals', () => {
  expect([0, 1, 2].map(n => count(n, 'crystal'))).toEqual(['0 crystals', '1 crystal', '2 crystals'])
  expect(['trophy', 'success', 'key', ['die', 'dice'] as const].map(noun => count(2, noun))).toEqual([
    '2 trophies',
    '2 successes',
    '2 keys',
    '2 dice',
  ])
  expect([number(1.5), number(1000), list(['a', 'b', 'c']), list(['a', 'b'], 'or')]).toEqual([
    '1.5',
    '1,000',
    'a, b and c',
    'a or b',
  ])
  expect([0, 1, 2].map(n => en.verb(n, 'waits', 'wait'))).toEqual(['wait', 'waits', 'wait'])
  expect([1, 2, 3, 4, 11, 21].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '21st'])
})

test('people, and the reader among them', () => {
  const [alice, james, me] = [person('Alice'), person('James'), person(reader('Zoe'))]
  expect([alice, me].map(who => en.sentence(`${who.does('places', 'place')} ${who.their('card')}.`))).toEqual([
    'Alice places their card.',
    'You place your card.',
  ])
  expect([james, me].map(who => who.own('turn'))).toEqual(['James’s turn', 'your turn'])
  expect([alice.does('challenges', 'challenge', me), me.does('challenges', 'challenge', james)]).toEqual([
    'Alice challenges you',
    'you challenge James',
  ])
  expect([alice.gives('gives', 'give', '2 gold', me), me.gives('gives', 'give', '2 gold', james)]).toEqual([
    'Alice gives you 2 gold',
    'you give James 2 gold',
  ])
  expect([[alice], [alice, james], [james, me], [me]].map(all => en.together(all, 'wins', 'win'))).toEqual([
    'Alice wins',
    'Alice and James win',
    'you and James win',
    'you win',
  ])
  expect(
    NASTY_NAMES.flatMap(name => faults(`${en.capital(person(name).own('turn'))} ends.`, 'en', { line: true })),
  ).toEqual([])
  expect(String(reader('Zoe'))).toBe('Zoe')
})

test('a line is printed as an English reader wants it', () => {
  const set = en.sentence(`"it's done", says Bob, 'all of it'...`)
  expect(set).toBe('“It’s done”, says Bob, “all of it”…')
  expect(en.sentence(set)).toBe(set)
  expect(en.sentence(undefined)).toBe(undefined)
  expect(en.printed({ say: () => `it's` }).say()).toBe('it’s')
})

test('who is waited for, and for what', () => {
  expect(en.waitingFor('Alice', 'place a card')).toBe('Waiting for Alice to place a card…')
})
