import { expect, it } from 'vitest'
import { victoryOf } from '../index.ts'

it('is split among rivals who win at once', () => {
  expect([0, 1, 2].map(seat => victoryOf([0, 2], seat))).toEqual([0.5, 0, 0.5])
})

it('is whole for each of a team', () => {
  expect([0, 1, 2].map(seat => victoryOf([0, 2], seat, true))).toEqual([1, 0, 1])
  expect(victoryOf([], 0, true)).toBe(0)
})
