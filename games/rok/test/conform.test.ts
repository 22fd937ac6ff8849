import { expect } from 'vitest'
import { conform, sentences } from '@runatal/kernel/conform'
import { rule } from '@runatal/proof'
import { rok } from '../index.ts'
import { spec } from './spec.ts'

for (const [seats, table] of [
  [2, {}],
  [3, { hardClosing: 'on', alwaysContest: 'on' }],
  [4, {}],
  [5, { first: 'seat2' }],
  [2, { variant: 'calm' }],
  [4, { variant: 'calm', alwaysContest: 'on' }],
] as const)
  rule(
    ['ROK-035', 'ROK-178', 'ROK-180', 'ROK-218'],
    `with ${seats} players and ${JSON.stringify(table)} no view, event, option or undo betrays what is hidden, and the laws hold`,
    () => {
      const report = conform(rok, { ...spec, wishes: [{ seats, table }], games: 1, seed: seats })
      expect(sentences(report)).toEqual([])
      expect(report.moves).toBeGreaterThan(20)
    },
  )
