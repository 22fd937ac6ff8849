import { expect, test } from 'vitest'
import { conform, sentences } from '@runatal/kernel/conform'
import { rule } from '@runatal/proof'
import { arrange, rok } from '../index.ts'
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

test('who is late with a penalty gives no pair that would be kept', () => {
  const robbed = { balance: 'black-wunjo', catches: ['grey-fehu'], loot: ['black-raido', 'white-ansuz'] } as const
  const table = arrange({ players: [robbed, { claims: ['black-wunjo'], catches: [] }, {}], phase: 'check' })
  expect(sentences(conform(rok, { ...spec, games: 0, starts: [table.match] }))).toEqual([])
})
