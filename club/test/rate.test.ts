import { expect, test } from 'vitest'
import {
  aged,
  type FinishedGame,
  isKnown,
  type KeptRating,
  knownUntil,
  NEW_RATING,
  rateGame,
  resultOf,
} from '../index.ts'

const A_DAY = 24 * 60 * 60 * 1000
const known =
  (ratings: Record<string, Partial<KeptRating>> = {}) =>
  (_pool: string, subject: string) =>
    ratings[subject] && { mu: 1500, sigma: 60, games: 40, at: 0, ...ratings[subject] }

function game(places: number[], extra: Partial<FinishedGame> = {}): FinishedGame {
  const seats = places.map((place, i) => ({ person: `p${i}`, place, score: 0 }))
  return { table: 't', game: 'go', pace: 'live', endedAt: 0, moves: 9, seats, ...extra }
}

/** By how much each has risen, in points. */
function gains(one: FinishedGame, ratings = {}) {
  return Object.fromEntries(
    rateGame(one, known(ratings)).map(({ subject, before, after }) => [subject, after.mu - before.mu]),
  )
}

/** What it is worth to beat a bot. */
function beaten(star: number) {
  const one = game([1, 2])
  one.seats[1] = { bot: 'adept', star, place: 2, score: 0 }
  return gains(one)
}

test('who wins rises, who loses falls, by the same where both are new', () => {
  const { p0 = 0, p1 = 0 } = gains(game([1, 2]))
  expect(p0).toBeGreaterThan(50)
  expect(p0).toBeCloseTo(-p1, 9)
})

test('of four, each is above who came after', () => {
  const { p0 = 0, p1 = 0, p2 = 0, p3 = 0 } = gains(game([1, 2, 3, 4]))
  expect([p0 > p1, p1 > p2, p2 > p3]).toEqual([true, true, true])
})

test('a tie between equals moves nobody, and is a draw', () => {
  const tie = game([1, 1])
  expect(gains(tie)['p0']).toBeCloseTo(0, 9)
  expect(tie.seats.map(seat => resultOf(tie, seat))).toEqual(['drawn', 'drawn'])
})

test('who leaves is last, whatever the stand-in made of it', () => {
  const left = game([1, 2, 3])
  left.seats[0]!.left = true
  const { p0 = 0, p1 = 0, p2 = 0 } = gains(left)
  expect([p1 > p2, p2 > p0]).toEqual([true, true])
  expect(resultOf(left, left.seats[0]!)).toBe('lost')
})

test('a bot of the house is a fixed star: it does not move, and its number is the measure', () => {
  expect(Object.keys(beaten(1400))).toEqual(['p0'])
  expect(beaten(1800)['p0']).toBeGreaterThan(beaten(1400)['p0']!)
})

test('a game that is not rated changes nothing', () => {
  expect(rateGame(game([1, 2], { unrated: 'guest' }), known())).toEqual([])
})

test('a party that beats a box rises and the box falls; beaten by a hard one it loses little', () => {
  const won = gains(game([1, 1], { box: { scenario: 's', beaten: true } }))
  expect([won['p0']! > 0, won['box:s']! < 0]).toEqual([true, true])
  const lost = (mu: number) =>
    gains(game([1, 1], { box: { scenario: 's', beaten: false } }), { 'box:s': { mu } })['p0']!
  expect(lost(2500)).toBeGreaterThan(lost(1000))
  const party = game([1, 1], { box: { scenario: 's', beaten: true } })
  expect(party.seats.map(seat => resultOf(party, seat))).toEqual(['won', 'won'])
})

test('a program has a rating in a list of its own and moves nobody else', () => {
  const one = game([1, 2])
  one.seats[1]!.program = true
  const changes = rateGame(one, known())
  expect(changes.map(({ pool, subject }) => [pool, subject])).toEqual([['go/live/programs', 'p1']])
})

test('thirty new names that lose on purpose lift somebody who is known by less than 30 points', () => {
  let ratings: Record<string, KeptRating> = { p0: { mu: 1600, sigma: 60, games: 50, at: 0 } }
  for (let i = 0; i < 30; i++) {
    const { p1: _, ...mine } = ratings
    ratings = mine
    for (const { subject, after } of rateGame(game([1, 2]), (_pool, one) => mine[one])) ratings[subject] = after
  }
  expect(ratings['p0']!.mu - 1600).toBeLessThan(30)
})

test('some thirty games make a rating known; a year without one makes it provisional again', () => {
  let mine: KeptRating | undefined
  let games = 0
  while (mine === undefined || !isKnown(mine)) {
    const one = game([1 + (games % 2), 2 - (games % 2)])
    one.seats[1] = { bot: 'adept', star: 1500, place: 2 - (games % 2), score: 0 }
    mine = rateGame(one, (_pool, subject) => (subject === 'p0' ? mine : undefined))[0]!.after
    games++
  }
  expect(games).toBeGreaterThan(8)
  expect(games).toBeLessThan(40)
  const later = knownUntil(mine)
  expect(isKnown(aged(mine, mine.at, later - A_DAY))).toBe(true)
  expect(isKnown(aged(mine, mine.at, later + A_DAY))).toBe(false)
  expect(aged(mine, mine.at, 1e15).sigma).toBe(NEW_RATING.sigma)
})
