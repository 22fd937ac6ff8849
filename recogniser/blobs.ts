import type { Grey } from './grey.ts'

/** A dark patch of connected pixels, by what stays the same however it is seen. */
export interface Blob {
  readonly x: number
  readonly y: number
  readonly area: number
  /** Its area beside that of the ellipse with the same moments: 1 for a disc, 0.83 for a triangle, seen from anywhere. */
  readonly roundness: number
  /** Third moments once slant and stretch are taken out: 0 for whatever is symmetric, large for a triangle. */
  readonly skew: number
}

/** Pixels darker than `share` of the mean around them, `reach` pixels to each side, gathered into blobs. */
export function darkBlobs(grey: Grey, reach: number, share: number): Blob[] {
  const memory = memoryFor(grey.width, grey.height)
  sums(grey, memory.sums)
  mark(grey, memory, reach, share)
  return gather(grey, memory)
}

interface Memory {
  readonly sums: Int32Array
  readonly mask: Uint8Array
  readonly queue: Int32Array
}

let kept: Memory & { width: number; height: number } = {
  width: 0,
  height: 0,
  sums: new Int32Array(0),
  mask: new Uint8Array(0),
  queue: new Int32Array(0),
}

function memoryFor(width: number, height: number): Memory {
  if (kept.width !== width || kept.height !== height)
    kept = {
      width,
      height,
      sums: new Int32Array((width + 1) * (height + 1)),
      mask: new Uint8Array(width * height),
      queue: new Int32Array(width * height),
    }
  return kept
}

/** At each corner of a pixel, the sum of all pixels above and to the left. */
function sums({ width, height, values }: Grey, out: Int32Array): void {
  const row = width + 1
  for (let y = 0; y < height; y++) {
    let sum = 0
    for (let x = 0; x < width; x++) {
      sum += values[y * width + x]!
      out[(y + 1) * row + x + 1] = out[y * row + x + 1]! + sum
    }
  }
}

function mark({ width, height, values }: Grey, memory: Memory, reach: number, share: number): void {
  const { sums: table, mask } = memory
  const row = width + 1
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - reach)
    const below = Math.min(height, y + reach + 1)
    const tall = below - above
    const top = above * row
    const bottom = below * row
    for (let x = 0; x < width; x++) {
      const left = x > reach ? x - reach : 0
      const right = x + reach < width ? x + reach + 1 : width
      const sum = table[bottom + right]! - table[top + right]! - table[bottom + left]! + table[top + left]!
      mask[y * width + x] = values[y * width + x]! * (right - left) * tall < sum * share ? 1 : 0
    }
  }
}

/** Smaller ones cannot be told from noise; larger ones are no markers. */
const SMALLEST = 36
const LARGEST = 1 / 120

function gather({ width, height }: Grey, { mask, queue }: Memory): Blob[] {
  const found: Blob[] = []
  const largest = width * height * LARGEST
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] !== 1) continue
    const { count, whole } = flood(mask, queue, start, width, height)
    if (!whole || count < SMALLEST || count > largest) continue
    const blob = measure(queue, count, width)
    if (blob) found.push(blob)
  }
  return found
}

/** Takes a blob's pixels into the queue; one that touches the frame's edge is not whole. */
function flood(mask: Uint8Array, queue: Int32Array, start: number, width: number, height: number) {
  let count = 1
  let whole = true
  queue[0] = start
  mask[start] = 2
  for (let next = 0; next < count; next++) {
    const at = queue[next]!
    const x = at % width
    if (x === 0 || x === width - 1 || at < width || at >= width * (height - 1)) {
      whole = false
      continue
    }
    // Written out, since it runs for every dark pixel of every frame.
    if (mask[at - 1] === 1) {
      mask[at - 1] = 2
      queue[count++] = at - 1
    }
    if (mask[at + 1] === 1) {
      mask[at + 1] = 2
      queue[count++] = at + 1
    }
    if (mask[at - width] === 1) {
      mask[at - width] = 2
      queue[count++] = at - width
    }
    if (mask[at + width] === 1) {
      mask[at + width] = 2
      queue[count++] = at + width
    }
  }
  return { count, whole }
}

function measure(queue: Int32Array, count: number, width: number): Blob | undefined {
  let [sx, sy] = [0, 0]
  for (let i = 0; i < count; i++) {
    const x = queue[i]! % width
    sx += x
    sy += (queue[i]! - x) / width
  }
  const cx = sx / count
  const cy = sy / count
  let [xx, xy, yy] = [0, 0, 0]
  for (let i = 0; i < count; i++) {
    const column = queue[i]! % width
    const x = column - cx
    const y = (queue[i]! - column) / width - cy
    xx += x * x
    xy += x * y
    yy += y * y
  }
  // A pixel is a square, not a point.
  xx = xx / count + 1 / 12
  yy = yy / count + 1 / 12
  xy /= count
  const spread = Math.sqrt(xx * yy - xy * xy)
  const roundness = count / (4 * Math.PI * spread)
  if (!(roundness > 0.7)) return undefined
  return { x: cx + 0.5, y: cy + 0.5, area: count, roundness, skew: skew(queue, count, width, cx, cy, xx, xy, yy) }
}

function skew(
  queue: Int32Array,
  count: number,
  width: number,
  cx: number,
  cy: number,
  xx: number,
  xy: number,
  yy: number,
): number {
  const a = Math.sqrt(xx)
  const b = xy / a
  const c = Math.sqrt(Math.max(1e-9, yy - b * b))
  let [uuu, uuv, uvv, vvv] = [0, 0, 0, 0]
  for (let i = 0; i < count; i++) {
    const column = queue[i]! % width
    const u = (column - cx) / a
    const v = ((queue[i]! - column) / width - cy - b * u) / c
    uuu += u * u * u
    uuv += u * u * v
    uvv += u * v * v
    vvv += v * v * v
  }
  return Math.sqrt(uuu * uuu + 3 * uuv * uuv + 3 * uvv * uvv + vvv * vvv) / count
}
