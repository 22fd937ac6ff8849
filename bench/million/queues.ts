/**
 * When each is done that comes to one of several counters, first come, first served; a counter has so many clerks. `counter`
 * says whose each is; without it there is one counter.
 */
export function queue(
  arrivals: Float64Array,
  counter: Uint32Array | undefined,
  counters: number,
  clerks: number,
  takes: () => number,
): Float64Array {
  const free = Array.from({ length: counters }, () => new Float64Array(clerks))
  const done = new Float64Array(arrivals.length)
  for (const i of inOrder(arrivals)) {
    const all = free[counter?.[i] ?? 0]!
    let first = 0
    for (let clerk = 1; clerk < clerks; clerk++) if (all[clerk]! < all[first]!) first = clerk
    all[first] = done[i] = Math.max(arrivals[i]!, all[first]!) + takes()
  }
  return done
}

/** When each is done where all who wait are served at once: a disk that writes what has come since it began the last time. */
export function servedTogether(arrivals: Float64Array, takes: number): Float64Array {
  const done = new Float64Array(arrivals.length)
  let begun = -Infinity
  for (const i of inOrder(arrivals)) {
    const at = arrivals[i]!
    // Who comes while it writes waits for the next time.
    if (at > begun) begun = Math.max(at, begun + takes)
    done[i] = begun + takes
  }
  return done
}

function inOrder(arrivals: Float64Array): Uint32Array {
  return Uint32Array.from(arrivals, (_, i) => i).toSorted((a, b) => arrivals[a]! - arrivals[b]!)
}
