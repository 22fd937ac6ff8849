import { expect, test } from 'vitest'
import { isPlayed } from '../bundle.ts'
import { bundleSeed, lineUps, type Plan } from '../plan.ts'
import { playBundle } from '../play.ts'
import { TOY } from './toys/paths.ts'
import { snatchToy } from './toys/snatch.ts'

const plan: Plan = { game: TOY, seats: 3, table: {}, bots: ['greedy', 'random', 'flat:5'], seed: 1, bundles: 2 }

test('every bot sits at every seat once', () => {
  expect(lineUps(['a', 'b', 'c'])).toEqual([
    ['a', 'b', 'c'],
    ['c', 'a', 'b'],
    ['b', 'c', 'a'],
  ])
})

test('rotations that change nothing are not played again', () => {
  expect(lineUps(['a', 'a', 'a'])).toEqual([['a', 'a', 'a']])
  expect(lineUps(['a', 'b', 'a', 'b'])).toEqual([
    ['a', 'b', 'a', 'b'],
    ['b', 'a', 'b', 'a'],
  ])
  expect(lineUps(['a', 'a', 'b', 'b'])).toHaveLength(4)
})

test('the games of a bundle have the same cards, and other bundles have others', () => {
  const [first, second] = [firstRows(0), firstRows(1)]
  expect(first).toHaveLength(3)
  expect(new Set(first.map(String)).size).toBe(1)
  expect(new Set(second.map(String)).size).toBe(1)
  expect(first[0]).not.toEqual(second[0])
})

test('seeds of different runs do not meet', () => {
  expect(bundleSeed(1, 2 ** 20 - 1)).toBeLessThan(bundleSeed(2, 0))
  expect(Number.isSafeInteger(bundleSeed(2 ** 32 - 1, 2 ** 20 - 1))).toBe(true)
})

test('a game tells who won, how long it was, who began and what became of the cards', () => {
  const game = playBundle(snatchToy, plan, 0).games[0]!
  if (!isPlayed(game)) throw new Error('expected a finished game')
  expect(game).toMatchObject({ moves: 6, first: 0 })
  const best = Math.max(...game.scores)
  expect(game.winners.map(seat => game.scores[seat])).toEqual(game.winners.map(() => best))
  const picked = Object.values(game.cards).flatMap(deeds => deeds.match(/3/g) ?? [])
  expect(picked).toHaveLength(6)
})

test('a game that crashes leaves the others of its bundle alone', () => {
  const crashing = Array.from({ length: 10 }, (_, bundle) =>
    playBundle(snatchToy, { ...plan, table: { trouble: 'throws' } }, bundle),
  )
  const games = crashing.flatMap(bundle => bundle.games)
  expect(games).toContainEqual({ crash: 'Error: the toy broke' })
  expect(games.filter(isPlayed).length).toBeGreaterThan(10)
})

/** The first open row of each game of a bundle. */
function firstRows(bundle: number): number[][] {
  const rows: number[][] = []
  let isNew = false
  playBundle(
    {
      ...snatchToy,
      study(event) {
        if (event.type === 'shown' && isNew) rows.push(event.cards)
        isNew = false
        return []
      },
    },
    plan,
    bundle,
    () => void (isNew = true),
  )
  return rows
}
