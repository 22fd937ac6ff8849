import type { Grey } from './grey.ts'
import type { Plane } from './plane.ts'
import { DISC, MARKERS, TRIANGLE } from './sheet/portal.ts'

/**
 * Which of the plane's marks is the triangle, if that is beyond doubt: the first space is never mistaken. Where a mark is
 * hidden (or -1), the triangle is clearly one of the others, or all the others are clearly discs.
 */
export function facing(grey: Grey, plane: Plane, hidden: number): number | undefined {
  const all = MARKERS.map((_, i) => triangleness(grey, plane, i))
  const shown = all.filter((_, i) => i !== hidden)
  const most = Math.max(...shown)
  const apart = shown.filter(other => most - other < APART).length === 1
  if (hidden < 0) return apart && most > HARDLY_DISC ? all.indexOf(most) : undefined
  if (most < SURELY_DISC) return hidden
  return apart && most > SURELY_TRIANGLE ? all.indexOf(most) : undefined
}

/** How clearly all four marks are such, by the worst of them: a triangle or a disc on bare paper. */
export function marked(grey: Grey, plane: Plane): number {
  return Math.min(...MARKERS.map((_, i) => Math.max(...shapesAt(grey, plane, i))))
}

/** How much more like a triangle than like a disc. */
const SURELY_TRIANGLE = 0.04
const HARDLY_DISC = -0.06
const SURELY_DISC = -0.09
const APART = 0.1

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
function triangleness(grey: Grey, plane: Plane, marker: number): number {
  const [triangle, disc] = shapesAt(grey, plane, marker)
  return Math.max(disc, triangle) < 0.45 ? 0 : triangle - disc
}

/** The correlations with a triangle and with a disc. */
function shapesAt({ width, height, values }: Grey, m: Plane, marker: number): readonly [number, number] {
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
  return centred(seen) ? [dot(seen, triangleShapes[marker]!), dot(seen, discShape)] : [0, 0]
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
