import { FastChance } from '@runatal/kernel'
import { describe, expect, it } from 'vitest'
import { count, emptyTally, judge, type Test, unitOf } from '../index.ts'

const TEST: Test = { gain: 0.1, alpha: 0.05, beta: 0.05 }

/** Units as a match of four rotations gives them: the mean of four games won or lost, with this mean difference. */
function* units(mean: number, seed: number) {
  const chance = new FastChance(seed)
  for (;;) {
    let sum = 0
    for (let i = 0; i < 4; i++) sum += chance.int(1e6) / 1e6 < (1 + mean) / 2 ? 1 : -1
    yield sum / 4
  }
}

function run(mean: number, seed: number) {
  let tally = emptyTally()
  const covered = { always: true }
  for (const unit of units(mean, seed)) {
    tally = count(tally, unit)
    const judgement = judge(tally, TEST)
    if (tally.units >= 10 && (judgement.low > mean || judgement.high < mean)) covered.always = false
    if (judgement.verdict !== 'open' || tally.units === 5000) return { ...judgement, units: tally.units, covered }
  }
  throw new Error('the stream has no end')
}

/** The share of 400 runs that end so. */
function share(mean: number, verdict: string): number {
  let runs = 0
  for (let seed = 0; seed < 400; seed++) if (run(mean, seed).verdict === verdict) runs++
  return runs / 400
}

describe('the sequential test', () => {
  it('accepts a challenger with the gain, and misses it no more often than beta', () => {
    expect(share(0.1, 'accepted')).toBeGreaterThan(1 - 0.05 - 0.02)
    expect(share(0.3, 'accepted')).toBe(1)
  })

  it('rejects one without, and is fooled no more often than alpha', () => {
    expect(share(0, 'rejected')).toBeGreaterThan(1 - 0.05 - 0.02)
    expect(share(-0.2, 'rejected')).toBe(1)
  })

  it('decides sooner, the clearer it is', () => {
    expect(run(0.6, 1).units).toBeLessThan(run(0.1, 1).units)
  })

  it('gives bounds that hold all the way', () => {
    let held = 0
    for (let seed = 0; seed < 400; seed++) if (run(0.05, seed).covered.always) held++
    expect(held / 400).toBeGreaterThan(0.95)
  })

  it('waits for more than a handful, and is not carried away by equal results', () => {
    let tally = emptyTally()
    expect(judge(tally, TEST).verdict).toBe('open')
    for (let i = 0; i < 9; i++) tally = count(tally, 0.5)
    expect(judge(tally, TEST).verdict).toBe('open')
    for (let i = 0; i < 20; i++) tally = count(tally, 0.5)
    expect(judge(tally, TEST)).toMatchObject({ verdict: 'accepted', mean: 0.5 })
  })

  it('takes the mean over the seats of one seed as one unit', () => {
    const games = [
      { mine: 1, others: [0, 0] },
      { mine: 0, others: [1, 0] },
      { mine: 0.5, others: [0.5, 0] },
    ]
    expect(unitOf(games)).toBeCloseTo((1 - 0.5 + 0.25) / 3)
  })
})
