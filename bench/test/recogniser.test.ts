import { expect, test } from 'vitest'
import { FRAMES, tally } from '../recogniser/tally.ts'

test('an easy scene counts its frames, and that it was read and believed', () => {
  let told = 0
  const sums = tally(0, 1, () => told++)
  expect(sums).toEqual({
    frames: FRAMES,
    'frames.easy': FRAMES,
    'right.easy': FRAMES,
    'scenes.easy': 1,
    'sure.easy': 1,
  })
  expect(told).toBe(1)
})

test('a scene with something wrong counts only against false accepts', () => {
  expect(tally(80, 81, () => {})).toEqual({ frames: FRAMES })
})
