import { expect, test, vi } from 'vitest'
import { conform, sentences } from '@runatal/kernel/conform'
import { SCENARIOS } from '../content/language.ts'
import { runebound } from '../index.ts'
import { mostDecisions, secrets } from './secrets.ts'

// One short game of each scenario, with one or two heroes.
vi.setConfig({ testTimeout: 60_000 })

SCENARIOS.forEach((scenario, number) =>
  test(`the laws hold in a game of ${scenario}`, () => {
    const wishes = [{ seats: 1 + (number % 2), table: { scenario } }]
    const report = conform(runebound, { bound: mostDecisions, secrets, wishes, games: 1, seed: 1 })
    expect(sentences(report)).toEqual([])
    expect(report.moves).toBeGreaterThan(10)
  }),
)
