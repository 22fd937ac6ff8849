/** How long a bot may think: so many playouts (repeatable), or so many milliseconds (as the machine allows). */
export type Budget = { playouts: number } | { ms: number }

/** A running budget: `spent()` goes from 0 to 1, one step a playout or as time passes. */
export interface Meter {
  spent(): number
}

export function start(budget: Budget): Meter {
  if ('playouts' in budget) {
    let done = 0
    return { spent: () => done++ / budget.playouts }
  }
  const from = performance.now()
  return { spent: () => (performance.now() - from) / budget.ms }
}
