import { LessonRun } from '@runatal/look/lesson-run.ts'
import { same } from '@runatal/kernel'
import { isTask } from '@runatal/look/tutorial.ts'
import { beginning, Search, SOLVER } from '@runatal/study'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ANY, DAILY, nextPuzzle } from '../src/puzzles/choose.ts'
import { daysAt } from '../src/puzzles/days.ts'
import { keepTry, triedOf } from '../src/puzzles/kept.ts'
import { riddleOf } from '../src/puzzles/lesson-of.ts'
import { collectionOf, PUZZLE_GAMES } from '../src/puzzles/problems.ts'
import { keepRush, ripeFor, rushOf } from '../src/puzzles/rush.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 19, 12)

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

describe.each(PUZZLE_GAMES)('puzzles of %s on the board', id => {
  test('are solved by the answers of the search, and by no answer that misses', async () => {
    const collection = await collectionOf(id)
    for (const puzzle of collection!.puzzles.slice(0, 4)) {
      const { lesson, best, among } = riddleOf(collection!, puzzle, () => beginning(collection!.game, puzzle))
      const play = (wrong: boolean) => {
        const run = new LessonRun(lesson)
        for (let first = true; run.verdict === undefined; first = false) {
          if (run.answer()) continue
          const found = best(run.match.state)!
          if (!(wrong && first)) run.play(found.ask.id, found.move)
          else {
            const { game, problems } = collection!
            const weighed = new Search(game, problems.aim(puzzle.facts), SOLVER).weighed(run.match.state)
            const bad = weighed.find(({ reached }) => reached < puzzle.goal)!
            run.play(bad.ask.id, bad.move)
          }
        }
        return run
      }
      const { state } = new LessonRun(lesson).match
      const told = among(state)
      const weighed = new Search(collection!.game, collection!.problems.aim(puzzle.facts), SOLVER).weighed(state)
      const right = told.filter(move => weighed.find(one => same(one.move, move))!.reached >= puzzle.goal)
      expect(right).toHaveLength(1)
      expect(told.length).toBeGreaterThan(1)
      expect(play(false).verdict).toBe('reached')
      const { verdict, step } = play(true)
      expect(verdict).toBe('missed')
      expect(isTask(step) && step.again?.fr.length).toBeGreaterThan(10)
    }
  })
})

test('the first try at a puzzle moves the level, later ones do not; solving keeps the days in a row', async () => {
  const { puzzles } = (await collectionOf(PUZZLE_GAMES[0]!))!
  const [one, two] = puzzles
  const after = keepTry('rauha', one!, 'right', NOW)
  expect(after.rating.mu).toBeGreaterThan(1500)
  expect(after.rating.sigma).toBeLessThan(350)
  expect(keepTry('rauha', one!, 'wrong', NOW)).toEqual(after)
  expect(keepTry('rauha', two!, 'wrong', NOW).rating.mu).toBeLessThan(after.rating.mu)
  expect(triedOf('rauha').tries).toEqual({ [one!.id]: true, [two!.id]: false })
  expect(daysAt(NOW)).toMatchObject({ now: 1, most: 1 })
  keepTry('rauha', puzzles[2]!, 'right', NOW + DAY)
  expect(daysAt(NOW + 2 * DAY)).toMatchObject({ now: 2, most: 2 })
  expect(daysAt(NOW + 3 * DAY)).toMatchObject({ now: 0, most: 2 })
})

test('who was told among which answers to look has solved it, and is no stronger for it', async () => {
  const { puzzles } = (await collectionOf(PUZZLE_GAMES[0]!))!
  const before = triedOf('rauha').rating
  expect(keepTry('rauha', puzzles[0]!, 'helped', NOW).rating).toEqual(before)
  expect(triedOf('rauha')).toMatchObject({ rating: before, tries: { [puzzles[0]!.id]: true } })
  expect(daysAt(NOW)).toMatchObject({ now: 1 })
})

test('what this device keeps may be broken', () => {
  localStorage.setItem('runatal.puzzles.rauha', '{"rating":{"mu":"x"},"tries":7')
  expect(triedOf('rauha')).toMatchObject({ rating: { mu: 1500 }, tries: {} })
  localStorage.setItem('runatal.puzzles.rauha', '{"rating":{"mu":"x"},"tries":7}')
  expect(triedOf('rauha')).toMatchObject({ rating: { mu: 1500 }, tries: {} })
})

test('the next puzzle is the nearest that was not tried, of the theme, or that of the day', async () => {
  const { puzzles } = (await collectionOf(PUZZLE_GAMES[0]!))!
  const fresh = triedOf('rauha')
  const first = nextPuzzle(puzzles, ANY, fresh, NOW)!
  const nearest = Math.min(...puzzles.map(({ level }) => Math.abs(level - 1500)))
  expect(Math.abs(first.level - 1500)).toBe(nearest)
  expect(nextPuzzle(puzzles, ANY, keepTry('rauha', first, 'right', NOW), NOW)!.id).not.toBe(first.id)
  const { theme } = puzzles[0]!
  expect(nextPuzzle(puzzles, theme, fresh, NOW)!.theme).toBe(theme)
  expect(nextPuzzle(puzzles, DAILY, fresh, NOW)).toBe(nextPuzzle(puzzles, DAILY, fresh, NOW + 1000))
  expect(nextPuzzle(puzzles, 'no such theme', fresh, NOW)).toBeUndefined()
})

test('a rush gets harder, repeats nothing, and keeps the most', async () => {
  const { puzzles } = (await collectionOf(PUZZLE_GAMES[0]!))!
  const easy = ripeFor(puzzles, [])!
  const all = puzzles.slice(0, 40).map(({ id }) => ({ id, isRight: true }))
  const hard = ripeFor(puzzles, all)!
  expect(hard.level).toBeGreaterThan(easy.level)
  expect(all.map(({ id }) => id)).not.toContain(hard.id)
  expect(keepRush('rauha', 7)).toBe(7)
  expect(keepRush('rauha', 3)).toBe(7)
  expect(rushOf('rauha')).toBe(7)
})
