import { expect, test } from 'vitest'
import { conform, sentences } from '@runatal/kernel/conform'
import { rauha } from '@runatal/rauha'
import { spec } from '../rauha/test/spec.ts'

// Every number of seats on both sides, three times over, each seat's options (activateForMe, confirmForMe) by chance.
test('rauha conforms', () => {
  const report = conform(rauha, { ...spec, games: 24, seed: 2 })
  expect(sentences(report)).toEqual([])
  expect(report.games).toBe(24)
})
