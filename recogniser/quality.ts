import type { Grey } from './grey.ts'

/** What is wrong with a picture as a whole, if anything: said when it could not be read. */
export function badPicture({ width, height, values }: Grey): 'tooDark' | 'tooBright' | 'blurred' | undefined {
  const shades = new Uint32Array(256)
  const near = new Uint32Array(256)
  const far = new Uint32Array(256)
  let count = 0
  for (let y = 0; y < height; y += 3)
    for (let x = FAR; x < width - FAR; x += 2) {
      const at = y * width + x
      shades[values[at]!]!++
      near[Math.abs(values[at + 1]! - values[at - 1]!)]!++
      far[Math.abs(values[at + FAR]! - values[at - FAR]!)]!++
      count++
    }
  if (top(shades, count, 0.02) < DARK) return 'tooDark'
  if (top(shades, count, DAZZLED) >= 253) return 'tooBright'
  // Across a sharp edge the shade changes at once; across a blurred one it takes its time.
  const edge = top(far, count, STEEPEST)
  return edge > EDGE && top(near, count, STEEPEST) < edge * SHARP ? 'blurred' : undefined
}

/** Pixels to each side over which even a blurred edge is crossed. */
const FAR = 8

/** White paper is at least so bright, or it is lost in noise; no more than so large a share is pure white. */
const DARK = 32
const DAZZLED = 0.35
/** Among so many of the steepest places an edge changes the shade by so much, and by such a part of it at once. */
const STEEPEST = 0.003
const EDGE = 40
const SHARP = 0.28

/** The value that such a share of all reaches. */
function top(histogram: Uint32Array, count: number, share: number): number {
  let sum = 0
  for (let value = 255; value > 0; value--) {
    sum += histogram[value]!
    if (sum > count * share) return value
  }
  return 0
}
