import { faults, NASTY_NAMES } from '@runatal/grammar/faults'
import { expect, test } from 'vitest'
import { HEROES, REGION_CARDS } from '../index.ts'
import { enNames } from '../messages/en-names.ts'
import { cards, items, places, signs } from '../messages/fr-nouns.ts'
import type { Item, Place } from '../content/names.ts'
import { RUNES, SIGNS, STATES } from '../rules/puzzle.ts'
import { type BoardWords, boardWords } from '../ui/words/words.ts'

const LANGUAGES = ['en', 'fr'] as const
const THINGS = [cards, items, places, signs].flatMap(things => Object.values(things))

/** With what each sentence of this book that has blanks is said. */
type Blanks<Words> = {
  [K in keyof Words as Words[K] extends (...given: never[]) => string ? K : never]: Words[K] extends (
    ...given: infer Given
  ) => string
    ? Given[]
    : never
}

const NUMBERS = [0, 1, 2, 12].map((n): [number] => [n])
const ITEMS = Object.keys(items) as Item[]
const PLACES = Object.keys(places) as Place[]
const NAMES = HEROES.map(hero => enNames.heroes[hero])
const EACH_HERO = NAMES.map((name): [string] => [name])
const EACH_RUNE = RUNES.map((rune): [(typeof RUNES)[number]] => [rune])
const ASK = { ask: 1 }

const BOARD: Blanks<BoardWords> = {
  portalSays: [0, 1, 4].map(lit => [['blue', 'red', 'green', 'black'], lit]),
  runeAt: [
    ['orange', 0],
    ['orange', 5],
  ],
  relicToWin: ITEMS.map(item => [item]),
  pileSays: [0, 1, 2].map(n => [n, n]),
  moonIn: NUMBERS,
  moonInSays: NUMBERS,
  crisisOf: NUMBERS,
  discardSays: NUMBERS,
  signIs: SIGNS.flatMap(sign => STATES.map((state): [typeof sign, typeof state] => [sign, state])),
  attempt: NUMBERS,
  hintSays: RUNES.flatMap(rune => SIGNS.map((sign): [typeof rune, typeof sign] => [rune, sign])),
  arrangement: [[['blue', 'red', 'green', 'black']]],
  noteHead: SIGNS.flatMap(sign => [true, false].map((isOn): [typeof sign, boolean] => [sign, isOn])),
  square: RUNES.flatMap(rune =>
    SIGNS.flatMap((sign): Parameters<BoardWords['square']>[] => [
      [rune, sign, false, true, undefined],
      [rune, sign, true, false, undefined],
      [rune, sign, false, false, 'certain'],
      [rune, sign, false, false, 'impossible'],
      [rune, sign, false, false, undefined],
    ]),
  ),
  solutionsLeft: NUMBERS,
  linksCertain: NUMBERS,
  useItem: ITEMS.map(item => [item]),
  itemIdle: ITEMS.flatMap((item): [Item, string | undefined][] => [
    [item, undefined],
    [item, 'R5-274'],
  ]),
  eclipseSays: [
    [3, 13, undefined],
    [3, 13, 5],
  ],
  onPortrait: EACH_HERO,
  aboutHero: EACH_HERO,
  regionPile: NUMBERS,
  whoIsAt: PLACES.map(place => [place]),
  cardSays: REGION_CARDS.map(card => [card.id, card]),
  standsAt: PLACES.flatMap(place => NAMES.map((hero): [string, Place, string] => [hero, place, NAMES[0]!])),
  elsewhere: [[[['Glass Dunes', 'Hal']]]],
  pressPlace: PLACES.flatMap((place): Parameters<BoardWords['pressPlace']>[] => [
    [{ intent: { kind: 'none' } }, place, undefined],
    [{ ...ASK, move: { do: 'goTo', place } }, place, undefined],
    [{ ...ASK, move: { do: 'goTo', place } }, place, 'I-3'],
    [{ ...ASK, move: { do: 'send', hero: 'hal', place } }, place, 'I-3'],
    [{ ...ASK, move: { do: 'encounter' } }, place, 'I-S2'],
    [{ ...ASK, move: { do: 'strike', place } }, place, 'II-4'],
    [{ ...ASK, move: { do: 'strike', place } }, place, undefined],
  ]),
  verb: (
    [
      { intent: { kind: 'none' } },
      { ...ASK, move: { do: 'goTo', place: 'I-a' } },
      { ...ASK, move: { do: 'send', hero: 'hal', place: 'I-a' } },
      { ...ASK, move: { do: 'encounter' } },
      { ...ASK, move: { do: 'strike', place: 'I-a' } },
    ] as const
  ).flatMap((press): Parameters<BoardWords['verb']>[] => [
    [press, true],
    [press, false],
  ]),
  handSays: [[[]], [['Hal']], [['Hal', 'Eli']]],
  howMany: EACH_HERO,
  activate: NAMES.flatMap(hero => [1, 2].map((n): [string, number] => [hero, n])),
  meanwhile: NASTY_NAMES.flatMap((name): [string, string | undefined, number][] => [
    [name, undefined, 0],
    [name, 'Ekho', 0],
    [name, 'Ekho', 1],
    [name, 'Ekho', 2],
  ]),
  beside: EACH_HERO,
  space: NUMBERS,
  spaceThenCrisis: NUMBERS,
  giveCards: NUMBERS,
  sixths: NUMBERS,
  meets: [['Trotte-sable', 3]],
  actionsLeft: NUMBERS,
  sealNeeds: NUMBERS,
  crisisMoves: [
    [4, 4],
    [4, 6],
  ],
}

const DEBRIEF: Blanks<BoardWords['end']['debrief']> = { left: NUMBERS, excluded: NUMBERS }

const MASTER: Blanks<BoardWords['master']> = {
  handSign: EACH_RUNE,
  space: NUMBERS,
  spaceHas: [...RUNES, undefined].map(rune => [1, rune]),
  signOf: EACH_RUNE,
}

test.each(LANGUAGES)('everything that the board says is well said, in %s', language => {
  const words = boardWords[language]
  const texts = [
    ...said(words, BOARD),
    ...said(words.master, MASTER),
    ...said(words.end, {}),
    ...said(words.end.debrief, DEBRIEF),
  ]
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter(text => text.trim() === '')).toEqual([])
  expect(texts.flatMap(text => faults(text, language, { people: NASTY_NAMES, things: THINGS }))).toEqual([])
})

test('the board elides before names and agrees with signs', () => {
  const { fr, en } = boardWords
  expect([fr.meanwhile('Alice', undefined, 0), fr.meanwhile('Yann', undefined, 0)]).toEqual([
    'C’est le tour d’Alice.',
    'C’est le tour de Yann.',
  ])
  expect(en.meanwhile('James', 'Hal', 1)).toBe('James plays Hal: 1 action left.')
  expect([fr.signIs('whale', 'golden'), fr.signIs('monkey', 'golden')]).toEqual([
    'Baleine\u00a0: dorée',
    'Singe\u00a0: doré',
  ])
  expect([fr.aboutHero('Eli'), fr.aboutHero('Hal')]).toEqual(['À propos d’Eli', 'À propos de Hal'])
})

/** Every text of a book, those with blanks filled in. */
function said(words: object, blanks: Partial<Record<string, unknown[][]>>): string[] {
  return Object.entries(words).flatMap(([key, word]: [string, unknown]) => {
    if (typeof word === 'string') return [word]
    if (typeof word === 'function') return (blanks[key] ?? []).map(given => String(word(...given)))
    return key === 'master' || key === 'end' ? [] : said(word as object, {})
  })
}
