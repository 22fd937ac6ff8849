import { expect } from 'vitest'
import { conform, sentences } from '@runatal/kernel/conform'
import { rule } from '@runatal/proof'
import { raiseRiseDie } from '../index.ts'
import { spec } from './spec.ts'

rule(
  ['RRD-016', 'RRD-342', 'RRD-366', 'RRD-367', 'RRD-368', 'RRD-369'],
  'no view, event or option betrays a hidden card, and the laws hold',
  () => {
    const wishes = [
      { seats: 2, seat: [{ deck: 'D-BANKS' }, { deck: 'D-SILL' }] },
      { seats: 2, seat: [{ deck: 'D-REKINDLED' }, { deck: 'D-FERRY' }] },
      { seats: 2, table: { handLimit: 'eight' as const }, seat: [{ deck: 'D-LEVY' }, { deck: 'D-INTERRED' }] },
    ]
    const report = conform(raiseRiseDie, { ...spec, wishes, games: 3, seed: 5 })
    expect(sentences(report)).toEqual([])
  },
)
