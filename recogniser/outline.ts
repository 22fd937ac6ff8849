import { ACROSS, type Patch, POINTS, STEP } from './patch.ts'

/** Something that lies on the paper, in millimetres of its patch, the middle being 0, 0. */
export interface Lying {
  readonly x: number
  readonly y: number
  /** Square millimetres. */
  readonly area: number
}

/**
 * The largest thing on a patch of paper: the paper is flooded from the rim, and what stays dry lies on it, with whatever
 * is white inside. `ink` says how far from white counts.
 */
export function lying(patch: Patch, ink: number): Lying | undefined {
  wet.fill(0)
  let count = 0
  const soak = (i: number) => {
    if (wet[i] !== 0 || inkAt(patch, i) > ink) return
    wet[i] = 1
    queue[count++] = i
  }
  for (let i = 0; i < POINTS; i++) {
    soak(i)
    soak(i * POINTS)
    soak(i * POINTS + POINTS - 1)
    soak((POINTS - 1) * POINTS + i)
  }
  for (let next = 0; next < count; next++) {
    const at = queue[next]!
    const x = at % POINTS
    if (x > 0) soak(at - 1)
    if (x < POINTS - 1) soak(at + 1)
    if (at >= POINTS) soak(at - POINTS)
    if (at < POINTS * (POINTS - 1)) soak(at + POINTS)
  }
  return largestDry()
}

const wet = new Uint8Array(POINTS * POINTS)
const queue = new Int32Array(POINTS * POINTS)

function inkAt({ red, green, blue }: Patch, i: number): number {
  return 1 - Math.min(red[i]!, green[i]!, blue[i]!)
}

const DRY = 0
const WET = 1
const RIM = 2
const TAKEN = 3

/** A point at the edge is shaved off first, so that thin lines do not count and do not join things. */
function largestDry(): Lying | undefined {
  for (let i = 0; i < wet.length; i++) {
    if (wet[i] !== DRY) continue
    const x = i % POINTS
    const inner = x > 0 && x < POINTS - 1 && i >= POINTS && i < POINTS * (POINTS - 1)
    const near = inner && [i - 1, i + 1, i - POINTS, i + POINTS].some(j => wet[j] === WET)
    if (!inner || near) wet[i] = RIM
  }
  let best: { x: number; y: number; count: number } | undefined
  for (let start = 0; start < wet.length; start++) {
    if (wet[start] !== DRY) continue
    const found = take(start)
    if (found.count > (best?.count ?? 0)) best = found
  }
  if (!best) return undefined
  const side = Math.sqrt(best.count) + 2
  return {
    x: (best.x + 0.5) * STEP - ACROSS / 2,
    y: (best.y + 0.5) * STEP - ACROSS / 2,
    area: side * side * STEP * STEP,
  }
}

function take(start: number): { x: number; y: number; count: number } {
  let count = 1
  let [sx, sy] = [0, 0]
  queue[0] = start
  wet[start] = TAKEN
  for (let next = 0; next < count; next++) {
    const at = queue[next]!
    const x = at % POINTS
    sx += x
    sy += (at - x) / POINTS
    for (const j of [at - 1, at + 1, at - POINTS, at + POINTS])
      if (wet[j] === DRY) {
        wet[j] = TAKEN
        queue[count++] = j
      }
  }
  return { x: sx / count, y: sy / count, count }
}
