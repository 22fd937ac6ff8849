import { reader } from '@runatal/grammar'
import { faults, NASTY_NAMES } from '@runatal/grammar/faults'
import { textsIn } from '@runatal/grammar/tellings'
import { describe, expect, it } from 'vitest'
import { COLOURS, type RuneName, SIGNS } from '../../content/stones.ts'
import { messages } from '../../messages/index.ts'
import { type BoardWords, boardWords } from '../words/words.ts'

const RUNES = COLOURS.flatMap(colour => SIGNS.map((sign): RuneName => `${colour}-${sign}`))
const NUMBERS = [0, 1, 2, 12]

describe.each(['en', 'fr'] as const)('the board in %s', language => {
  const words: BoardWords = boardWords[language]
  const { page, slide, calm, ending } = words

  it('says everything well, with any name and any number', () => {
    const ofNames = NASTY_NAMES.flatMap(name => [
      words.balanceOf(name, messages[language].rune('grey-raido')),
      words.finished([name]),
      words.finished([name, 'Bob']),
      words.thefts([
        [name, 'Bob'],
        ['Bob', name],
      ]),
      words.wins(name),
      ending.why(name),
      page.falsePair[0](name),
      page.paid[0](name),
      page.half[0](name),
      page.split[0]([name, 'Bob']),
      page.stolen[0](name, 'Bob'),
      ...COLOURS.flatMap(colour => [page.stolen[1](name, colour, 0), page.stolen[1](name, colour, 4)]),
      page.ordered[0](name),
      page.slid[0](name),
      page.drawn(name),
      page.replaced[0](name),
      page.unserved[0](name),
      page.passed[0](name),
      page.tie[0](['Bob', name]),
    ])
    const ofNumbers = NUMBERS.flatMap(n => [words.loot(n), words.bag(n), words.closesIn(n + 0.5), calm.points(n)])
    const ofMany = [1, 2, 3].flatMap(n => [
      page.falsePair[1](n, n),
      ...COLOURS.map(colour => page.changeHands(n, colour)),
      page.stay(n),
      page.cleared[0](n),
      page.cleared[1](n),
      page.gap(n + 0.5),
      page.replaced[1](n + 0.5),
      page.nerve[0](n),
      slide.round(n),
      slide.degrees(n - 1.5),
    ])
    const ofThings = [
      ...COLOURS.flatMap(colour => [words.faceDown(colour), slide.about(colour)]),
      ...RUNES.map(rune => words.grabbed('Alice', rune)),
      slide.about(undefined),
      words.finished([]),
      page.slideAgain[0](true),
      page.slideAgain[0](false),
      page.over[1]('bag'),
      page.over[1]('cap'),
    ]
    const all = [...ofNames, ...ofNumbers, ...ofMany, ...ofThings, ...textsIn(words)]
    expect(all.flatMap(text => faults(text, language, { people: NASTY_NAMES }))).toEqual([])
  })
})

it('speaks to its reader', () => {
  const me = reader('Eir')
  const { en, fr } = boardWords
  expect([fr.grabbed('Bob', 'black-raido'), fr.grabbed(me, 'black-raido'), en.grabbed(me, 'black-raido')]).toEqual([
    'Bob saisit la rune raido noire',
    'Vous saisissez la rune raido noire',
    'You grab the black raido',
  ])
  expect([fr.page.falsePair[0](me), en.page.falsePair[0](me)]).toEqual([
    'Vous avez une fausse paire',
    'You have a false pair',
  ])
  expect([fr.page.split[0]([me, 'Bob']), en.page.split[0](['Bob', me])]).toEqual([
    'Bob et vous vous partagez une paire',
    'You and Bob split a pair',
  ])
  const order = [[me, 'Bob'] as const, ['Bob', me] as const]
  expect([fr.thefts(order), en.thefts(order)]).toEqual([
    'Vous volez Bob, puis Bob vous vole',
    'You rob Bob, then Bob robs you',
  ])
})

it('agrees with stones and elides before names', () => {
  const { page, balanceOf, faceDown } = boardWords.fr
  expect([1, 2].map(n => page.changeHands(n, 'white'))).toEqual([
    '1\u00a0pierre blanche change de main',
    '2\u00a0pierres blanches changent de main',
  ])
  expect(balanceOf('Yves', 'raido grise')).toBe('Rune d’Équilibre d’Yves\u00a0: raido grise')
  expect(faceDown('grey')).toBe('pierre grise, face cachée')
})
