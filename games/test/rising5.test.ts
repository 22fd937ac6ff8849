import { expect, test } from 'vitest'
import { conform, sentences } from '@runatal/kernel/conform'
import { rising5 } from '@runatal/rising5'
import { spec } from '../rising5/test/spec.ts'

const TABLES = [
  {},
  { moons: 'shuffled' },
  { hands: 'private' },
  { difficulty: 'heroic', moons: 'shuffled', hands: 'private' },
] as const
const MASTERS = [
  { seats: 2, table: { master: '1' } },
  { seats: 3, table: { master: '3', hands: 'private' } },
  { seats: 5, table: { master: '2', moons: 'shuffled' } },
] as const

// Every number of people at tables of every kind, with and without a Game Master.
test('rising5 conforms', () => {
  const wishes = [...[1, 2, 3, 4, 5].flatMap(seats => TABLES.map(table => ({ seats, table }))), ...MASTERS]
  const report = conform(rising5, { ...spec, wishes, games: 3 * wishes.length, seed: 2 })
  expect(sentences(report)).toEqual([])
  expect(report.games).toBe(3 * wishes.length)
})
