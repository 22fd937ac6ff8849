import { expect, test } from 'vitest'
import { conform, sentences } from '@runatal/kernel/conform'
import { rule } from '@runatal/proof'
import { arrange, rising5 } from '../index.ts'
import { spec } from './spec.ts'

// A game of each kind, because every mutant of the rules goes through them; games/test/rising5.test.ts plays many more.
for (const [seats, table] of [
  [1, {}],
  [2, { moons: 'shuffled' }],
  [3, { hands: 'private' }],
  [3, { master: '2' }],
  [5, { master: '1', hands: 'private', moons: 'shuffled' }],
] as const)
  rule(
    ['R5-396', 'R5-402', 'R5-410', 'R5-339', 'R5-371'],
    `with ${seats} and ${JSON.stringify(table)} no view, event, option or undo betrays what is hidden, and the laws hold`,
    () => {
      const wishes = [{ seats, table }]
      const report = conform(rising5, { ...spec, wishes, games: 1, seed: seats })
      expect(sentences(report)).toEqual([])
      expect(report.moves).toBeGreaterThan(10)
    },
  )

test('what a refill shows after one card too many cannot be taken back', () => {
  const hand = ['orakl', 'eli', 'nova', 'ekho', 'hal', 'eli'] as const
  const table = arrange({ players: [{ hand }, {}], phase: 'draw', places: { 'I-a': 'empty' }, next: ['hal'] })
  table.as(0).play('drawCount')
  expect(table.as(0).asked).toContain('discardDown')
  expect(sentences(conform(rising5, { ...spec, games: 0, starts: [table.match] }))).toEqual([])
})
