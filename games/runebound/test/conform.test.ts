import { expect, test, vi } from 'vitest'
import { conform, sentences } from '@runatal/kernel/conform'
import { SCENARIOS } from '../content/language.ts'
import { runebound } from '../index.ts'
import { spec } from './spec.ts'

vi.setConfig({ testTimeout: 60_000 })

SCENARIOS.forEach(scenario =>
  test(`the laws hold for one to four heroes in ${scenario}`, () => {
    const wishes = [1, 2, 3, 4].map(seats => ({ seats, table: { scenario } }))
    const report = conform(runebound, { ...spec, wishes, games: wishes.length, seed: 5 })
    expect(sentences(report)).toEqual([])
    expect(report.moves).toBeGreaterThan(100)
  }),
)
