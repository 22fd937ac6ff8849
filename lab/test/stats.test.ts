import { describe, expect, test } from 'vitest'
import { winPart } from '../bundle.ts'
import { duelsOf } from '../stats/duels.ts'
import { bradleyTerry, quantile, ratings } from '../stats/rating.ts'
import { shareOf, wilson } from '../stats/share.ts'
import { histograms, spreadOf } from '../stats/spread.ts'
import { bundleOf, ROUNDS } from './toys/bundles.ts'

/** 25 bundles of two games for each of these numbers of wins. */
function parts(...wins: number[]) {
  return wins.flatMap(sum => Array.from({ length: 25 }, () => ({ sum, n: 2 })))
}

/** Bundles of which the second bot wins every third. */
function twoOfThree(bundles: number) {
  return Array.from({ length: bundles }, (_, i) =>
    i % 3 === 0
      ? [
          [0, 0],
          [2, 0],
        ]
      : [
          [0, 2],
          [0, 0],
        ],
  )
}

test('the victory of a team is whole for each of its seats, that of rivals is split', () => {
  const won = { winners: [0, 1], places: [1, 1], scores: [0, 0], moves: 1, cards: {} }
  const lost = { ...won, winners: [] }
  expect([0, 1].map(seat => winPart(won, seat))).toEqual([0.5, 0.5])
  expect([0, 1].map(seat => winPart({ ...won, together: true }, seat))).toEqual([1, 1])
  expect([0, 1].map(seat => winPart({ ...lost, together: true }, seat))).toEqual([0, 0])
})

describe("Wilson's interval, against published values", () => {
  test.each([
    [0.5, 100, 0.4038, 0.5962],
    [1, 10, 0.7225, 1],
    [0, 20, 0, 0.1611],
    [0.2, 50, 0.1124, 0.3304],
  ])('%d of %d', (share, n, low, high) => {
    const [from, to] = wilson(share, n)
    expect(from).toBeCloseTo(low, 4)
    expect(to).toBeCloseTo(high, 4)
  })
})

describe('a share over bundles', () => {
  test('is as sure as independent games when bundles scatter like them', () => {
    // 0, 1, 1 and 2 wins of two, each as often: just what fair coins do.
    const { share, low, high } = shareOf(parts(0, 1, 1, 2))
    expect(share).toBe(0.5)
    const [from, to] = wilson(0.5, 200 * (99 / 100))
    expect([low, high]).toEqual([expect.closeTo(from, 6), expect.closeTo(to, 6)])
  })

  test('is less sure when the games of a bundle go the same way', () => {
    const { low, high } = shareOf(parts(0, 2))
    expect(high - low).toBeGreaterThan(shareOf(parts(0, 1, 1, 2)).high - shareOf(parts(0, 1, 1, 2)).low)
  })

  test('is surer when they even out, but never beyond reason', () => {
    const { low, high } = shareOf(parts(1, 1))
    expect([low, high]).toEqual(wilson(0.5, 400))
  })

  test('of nothing is unknown', () => {
    expect(shareOf([])).toEqual({ n: 0, share: 0, low: 0, high: 1 })
  })
})

describe('ratings', () => {
  test('three wins of four are 191 points', () => {
    const [better, worse] = bradleyTerry([
      [0, 3e6],
      [1e6, 0],
    ]) as [number, number]
    expect(better - worse).toBeCloseTo(400 * Math.log10(3), 2)
    expect(better + worse).toBeCloseTo(0, 6)
  })

  test('strengths that made the duels are found again', () => {
    const strength = [8, 2, 1]
    const duels = strength.map((mine, i) => strength.map((other, j) => (i === j ? 0 : (1e6 * mine) / (mine + other))))
    const [first, second, third] = bradleyTerry(duels) as [number, number, number]
    expect(first - second).toBeCloseTo(400 * Math.log10(4), 1)
    expect(second - third).toBeCloseTo(400 * Math.log10(2), 1)
  })

  test('a bot that never lost has a finite rating and a wide interval', () => {
    const never = Array.from({ length: 30 }, () => [
      [0, 2],
      [0, 0],
    ])
    const [a] = ratings(['a', 'b'], never)
    expect(Number.isFinite(a!.points)).toBe(true)
    expect(a!.low).toBeLessThan(a!.points - 30)
    expect(a!.high).toBeGreaterThan(a!.points + 100)
  })

  test('intervals narrow with more bundles and are the same each time', () => {
    const width = (n: number) => ratings(['a', 'b'], twoOfThree(n)).map(({ low, high }) => high - low)[0]!
    expect(width(3000)).toBeLessThan(width(60) / 3)
    expect(ratings(['a', 'b'], twoOfThree(60))).toEqual(ratings(['a', 'b'], twoOfThree(60)))
  })

  test('a draw counts half for each', () => {
    expect(duelsOf(bundleOf(0, 0, undefined), ROUNDS, ['a', 'b'])).toEqual([
      [0, 1.5],
      [0.5, 0],
    ])
  })
})

describe('spreads', () => {
  test('mean, deviation and quartiles', () => {
    expect(spreadOf([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({
      n: 8,
      mean: 5,
      deviation: expect.closeTo(Math.sqrt(32 / 7), 10),
      least: 2,
      quarter: 4,
      median: 4.5,
      threeQuarters: 5.5,
      most: 9,
    })
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5)
  })

  test('histograms share round bars and lose nobody', () => {
    expect(histograms([[0, 3, 47], [12]], 6)).toEqual([
      { from: 0, width: 10, counts: [2, 0, 0, 0, 1] },
      { from: 0, width: 10, counts: [0, 1, 0, 0, 0] },
    ])
    expect(histograms([[-3, -1, 1]])[0]).toEqual({ from: -3, width: 1, counts: [1, 0, 1, 0, 1] })
    expect(histograms([[]])[0]!.counts).toEqual([])
  })
})
