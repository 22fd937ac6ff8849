import { FastChance } from '@runatal/kernel'
import { expect, test } from 'vitest'
import { queue, servedTogether } from '../million/queues.ts'
import { playThrough } from '../million/site.ts'
import { BUSY, mostPeople, siteFor, type Step, STEPS } from '../million/steps.ts'

const chance = new FastChance(22)
const random = () => chance.int(2 ** 30) / 2 ** 30

test.each([0.3, 0.6, 0.9])('a counter that is busy %d of the time lets people wait as the theory says', busy => {
  const people = 400_000
  const arrivals = Float64Array.from({ length: people }, () => random() * people).toSorted()
  const done = queue(arrivals, undefined, 1, 1, () => -Math.log(1 - random()) * busy)
  const mean = done.reduce((sum, at, i) => sum + at - arrivals[i]!, 0) / people
  expect(mean / (busy / (1 - busy))).toBeCloseTo(1, 0.9)
})

test('clerks serve side by side, counters apart', () => {
  const two = Float64Array.of(0, 0, 0)
  expect([...queue(two, undefined, 1, 2, () => 5)]).toEqual([5, 5, 10])
  expect([...queue(two, Uint32Array.of(0, 1, 1), 2, 1, () => 5)]).toEqual([5, 5, 10])
})

test('a disk writes all that has come since it began', () => {
  expect([...servedTogether(Float64Array.of(0, 1, 3, 20), 4)]).toEqual([4, 8, 8, 24])
})

test('each step bears more people than the one before, and the last a million', () => {
  const bears = (Object.keys(STEPS) as Step[]).map(mostPeople)
  expect(bears).toEqual(bears.toSorted((a, b) => a - b))
  expect(new Set(bears).size).toBe(bears.length)
  expect(bears.at(-1)).toBeGreaterThan(1_000_000)
})

test('who plans for what a step bears waits little; with twice as many all wait ever longer', () => {
  const people = mostPeople('one')
  const site = siteFor('one', people)!
  const worst = (times: number) => playThrough(site, times * people, 2, new FastChance(1)).at(-1)!
  expect(worst(1)).toBeLessThan(20)
  expect(worst(2 / BUSY / 1.2)).toBeGreaterThan(200)
})
