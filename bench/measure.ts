/** Something to measure, and how fast it was. */
export class Contender {
  /** Does a short batch of work (a fraction of a millisecond or more) and says how much it did. */
  readonly work: () => number
  /** Makes the next batch ready, outside the measured time. */
  readonly prepare: () => void
  /** Round by round: units of work per second of CPU time. */
  readonly rates: number[] = []

  constructor(work: () => number, prepare = () => {}) {
    this.work = work
    this.prepare = prepare
  }
}

/** How long to measure, and whom to tell how far it is. */
export interface Pace {
  /** Milliseconds of CPU time that one contender gets before the next one's turn. */
  slice: number
  rounds: number
  progress(done: number, of: number): void
}

/**
 * Lets contenders work in turns, slice by slice, so that a neighbour who loads the machine disturbs them all alike. The
 * first slices warm up and do not count.
 */
export function race(contenders: readonly Contender[], pace: Pace): void {
  const warmUp = Math.ceil(pace.rounds / 4)
  const slices = contenders.length * (warmUp + pace.rounds)
  let done = 0
  for (let round = 0; round < warmUp + pace.rounds; round++)
    for (const contender of contenders) {
      const rate = workFor(pace.slice * 1000, contender)
      if (round >= warmUp) contender.rates.push(rate)
      pace.progress(++done, slices)
    }
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** How far apart the middle half of the values lies, in per cent of their median. */
export function spread(values: readonly number[]): number {
  return (100 * (quantile(values, 0.75) - quantile(values, 0.25))) / median(values)
}

/** Works for so many microseconds of CPU time; all threads count, so that nobody hides the cost of cleaning up. */
function workFor(budget: number, contender: Contender): number {
  let units = 0
  let spent = 0
  while (spent < budget) {
    contender.prepare()
    const before = process.cpuUsage()
    units += contender.work()
    const { user, system } = process.cpuUsage(before)
    spent += user + system
  }
  return (units * 1_000_000) / spent
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = part * (sorted.length - 1)
  const low = sorted[Math.floor(at)]!
  return low + (sorted[Math.ceil(at)]! - low) * (at - Math.floor(at))
}
