import { conform, sentences } from '@runatal/kernel/conform'
import { expect, test } from 'vitest'
import { brandubh } from '../index.ts'
import { spec } from './spec.ts'

test('the laws hold, whoever has the king', () => {
  const wishes = (['attackers', 'king'] as const).map(side => ({ seats: 2, seat: [{ side }] }))
  const report = conform(brandubh, { ...spec, wishes, games: 4 })
  expect(sentences(report)).toEqual([])
  expect(report.moves).toBeGreaterThan(100)
})
