import { faults, NASTY_NAMES } from '@runatal/grammar/faults'
import { textsIn } from '@runatal/grammar/tellings'
import { describe, expect, it } from 'vitest'
import { ANIMALS } from '../../content/biome.ts'
import { ENTITIES } from '../../content/entities.ts'
import { messages } from '../../messages/index.ts'
import { boardWords } from '../words/words.ts'

const NUMBERS = [0, 1, 2, 5, 21]
const SYMBOLS = ENTITIES.map(({ symbol }) => symbol)
const KINDS = ['row', 'column'] as const

describe.each(['en', 'fr'] as const)('the board in %s', language => {
  const words = boardWords[language]
  const { cells } = messages[language]

  it('says everything well, with any name and any number', () => {
    const ofNames = NASTY_NAMES.flatMap(name => [
      words.worldOf(name),
      words.entitiesOf(name),
      words.ownedBy(name),
      words.chose(name),
      words.thinking(name),
      words.waits(name),
      words.ahead([name]),
      words.ahead(['Bob', name]),
      words.pile([name], 12),
      words.pile(['Bob', name], 12),
      words.comesFrom('METSAT', name),
      words.satelliteCards(name, 'Bob', 1, true),
      words.satelliteCards('Bob', name, 3, false),
    ])
    const ofNumbers = NUMBERS.flatMap(n => [
      words.points(n),
      words.crystals(n),
      words.spores(n),
      words.sources(n),
      words.costs(n),
      words.costLeft(n),
      words.blackHole(n),
      words.deck(1, n),
      words.fromTo(n, n + 1),
      words.markerWouldBe(n),
      ...ANIMALS.map(animal => words.countAnimal(animal, n)),
    ])
    const ofMany = [1, 2, 3].flatMap(n => [
      words.goBack(n, words.moon),
      words.goBack(n, words.star),
      words.notPayable(n),
      words.endLeaving(n),
      words.reason(n, Object.values(words.terms)),
    ])
    const ofPlaces = cells.flatMap(cell => [
      words.ifPlaced(cell),
      words.ifSpore(cell),
      words.place(cell),
      words.brings([`METSAT ${cell}`, `KITEET ${cell}`]),
    ])
    const ofThings = [
      ...KINDS.flatMap(kind => [words.activeLine(kind), ...SYMBOLS.map(symbol => words.line(kind, symbol))]),
      words.comesFrom('METSAT', undefined),
      words.reasonLater(Object.values(words.terms)),
    ]
    const { colon, ...others } = words
    const all = [...ofNames, ...ofNumbers, ...ofMany, ...ofPlaces, ...ofThings, ...textsIn(others)]
    expect(all.flatMap(text => faults(text, language, { people: NASTY_NAMES }))).toEqual([])
    expect(colon).toBe({ en: ': ', fr: '\u00a0: ' }[language])
  })
})

it('counts lost activations, and names lines by what makes them', () => {
  const { fr } = boardWords
  expect([1, 2].map(fr.endLeaving)).toEqual(['1\u00a0activation perdue', '2\u00a0activations perdues'])
  expect([fr.line('row', 'forest'), fr.line('column', 'air')]).toEqual([
    'Rangée de Forêts',
    'Colonne d’animaux de l’air',
  ])
  expect(NASTY_NAMES.slice(0, 4).map(fr.worldOf)).toEqual([
    'Monde d’Alice',
    'Monde d’Hélène',
    'Monde d’Hugo',
    'Monde d’Yves',
  ])
})
