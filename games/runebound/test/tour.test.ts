import { expect, test } from 'vitest'
import { tour } from './tour/tour.ts'

test('every card, token face, surge ability, story card and scenario event happens', () => {
  const { missing } = tour({ positions: 4000, seed: 2 })
  expect(missing).toEqual([])
})
