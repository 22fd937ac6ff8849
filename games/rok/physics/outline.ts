import { STONE_SIZE } from '../content/disc.ts'

/** A stone's shape: twelve directions as literals, five rings, rounded. What is simulated is what is drawn. */

const [A, B] = [0.8660254037844386, 0.5]
export const TWELVE: readonly (readonly [number, number])[] = [
  [1, 0],
  [A, B],
  [B, A],
  [0, 1],
  [-B, A],
  [-A, B],
  [-1, 0],
  [-A, -B],
  [-B, -A],
  [0, -1],
  [B, -A],
  [A, -B],
]

/** Heights and widths of the rings, as parts of the half axes. */
const RINGS: readonly (readonly [height: number, width: number])[] = [
  [0, 1],
  [0.55, 0.93],
  [-0.55, 0.93],
  [1, 0.68],
  [-1, 0.68],
]

/** In millimetres. The rounding lies outside the hull's points. */
export const BORDER = 3.6

/** Points of the hull, in units of so many millimetres, the engraved side up (y). */
export function hullPoints(unit: number): Float32Array {
  const { length, width, height } = STONE_SIZE
  const points = RINGS.flatMap(([up, part]) =>
    TWELVE.flatMap(([x, z]) => [
      (((length / 2) * part - BORDER) * x) / unit,
      ((height / 2 - BORDER) * up) / unit,
      (((width / 2) * part - BORDER) * z) / unit,
    ]),
  )
  return new Float32Array(points)
}
