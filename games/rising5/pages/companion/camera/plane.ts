import type { Corners, Point } from '@runatal/recogniser'

/** Draws on a plane seen by the camera: from the unit square, top left first, to the four corners in the picture. */
export function plane([a, b, c, d]: Corners): (x: number, y: number) => Point {
  const sx = a.x - b.x + c.x - d.x
  const sy = a.y - b.y + c.y - d.y
  const ux = b.x - c.x
  const uy = b.y - c.y
  const vx = d.x - c.x
  const vy = d.y - c.y
  const area = ux * vy - vx * uy
  const g = (sx * vy - vx * sy) / area
  const h = (ux * sy - sx * uy) / area
  return (x, y) => {
    const w = g * x + h * y + 1
    return {
      x: ((b.x - a.x + g * b.x) * x + (d.x - a.x + h * d.x) * y + a.x) / w,
      y: ((b.y - a.y + g * b.y) * x + (d.y - a.y + h * d.y) * y + a.y) / w,
    }
  }
}
