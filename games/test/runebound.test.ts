import { expect, test } from 'vitest'
import { conform, sentences } from '@runatal/kernel/conform'
import { runebound } from '@runatal/runebound'
import { mostDecisions, secrets } from '../runebound/test/secrets.ts'

const SCENARIOS = ['web', 'margath', 'corpse', 'red', 'locust'] as const

// Every scenario, with one to four heroes in turn.
test('runebound conforms', { timeout: 120_000 }, () => {
  const wishes = SCENARIOS.map((scenario, i) => ({ seats: 1 + ((i + 1) % 4), table: { scenario } }))
  const report = conform(runebound, { bound: mostDecisions, secrets, wishes, games: wishes.length, seed: 2 })
  expect(sentences(report)).toEqual([])
  expect(report.games).toBe(wishes.length)
})
