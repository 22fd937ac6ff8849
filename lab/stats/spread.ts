import { quantile } from './rating.ts'

/** How numbers are spread: scores of a bot, or lengths of games. */
export interface Spread {
  n: number
  mean: number
  deviation: number
  least: number
  quarter: number
  median: number
  threeQuarters: number
  most: number
}

/** Bars of equal width: bar i counts the numbers from `from + i * width` up to, and without, the next. */
export interface Histogram {
  from: number
  width: number
  counts: number[]
}

export function spreadOf(numbers: readonly number[]): Spread | undefined {
  if (numbers.length === 0) return undefined
  const sorted = numbers.toSorted((a, b) => a - b)
  const mean = numbers.reduce((a, b) => a + b, 0) / numbers.length
  const squares = numbers.reduce((total, one) => total + (one - mean) ** 2, 0)
  return {
    n: numbers.length,
    mean,
    deviation: numbers.length > 1 ? Math.sqrt(squares / (numbers.length - 1)) : 0,
    least: sorted[0]!,
    quarter: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    threeQuarters: quantile(sorted, 0.75),
    most: sorted.at(-1)!,
  }
}

/** Histograms of several lists on the same bars, so that they can be compared. */
export function histograms(lists: readonly (readonly number[])[], mostBars = 24): Histogram[] {
  let least = Infinity
  let most = -Infinity
  for (const list of lists)
    for (const one of list) {
      least = Math.min(least, one)
      most = Math.max(most, one)
    }
  if (least > most) return lists.map(() => ({ from: 0, width: 1, counts: [] }))
  const width = roundWidth(least, most, mostBars)
  const from = Math.floor(least / width) * width
  const bars = Math.floor((most - from) / width) + 1
  return lists.map(list => {
    const counts = Array<number>(bars).fill(0)
    for (const one of list) counts[Math.floor((one - from) / width)]!++
    return { from, width, counts }
  })
}

/** The smallest of 1, 2, 5, 10, 20, … that needs no more bars than allowed. */
function roundWidth(least: number, most: number, mostBars: number): number {
  for (let ten = 1; ; ten *= 10)
    for (const step of [1, 2, 5]) {
      const width = step * ten
      if (Math.floor(most / width) - Math.floor(least / width) < mostBars) return width
    }
}
