import { expect, test } from 'vitest'
import { conform, sentences } from '@runatal/kernel/conform'
import { rok } from '@runatal/rok'
import { spec } from '../rok/test/spec.ts'

// Every number of seats in both variants, with and without their options, head starts by chance.
test('rok conforms', () => {
  const wishes = [2, 3, 4, 5].flatMap(seats =>
    (['race', 'calm'] as const).flatMap(variant =>
      (['off', 'on'] as const).map(on => ({ seats, table: { variant, hardClosing: on, alwaysContest: on } })),
    ),
  )
  const report = conform(rok, { ...spec, wishes, games: 32, seed: 2 })
  expect(sentences(report)).toEqual([])
  expect(report.games).toBe(32)
})
