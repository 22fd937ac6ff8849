import { expect, test } from 'vitest'
import { duelsOf, isFound, type Judged, pageOf } from '../luck-page.ts'

const told = (skill: number, luck = 0): Judged => ({ skill, luck, won: false })

test('the weaker bot sits in both seats by turns, and equals play each deal from both', () => {
  const duels = duelsOf(['novice'], 2, 3)
  const [unequal, mirrored] = [duels.slice(0, 20), duels.slice(20)]
  expect(unequal.filter(({ seat }) => seat === 0)).toHaveLength(10)
  expect(new Set(unequal.map(({ deal }) => deal)).size).toBe(20)
  expect(mirrored.map(({ deal, seat }) => [deal, seat])).toEqual(
    [0, 1, 2].flatMap(i => [
      [1_000_001 + i, 0],
      [1_000_001 + i, 1],
    ]),
  )
  expect(mirrored.every(({ levels: [first, second] }) => first === second)).toBe(true)
})

test('a series finds the weaker one only where its duels agree', () => {
  expect(isFound([-4, -5, -6, -4, -5, -6, -4, -5, -6, -5].map(one => told(one / 100)))).toBe(true)
  expect(isFound([-40, 35, -30, 25, -20, 25, -30, 35, -40, 30].map(one => told(one / 100)))).toBe(false)
  expect(isFound([4, 5, 6, 4, 5, 6, 4, 5, 6, 5].map(one => told(one / 100)))).toBe(false)
})

test('the page counts series, and sums what both duels of a deal say', () => {
  const weak = Array.from({ length: 20 }, (_, i) => told(i < 10 ? -0.1 - i / 1000 : 0.1 + i / 1000))
  const equal = [told(0.2, 0.1), told(-0.2, 0.1), told(0.1, -0.1), told(-0.1, 0.1)]
  const page = pageOf({ id: 'toy', weaker: ['novice'], series: 2, pairs: 2 }, [...weak, ...equal])
  expect(page).toContain('skill is below 0 | 1 of 2 |')
  expect(page).toContain('both duels of a deal together | 0.0 (± 0.0) |')
  expect(page).toContain('both together | +10.0 (± 19.6) |')
})
