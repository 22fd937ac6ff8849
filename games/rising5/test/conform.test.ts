import { expect, vi } from 'vitest'
import { conform, sentences } from '@runatal/kernel/conform'
import { rule } from '@runatal/proof'
import { rising5 } from '../index.ts'
import { spec } from './spec.ts'

// A game of each kind, because every mutant of the rules goes through them; games/test/rising5.test.ts plays many more.
vi.setConfig({ testTimeout: 60_000 })

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
