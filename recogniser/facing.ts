import type { Grey } from './grey.ts'
import type { Plane } from './plane.ts'
import { DISC, MARKERS, TRIANGLE } from './sheet/portal.ts'

/** Whether the triangle is clearly where the plane says, and nowhere else: the first space is never mistaken. */
export function facing(grey: Grey, plane: Plane): boolean {
  const [first, ...others] = MARKERS.map((_, i) => triangleness(grey, plane, i))
  return first! > CLEARLY && others.every(other => first! - other > APART)
}

/** How much more like a triangle than like a disc. */
const CLEARLY = 0
const APART = 0.12

/** Points looked at around a marker: so many a side, over so many millimetres. */
const POINTS = 13
const ACROSS = 21

const discShape = shape((x, y) => x * x + y * y < DISC * DISC)
const triangleShapes = MARKERS.map(({ x, y }) => {
  // Pointing outwards: on the first marker as printed, on the others as if they were the first.
  const [upX, upY] = [x / 80, y / 80]
  return shape((px, py) => {
    const up = px * upX + py * upY
    const aside = Math.abs(py * upX - px * upY)
    return up > -TRIANGLE / 2 && up < TRIANGLE - aside * Math.sqrt(3)
  })
})

/** The correlation with a triangle less that with a disc; 0 where neither is seen. */
function triangleness({ width, height, values }: Grey, m: Plane, marker: number): number {
  const { x, y } = MARKERS[marker]!
  const seen = new Float32Array(POINTS * POINTS)
  for (let i = 0; i < seen.length; i++) {
    const px = x + offset(i % POINTS)
    const py = y + offset(Math.floor(i / POINTS))
    const w = m[6]! * px + m[7]! * py + m[8]!
    const u = ((m[0]! * px + m[1]! * py + m[2]!) / w) | 0
    const v = ((m[3]! * px + m[4]! * py + m[5]!) / w) | 0
    seen[i] = values[Math.min(height - 1, Math.max(0, v)) * width + Math.min(width - 1, Math.max(0, u))]!
  }
  if (!centred(seen)) return 0
  const disc = dot(seen, discShape)
  const triangle = dot(seen, triangleShapes[marker]!)
  return Math.max(disc, triangle) < 0.45 ? 0 : triangle - disc
}

function offset(i: number): number {
  return ((i + 0.5) / POINTS - 0.5) * ACROSS
}

/** A dark shape on light paper, made ready to correlate. */
function shape(inside: (x: number, y: number) => boolean): Float32Array {
  const values = Float32Array.from({ length: POINTS * POINTS }, (_, i) =>
    inside(offset(i % POINTS), offset(Math.floor(i / POINTS))) ? 0 : 255,
  )
  centred(values)
  return values
}

/** Takes the mean off and makes the length 1; not possible where there is nothing to see. */
function centred(values: Float32Array): boolean {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  let squares = 0
  for (let i = 0; i < values.length; i++) {
    values[i]! -= mean
    squares += values[i]! * values[i]!
  }
  if (squares < 50 * values.length) return false
  const length = Math.sqrt(squares)
  for (let i = 0; i < values.length; i++) values[i]! /= length
  return true
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}
