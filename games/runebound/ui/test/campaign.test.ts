import { Match, plainSeed } from '@runatal/kernel'
import { expect, it } from 'vitest'
import { runebound } from '../../index.ts'
import { booksOf, type Deed, deedOf } from '../campaign.ts'

const deed = (changes: Partial<Deed>): Deed => ({
  scenario: 'web',
  won: false,
  rounds: 20,
  heroes: ['tatianna'],
  party: ['Eir'],
  game: JSON.stringify(changes),
  ...changes,
})

it('keeps the best of each scenario, and how often it was played', () => {
  const [book] = booksOf([
    deed({ rounds: 9 }),
    deed({ rounds: 24 }),
    deed({ won: true, rounds: 22 }),
    deed({ won: true, rounds: 17 }),
    deed({ scenario: 'red', rounds: 8 }),
    deed({ scenario: 'red', rounds: 11 }),
  ])
  const chapter = (scenario: string) => book!.chapters.find(one => one.scenario === scenario)
  expect(chapter('web')).toMatchObject({ played: 4, best: { won: true, rounds: 17 } })
  expect(chapter('red')).toMatchObject({ played: 2, best: { won: false, rounds: 11 } })
  expect(chapter('locust')).toEqual({ scenario: 'locust', played: 0, best: undefined })
})

const best = (...deeds: Deed[]) => booksOf(deeds)[0]!.chapters[0]!.best

it('of two victories the one at the harder table is the better, and an old book is as printed', () => {
  const old = deed({ won: true, rounds: 9 })
  const grim = deed({ won: true, rounds: 20, difficulty: 'grim' })
  expect(best(old, grim)).toBe(grim)
  expect(best(old, deed({ won: true, rounds: 5, difficulty: 'gentle' }))).toBe(old)
  expect(best(old, deed({ difficulty: 'grim' }))).toBe(old)
})

it('has a book for each party, the last one first', () => {
  const books = booksOf([deed({ party: ['Eir'] }), deed({ party: ['Ada', 'Eir'] }), deed({ party: ['Eir'] })])
  expect(books.map(({ party }) => party)).toEqual([['Eir'], ['Ada', 'Eir']])
  expect(booksOf([])).toEqual([])
})

it('tells one game from another, and the same one again; who only watched has done nothing', () => {
  expect(ended(1, 0)).toMatchObject({ scenario: 'web', won: false, party: ['Eir'] })
  expect(ended(1, 0)).toEqual(ended(1, 0))
  expect(ended(1, -1)).toBeUndefined()
})

/** A game that has just begun, as if it had ended there. */
function ended(seed: number, me: number): Deed | undefined {
  const match = Match.start(runebound, { seats: 2 }, plainSeed(seed))
  if (!(match instanceof Match)) throw new Error('The table did not open')
  const seats = [
    { seat: 0, name: 'Eir', who: 'person', here: true },
    { seat: 1, name: 'Brokk', who: 'bot', here: true },
  ] as const
  const events = match.told.flat().flatMap(one => one.event)
  const outcome = { places: [1, 1], scores: [0, 0], winners: [] }
  return deedOf({ state: match.state, events, outcome, seats, me, language: 'en' } as never)
}
