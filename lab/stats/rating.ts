import { FastChance } from '@runatal/kernel'
import { type Duels, sumOfDuels } from './duels.ts'

/** A bot's strength in Elo points above the average of the bots of the run, with its 95 % interval. */
export interface Rating {
  bot: string
  points: number
  low: number
  high: number
}

/**
 * Ratings from the duels of each bundle, with intervals by bootstrap over bundles. Each pair gets one more duel on top:
 * drawn for the rating itself, so that a bot that never lost has a finite one; split at random each time for the
 * interval, so that it is as wide as such a bot's must be.
 */
export function ratings(bots: readonly string[], bundles: readonly Duels[]): Rating[] {
  const blocks = inBlocks(bots.length, bundles)
  const points = bradleyTerry(withOneMore(sumOfDuels(bots.length, blocks), () => 0.5))
  const chance = new FastChance(RESAMPLES, blocks.length)
  const drawn = Array.from({ length: RESAMPLES }, () => {
    const resample = blocks.map(() => blocks[chance.int(blocks.length)]!)
    return bradleyTerry(withOneMore(sumOfDuels(bots.length, resample), () => (chance.int(FINE) + 0.5) / FINE))
  })
  return bots.map((bot, i) => {
    const sorted = drawn.map(one => one[i]!).toSorted((a, b) => a - b)
    return { bot, points: points[i]!, low: quantile(sorted, 0.025), high: quantile(sorted, 0.975) }
  })
}

/** Bradley and Terry's model, fitted by Hunter's minorise-maximise steps, in Elo points that sum to 0. */
export function bradleyTerry(duels: Duels): number[] {
  const bots = duels.length
  let strength = Array<number>(bots).fill(1)
  for (let step = 0; step < 1000; step++) {
    const better = strength.map((mine, i) => {
      let wins = 0
      let weight = 0
      for (let j = 0; j < bots; j++) {
        if (j === i) continue
        wins += duels[i]![j]!
        weight += (duels[i]![j]! + duels[j]![i]!) / (mine + strength[j]!)
      }
      return wins / weight
    })
    const middle = Math.exp(better.reduce((total, one) => total + Math.log(one), 0) / bots)
    const next = better.map(one => one / middle)
    const moved = Math.max(...next.map((one, i) => Math.abs(Math.log(one / strength[i]!))))
    strength = next
    if (moved < 1e-9) break
  }
  return strength.map(one => 400 * Math.log10(one))
}

/** A quantile of sorted numbers, interpolated. */
export function quantile(sorted: readonly number[], q: number): number {
  const at = (sorted.length - 1) * q
  const below = sorted[Math.floor(at)]!
  return below + (sorted[Math.ceil(at)]! - below) * (at - Math.floor(at))
}

const RESAMPLES = 400
const FINE = 10_000
const MOST_BLOCKS = 1000

/** Many bundles are drawn in blocks: a bootstrap over a thousand blocks says the same as one over a million. */
function inBlocks(bots: number, bundles: readonly Duels[]): Duels[] {
  if (bundles.length <= MOST_BLOCKS) return [...bundles]
  return Array.from({ length: MOST_BLOCKS }, (_, block) =>
    sumOfDuels(
      bots,
      bundles.filter((_duels, i) => i % MOST_BLOCKS === block),
    ),
  )
}

/** One more duel between each two bots, of which the first gets the part that `split` says. */
function withOneMore(duels: Duels, split: () => number): Duels {
  for (let i = 0; i < duels.length; i++)
    for (let j = i + 1; j < duels.length; j++) {
      const part = split()
      duels[i]![j]! += part
      duels[j]![i]! += 1 - part
    }
  return duels
}
