import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readNet, toShares } from '@runatal/bots'
import { expect, onTestFinished, test } from 'vitest'
import type { Diary, Plan } from '../diary.ts'
import { learn } from '../learn.ts'
import { page } from '../page.ts'
import { turnedUrn } from './toys/turned-urn.ts'
import { urn } from './toys/urn.ts'

const plan: Plan = { game: 'learn/test/toys/urn.ts', seed: 1, games: 6000, from: 'nothing', playouts: 2 }

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'learn-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

function learned(threads: number, where: string, what: Plan = plan, current?: string): Promise<Diary> {
  const facts = urn.guide!.reading!.size
  const rest = { policy: true, current, generations: 1, until: Infinity, say: () => {} }
  return learn(what, { facts, folder: where, threads, ...rest })
}

test('a value that everybody knows is learned, and said as often as it comes true', async () => {
  const diary = await learned(2, folder())
  const net = readNet(diary.generations[0]!.net!)
  for (const mine of [1, 2, 4, 8])
    for (const theirs of [1, 3, 8]) {
      const out = net.judge(Float32Array.of(mine, 1 / mine, theirs, 1 / theirs), 2)
      toShares(out, 2)
      expect(Math.abs(out[0]! - mine / (mine + theirs)), `${mine} to ${theirs}`).toBeLessThan(0.08)
    }
  const often = diary.generations[0]!.bins.filter(({ count }) => count > 100)
  expect(often.length).toBeGreaterThan(2)
  for (const { count, said, won } of often) expect(Math.abs(said - won) / count).toBeLessThan(0.12)
  expect(page(diary)).toContain('Strength by generation')
  // Nobody can play the urn better than another.
  expect(diary.generations[0]!.verdict).toBe('rejected')
  expect(diary.current).toBeUndefined()
})

test('after a rule was changed, bots go on from what they knew and know the new rule', async () => {
  const before = (await learned(2, folder(), { ...plan, games: 2000 })).generations[0]!.net!
  expect(chanceOf(before, 8, 1)).toBeGreaterThan(0.6)
  // Games that go on from a net are searched, a sixteenth as many.
  const changed: Plan = { ...plan, game: 'learn/test/toys/turned-urn.ts', games: 32_000, from: 'current' }
  const diary = await learned(2, folder(), changed, before)
  expect(diary.first).toBe(before)
  expect(turnedUrn.guide).toBe(urn.guide) // what is read has not changed, only what it means
  expect(chanceOf(diary.generations[0]!.net!, 8, 1)).toBeLessThan(0.4)
})

function chanceOf(net: string, mine: number, theirs: number): number {
  const out = readNet(net).judge(Float32Array.of(mine, 1 / mine, theirs, 1 / theirs), 2)
  toShares(out, 2)
  return out[0]!
}

test('the same seed comes to the same net with any number of threads, and another seed to another', async () => {
  const small = { ...plan, games: 400 }
  const [one, three, other] = await Promise.all([
    learned(1, folder(), small),
    learned(3, folder(), small),
    learned(2, folder(), { ...small, seed: 2 }),
  ])
  expect(three).toEqual(one)
  expect(other.generations[0]!.net).not.toBe(one.generations[0]!.net)
})

test('a run that has ended goes on from what it kept', async () => {
  const where = folder()
  const small = { ...plan, games: 400 }
  const first = await learned(2, where, small)
  expect(await learned(2, where, small)).toEqual(first)
})
