/**
 * How long a bot may think: so many playouts (repeatable), so many milliseconds (as the machine allows), or both,
 * whichever are over first.
 */
export interface Budget {
  playouts?: number
  ms?: number
}

/** A running budget: `spent()` goes from 0 to 1, one step a playout or as time passes. */
export interface Meter {
  spent(): number
}

export function start({ playouts = Infinity, ms }: Budget): Meter {
  let done = 0
  if (ms === undefined) return { spent: () => done++ / playouts }
  const from = performance.now()
  return { spent: () => Math.max(done++ / playouts, (performance.now() - from) / ms) }
}
