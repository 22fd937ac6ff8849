import { expect, test } from 'vitest'
import * as en from '../en.ts'
import { faults, NASTY_NAMES } from '../faults.ts'
import * as fr from '../fr.ts'
import { type Lines, type Name, reader, tell } from '../index.ts'

/** A game in five events: how games use this room. */
type Event =
  | { type: 'hit'; seat: number; amount: number }
  | { type: 'ended'; seat: number }
  | { type: 'challenged'; seat: number; rival: number }
  | { type: 'met'; seat: number; enemy: 'spider' | 'ogre' }
  | { type: 'given'; seat: number; to: number; gold: number }

const english: Lines<Event, en.Person> = {
  hit: ({ seat, amount }, who) =>
    amount === 0 ? undefined : `${who(seat).does('takes', 'take')} ${en.count(amount, 'hit')}.`,
  ended: ({ seat }, who) => `${who(seat).own('turn')} is over.`,
  challenged: ({ seat, rival }, who) =>
    `${who(seat).does('challenges', 'challenge', who(rival))} and ${who(seat).or('loses', 'lose')} a token.`,
  met: ({ seat, enemy }, who) =>
    `${who(seat).does('meets', 'meet')} ${en.a({ spider: 'spider', ogre: 'ogre' }[enemy])}.`,
  given: ({ seat, to, gold }, who) => `${who(seat).gives('gives', 'give', `${gold} gold`, who(to))}.`,
}

const { count, f, le, m } = fr
const ENEMIES = { spider: f('Araignée'), ogre: m('Ogre des carrières', 'Ogres des carrières') }
const french: Lines<Event, fr.Person> = {
  hit: ({ seat, amount }, who) =>
    amount === 0 ? undefined : `${who(seat).does('subit', 'subissez')} ${count(amount, m('dégât'))}.`,
  ended: ({ seat }, who) => `${who(seat).own(m('tour'))} est fini.`,
  challenged: ({ seat, rival }, who) =>
    `${who(seat).does('défie', 'défiez', who(rival))} et ${who(seat).or('perd', 'perdez')} un pion.`,
  met: ({ seat, enemy }, who) =>
    `${who(seat).does('combat', 'combattez')} ${le(ENEMIES[enemy])} : ${who(seat).their(f('épée'))} brille !`,
  given: ({ seat, to, gold }, who) => `${who(seat).gives('donne', 'donnez', `${gold} Or`, who(to))}.`,
}

const say = {
  en: (event: Event, name: Name) => en.sentence(tell(english, event, en.people(name))),
  fr: (event: Event, name: Name) => fr.sentence(tell(french, event, fr.people(name))),
}

const EVENTS: Event[] = [
  { type: 'hit', seat: 0, amount: 1 },
  { type: 'hit', seat: 0, amount: 2 },
  { type: 'ended', seat: 0 },
  { type: 'challenged', seat: 0, rival: 1 },
  { type: 'met', seat: 0, enemy: 'ogre' },
  { type: 'given', seat: 1, to: 0, gold: 2 },
]

test('lines are said of anybody, and to their reader', () => {
  const told = (language: 'en' | 'fr', reads: number) =>
    EVENTS.map(event => say[language](event, seat => (seat === reads ? reader('Eir') : ['Alice', 'Hugo'][seat]!)))
  expect(told('en', 0)).toEqual([
    'You take 1 hit.',
    'You take 2 hits.',
    'Your turn is over.',
    'You challenge Hugo and lose a token.',
    'You meet an ogre.',
    'Hugo gives you 2 gold.',
  ])
  expect(told('fr', -1)).toEqual([
    'Alice subit 1\u00a0dégât.',
    'Alice subit 2\u00a0dégâts.',
    'Le tour d’Alice est fini.',
    'Alice défie Hugo et perd un pion.',
    'Alice combat l’Ogre des carrières\u00a0: son épée brille\u202f!',
    'Hugo donne 2\u00a0Or à Alice.',
  ])
  expect(told('fr', 1)[3]).toBe('Alice vous défie et perd un pion.')
  expect(say.fr({ type: 'hit', seat: 0, amount: 0 }, () => 'Alice')).toBe(undefined)
})

test('lines are well said with every nasty name', () => {
  for (const language of ['en', 'fr'] as const)
    for (const name of NASTY_NAMES)
      for (const called of [name, reader(name)])
        for (const event of EVENTS) {
          const text = say[language](event, seat => (seat === 0 ? called : 'Bob'))
          expect(faults(text ?? '', language, { line: true, people: NASTY_NAMES })).toEqual([])
        }
})
