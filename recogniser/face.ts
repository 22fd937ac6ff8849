/** A tile's face: lightness along circles round its middle, so that to turn the tile is to shift the numbers. */
const CIRCLES = 12
export const ANGLES = 64

/** Millimetres from one circle to the next; the glyph ends within the last. */
const CIRCLE_STEP = 0.92

const COS = Float64Array.from({ length: ANGLES }, (_, i) => Math.cos((2 * Math.PI * i) / ANGLES))
const SIN = Float64Array.from({ length: ANGLES }, (_, i) => Math.sin((2 * Math.PI * i) / ANGLES))

/** Reads a face off square values of `size` points a side, `step` millimetres apart, around x, y (in points). */
export function faceOf(values: Float32Array, size: number, step: number, x: number, y: number): Float32Array {
  const face = new Float32Array(CIRCLES * ANGLES)
  for (let circle = 0; circle < CIRCLES; circle++) {
    const radius = ((circle + 0.5) * CIRCLE_STEP) / step
    for (let angle = 0; angle < ANGLES; angle++) {
      const px = Math.min(size - 1.001, Math.max(0, x + radius * COS[angle]!))
      const py = Math.min(size - 1.001, Math.max(0, y + radius * SIN[angle]!))
      const left = px | 0
      const top = py | 0
      const at = top * size + left
      const upper = values[at]! + (values[at + 1]! - values[at]!) * (px - left)
      const lower = values[at + size]! + (values[at + size + 1]! - values[at + size]!) * (px - left)
      face[circle * ANGLES + angle] = upper + (lower - upper) * (py - top)
    }
  }
  return face
}

/**
 * Made ready to compare: mean and slope taken off, so that light from one side does not matter; outer circles counting
 * more, since they are longer; of length 1.
 */
export function ready(face: ArrayLike<number>): Float32Array {
  let [mean, across, down] = [0, 0, 0]
  for (let i = 0; i < face.length; i++) {
    const weighed = face[i]! * WEIGHTS[i]!
    mean += weighed
    across += weighed * X[i]!
    down += weighed * Y[i]!
  }
  mean /= TOTAL
  across /= TOTAL_SLOPE
  down /= TOTAL_SLOPE
  const out = new Float32Array(face.length)
  let squares = 0
  for (let i = 0; i < face.length; i++) {
    const off = (face[i]! - mean - across * X[i]! - down * Y[i]!) * ROOTS[i]!
    squares += off * off
    out[i] = off
  }
  const length = Math.sqrt(Math.max(squares, 1e-3))
  for (let i = 0; i < out.length; i++) out[i]! /= length
  return out
}

/** How alike two faces are, made ready, one turned by so many angles: 1 if they are the same. */
export function alike(face: Float32Array, other: Float32Array, turn: number): number {
  let sum = 0
  for (let circle = 0; circle < CIRCLES; circle++) {
    const row = circle * ANGLES
    const rest = ANGLES - turn
    for (let i = 0; i < rest; i++) sum += face[row + i]! * other[row + i + turn]!
    for (let i = rest; i < ANGLES; i++) sum += face[row + i]! * other[row + i - rest]!
  }
  return sum
}

const PLACES = Array.from({ length: CIRCLES * ANGLES }, (_, i) => ({
  radius: Math.floor(i / ANGLES) + 0.5,
  angle: i % ANGLES,
}))
const WEIGHTS = Float32Array.from(PLACES, ({ radius }) => radius)
const ROOTS = WEIGHTS.map(Math.sqrt)
const X = Float32Array.from(PLACES, ({ radius, angle }) => radius * COS[angle]!)
const Y = Float32Array.from(PLACES, ({ radius, angle }) => radius * SIN[angle]!)
const TOTAL = WEIGHTS.reduce((sum, weight) => sum + weight, 0)
const TOTAL_SLOPE = WEIGHTS.reduce((sum, weight, i) => sum + weight * X[i]! ** 2, 0)
