import { expect } from 'vitest'
import { conform, sentences } from '@runatal/kernel/conform'
import { rule } from '@runatal/proof'
import { rauha } from '../index.ts'
import { spec } from './spec.ts'

// A game of each size, because every mutant of the rules goes through them; games/test/rauha.test.ts plays many more.
for (const [seats, side] of [
  [2, 'A'],
  [3, 'B'],
  [4, 'A'],
  [5, 'B'],
] as const)
  rule(
    ['RAU-076', 'RAU-078', 'RAU-101', 'RAU-205'],
    `with ${seats} players on side ${side} no view, event, option or undo betrays a hidden card, and the laws hold`,
    () => {
      const wishes = [{ seats, table: { side } }]
      const report = conform(rauha, { ...spec, wishes, games: 1, seed: seats })
      expect(sentences(report)).toEqual([])
      expect(report.moves).toBeGreaterThan(24 * seats)
    },
  )
