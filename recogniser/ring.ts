import type { Grey } from './grey.ts'
import { type Plane } from './plane.ts'
import { RING } from './sheet/portal.ts'

/** How well the ring in the portal's middle is where a plane says it is: 1 if it is all there, 0 for anything. */
export function ringFit(grey: Grey, plane: Plane): number {
  const { width, height, values } = grey
  let [light, dark, squares, sum] = [0, 0, 0, 0]
  for (let i = 0; i < POINTS.length; i += 3) {
    const x = POINTS[i]!
    const y = POINTS[i + 1]!
    const w = plane[6]! * x + plane[7]! * y + plane[8]!
    const u = (plane[0]! * x + plane[1]! * y + plane[2]!) / w
    const v = (plane[3]! * x + plane[4]! * y + plane[5]!) / w
    if (!(w > 0 && u >= 1 && v >= 1 && u < width - 1 && v < height - 1)) return 0
    const left = (u - 0.5) | 0
    const top = (v - 0.5) | 0
    const at = top * width + left
    const upper = values[at]! + (values[at + 1]! - values[at]!) * (u - 0.5 - left)
    const lower = values[at + width]! + (values[at + width + 1]! - values[at + width]!) * (u - 0.5 - left)
    const value = upper + (lower - upper) * (v - 0.5 - top)
    sum += value
    squares += value * value
    if (POINTS[i + 2] === 1) light += value
    else dark += value
  }
  const all = POINTS.length / 3
  const spread = squares - (sum * sum) / all
  // A flat patch matches nothing.
  if (spread < all * 16) return 0
  // The correlation with 1 on light places and 0 on dark ones.
  const shade = light - (sum * LIGHT) / all
  return shade / Math.sqrt(spread * (LIGHT - (LIGHT * LIGHT) / all))
}

/** x, y, and whether the paper is bare there. */
const POINTS = points()
const LIGHT = POINTS.filter((value, i) => i % 3 === 2 && value === 1).length

function points(): Float64Array {
  const { inner, outer, pupil } = RING
  const circles = [
    [outer + 3.5, 1],
    [outer + 1.5, 1],
    [outer - 1.5, 0],
    [(inner + outer) / 2, 0],
    [inner + 1.5, 0],
    [inner - 1.5, 1],
    [(inner + pupil) / 2, 1],
    [pupil / 2, 0],
  ] as const
  const around = Array.from({ length: 20 }, (_, i) => (i * Math.PI) / 10)
  return Float64Array.from(
    circles.flatMap(([r, bare]) => around.flatMap(a => [r * Math.cos(a), r * Math.sin(a), bare])),
  )
}
