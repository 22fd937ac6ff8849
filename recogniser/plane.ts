import type { Point } from './reading.ts'

/** A projective map between two planes: nine numbers, row by row. */
export type Plane = Float64Array

/** Where a point goes. */
export function project(plane: Plane, x: number, y: number): Point {
  const w = plane[6]! * x + plane[7]! * y + plane[8]!
  return {
    x: (plane[0]! * x + plane[1]! * y + plane[2]!) / w,
    y: (plane[3]! * x + plane[4]! * y + plane[5]!) / w,
  }
}

/** How much larger areas become around a point; negative where the map turns the plane over. */
export function growth(plane: Plane, x: number, y: number): number {
  const w = plane[6]! * x + plane[7]! * y + plane[8]!
  return determinant(plane) / (w * w * w)
}

/** The map that takes the four points `from` to the four points `to`; none if three of them lie on a line. */
export function throughFour(from: readonly Point[], to: readonly Point[]): Plane | undefined {
  const a = fromSquare(from)
  const b = fromSquare(to)
  const back = a && inverse(a)
  return b && back && product(b, back)
}

export function inverse(m: Plane): Plane | undefined {
  const d = determinant(m)
  if (Math.abs(d) < 1e-12) return undefined
  const [a, b, c, e, f, g, h, i, j] = [m[0]!, m[1]!, m[2]!, m[3]!, m[4]!, m[5]!, m[6]!, m[7]!, m[8]!]
  return Float64Array.of(
    (f * j - g * i) / d,
    (c * i - b * j) / d,
    (b * g - c * f) / d,
    (g * h - e * j) / d,
    (a * j - c * h) / d,
    (c * e - a * g) / d,
    (e * i - f * h) / d,
    (b * h - a * i) / d,
    (a * f - b * e) / d,
  )
}

export function product(a: Plane, b: Plane): Plane {
  const out = new Float64Array(9)
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++)
      out[row * 3 + column] =
        a[row * 3]! * b[column]! + a[row * 3 + 1]! * b[3 + column]! + a[row * 3 + 2]! * b[6 + column]!
  return out
}

function determinant(m: Plane): number {
  return (
    m[0]! * (m[4]! * m[8]! - m[5]! * m[7]!) -
    m[1]! * (m[3]! * m[8]! - m[5]! * m[6]!) +
    m[2]! * (m[3]! * m[7]! - m[4]! * m[6]!)
  )
}

/** From the unit square, corner by corner. */
function fromSquare([p, q, r, s]: readonly Point[]): Plane | undefined {
  if (!p || !q || !r || !s) return undefined
  const [dx1, dx2, sx] = [q.x - r.x, s.x - r.x, p.x - q.x + r.x - s.x]
  const [dy1, dy2, sy] = [q.y - r.y, s.y - r.y, p.y - q.y + r.y - s.y]
  const d = dx1 * dy2 - dx2 * dy1
  if (Math.abs(d) < 1e-9) return undefined
  const g = (sx * dy2 - dx2 * sy) / d
  const h = (dx1 * sy - sx * dy1) / d
  return Float64Array.of(
    q.x - p.x + g * q.x,
    s.x - p.x + h * s.x,
    p.x,
    q.y - p.y + g * q.y,
    s.y - p.y + h * s.y,
    p.y,
    g,
    h,
    1,
  )
}
