import { type Plane, product, project } from '../plane.ts'
import type { Point } from '../reading.ts'
import { SHEET } from '../sheet/portal.ts'
import type { Camera } from './scene.ts'

/** From millimetres on the table to pixels. */
export function seen(camera: Camera, width: number, height: number): Plane {
  const { focal, distance, tilt, towards, roll } = camera
  // Turned about an axis that lies in the table.
  const [ax, ay] = [Math.cos(towards), Math.sin(towards)]
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)]
  const leaning = Float64Array.of(
    c + ax * ax * (1 - c),
    ax * ay * (1 - c),
    0,
    ax * ay * (1 - c),
    c + ay * ay * (1 - c),
    0,
    -ay * s,
    ax * s,
    distance,
  )
  const turned = Float64Array.of(Math.cos(roll), -Math.sin(roll), 0, Math.sin(roll), Math.cos(roll), 0, 0, 0, 1)
  const lens = Float64Array.of(focal, 0, width / 2 + camera.x, 0, focal, height / 2 + camera.y, 0, 0, 1)
  return product(lens, product(turned, leaning))
}

/** The ends of the cross. */
export const CROSS: readonly Point[] = [-1, 1].flatMap(k => [
  { x: (k * SHEET) / 2, y: 0 },
  { x: 0, y: (k * SHEET) / 2 },
])

/** The camera moved so that all these places are in the frame: sideways if that will do, else farther off. */
export function framed(camera: Camera, width: number, height: number, places: readonly Point[], margin = 3): Camera {
  let fitting = camera
  for (let i = 0; i < 40; i++) {
    const plane = seen(fitting, width, height)
    const ends = places.map(({ x, y }) => project(plane, x, y))
    const left = Math.min(...ends.map(({ x }) => x)) - margin
    const right = width - margin - Math.max(...ends.map(({ x }) => x))
    const top = Math.min(...ends.map(({ y }) => y)) - margin
    const bottom = height - margin - Math.max(...ends.map(({ y }) => y))
    if (left >= 0 && right >= 0 && top >= 0 && bottom >= 0) return fitting
    fitting =
      left + right < 0 || top + bottom < 0
        ? { ...fitting, distance: fitting.distance * 1.05 }
        : { ...fitting, x: fitting.x + inside(left, right), y: fitting.y + inside(top, bottom) }
  }
  return fitting
}

/** How far to move so that neither gap is negative. */
function inside(before: number, after: number): number {
  if (before < 0) return -before
  return after < 0 ? after : 0
}
