/**
 * A sequential test on paired games. One unit is one seed, played with the challenger in every seat in turn, and its
 * value is the mean over those games of (challenger's score - the others' mean score). The test may be asked after every
 * unit: it is built to be peeked at.
 */
export interface Test {
  /** The gain that counts as better; the test tells it apart from no gain at all. */
  gain: number
  /** How often a challenger with no gain may be accepted. */
  alpha: number
  /** How often a challenger with the full gain may be rejected. */
  beta: number
}

/** What has been seen so far; plain data, so that a run can be saved and resumed. */
export interface Tally {
  units: number
  sum: number
  squares: number
}

export type Verdict = 'accepted' | 'rejected' | 'open'

export interface Judgement {
  verdict: Verdict
  mean: number
  /** Bounds of the mean that hold at every moment together, whenever one stops (confidence 1 - alpha). */
  low: number
  high: number
}

export function emptyTally(): Tally {
  return { units: 0, sum: 0, squares: 0 }
}

export function count(tally: Tally, difference: number): Tally {
  return {
    units: tally.units + 1,
    sum: tally.sum + difference,
    squares: tally.squares + difference * difference,
  }
}

/** The difference of one unit: per game of the seed, the challenger's score and those of the others. */
export function unitOf(games: readonly { mine: number; others: readonly number[] }[]): number {
  return mean(games.map(({ mine, others }) => mine - mean(others)))
}

/**
 * Wald's test on the mean, with the spread as seen (as chess engines are tested): accepts when the results speak
 * (1 - beta) / alpha times more for the gain than for none, rejects when beta / (1 - alpha) times.
 */
export function judge(tally: Tally, { gain, alpha, beta }: Test): Judgement {
  const { units, sum } = tally
  if (units === 0) return { verdict: 'open', mean: 0, low: -Infinity, high: Infinity }
  const average = sum / units
  const variance = spread(tally, gain)
  const ratio = (gain * (sum - (units * gain) / 2)) / variance
  const decided = units >= FEWEST
  const verdict =
    decided && ratio >= Math.log((1 - beta) / alpha)
      ? 'accepted'
      : decided && ratio <= Math.log(beta / (1 - alpha))
        ? 'rejected'
        : 'open'
  const reach = anytimeReach(units, variance, alpha)
  return { verdict, mean: average, low: average - reach, high: average + reach }
}

/** Fewer units tell too little about the spread. */
const FEWEST = 10

/** The variance, with one unit of a doubtful kind thrown in: a run of equal results must not look certain. */
function spread({ units, sum, squares }: Tally, gain: number): number {
  const around = Math.max(0, squares - (sum * sum) / units)
  return (around + Math.max(4 * gain * gain, Number.MIN_VALUE)) / units
}

/** Half the width of a normal-mixture confidence sequence, tightest at about a hundred units. */
function anytimeReach(units: number, variance: number, alpha: number): number {
  const log = -2 * Math.log(alpha)
  const rho = (log + Math.log(log + 1)) / 100
  const grown = units * rho + 1
  return Math.sqrt((variance * 2 * grown * Math.log(Math.sqrt(grown) / alpha)) / (units * units * rho))
}

function mean(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length
}
