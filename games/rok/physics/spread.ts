import { DISC_RADIUS, STONE_SIZE } from '../content/disc.ts'
import { TWELVE } from './outline.ts'

/** Pushes resting stones apart so that none hides more than 30 % of another (ROK-053). Plane geometry, millimetres. */

export interface Spot {
  x: number
  y: number
  /** The long axis, as a unit vector. */
  ax: number
  ay: number
}

export function spread(spots: Spot[]): void {
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false
    for (let i = 0; i < spots.length; i++)
      for (let j = i + 1; j < spots.length; j++)
        if (pushApart(spots[i]!, spots[j]!, TWELVE[(5 * i + 7 * j) % 12]!)) moved = true
    for (const spot of spots) keepInside(spot)
    if (!moved) return
  }
}

/** The part of one stone that another covers, or is covered by. */
export function hiddenPart(a: Spot, b: Spot): number {
  const far = STONE_SIZE.length
  const [dx, dy] = [a.x - b.x, a.y - b.y]
  if (dx * dx + dy * dy >= far * far) return 0
  return area(clip(outline(a), outline(b))) / AREA
}

const ROUNDS = 400
const STEP = 2
/** A little less than allowed, so that rounding to tenths cannot break it. */
const AIM = 0.28

function pushApart(a: Spot, b: Spot, [sideX, sideY]: Point): boolean {
  if (hiddenPart(a, b) <= AIM) return false
  const dx = b.x - a.x
  const dy = b.y - a.y
  const distance = Math.sqrt(dx * dx + dy * dy)
  // Exactly on top of each other, any way will do.
  const [ux, uy] = distance < 0.01 ? [sideX, sideY] : [dx / distance, dy / distance]
  a.x -= (ux * STEP) / 2
  a.y -= (uy * STEP) / 2
  b.x += (ux * STEP) / 2
  b.y += (uy * STEP) / 2
  return true
}

function keepInside(spot: Spot) {
  const most = DISC_RADIUS - STONE_SIZE.width / 2
  const squared = spot.x * spot.x + spot.y * spot.y
  if (squared <= most * most) return
  const part = most / Math.sqrt(squared)
  spot.x *= part
  spot.y *= part
}

type Point = readonly [x: number, y: number]

function outline({ x, y, ax, ay }: Spot): Point[] {
  return TWELVE.map(([u, v]) => {
    const along = (STONE_SIZE.length / 2) * u
    const across = (STONE_SIZE.width / 2) * v
    return [x + along * ax - across * ay, y + along * ay + across * ax]
  })
}

function area(points: readonly Point[]): number {
  let sum = 0
  for (const [i, [x, y]] of points.entries()) {
    const [nx, ny] = points[(i + 1) % points.length]!
    sum += x * ny - nx * y
  }
  return Math.abs(sum) / 2
}

/** What two convex shapes have in common (Sutherland and Hodgman). */
function clip(subject: Point[], frame: readonly Point[]): Point[] {
  let points = subject
  for (const [i, from] of frame.entries()) {
    const to = frame[(i + 1) % frame.length]!
    const side = ([x, y]: Point) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])
    const kept: Point[] = []
    for (const [k, here] of points.entries()) {
      const next = points[(k + 1) % points.length]!
      const [a, b] = [side(here), side(next)]
      if (a >= 0) kept.push(here)
      if (a >= 0 !== b >= 0) {
        const part = a / (a - b)
        kept.push([here[0] + part * (next[0] - here[0]), here[1] + part * (next[1] - here[1])])
      }
    }
    points = kept
  }
  return points
}

const AREA = area(outline({ x: 0, y: 0, ax: 1, ay: 0 }))
