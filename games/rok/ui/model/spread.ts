import type { Lying } from '../../rules/types.ts'
import type { Size } from '../hooks.ts'
import type { Frame } from './place.ts'

/** So far apart, in pixels, are the middles of stones that a finger has to tell apart. */
export const APART = 55

/**
 * Where stones are shown while fingers reach for them: those that lie over each other ease apart. Positions only, never
 * signs (ROK-069): face up or down is all that it looks at. Gives millimetres of the table, by tag.
 */
export function spread(table: Lying, frame: Frame, size: Size, least = APART): Map<number, [x: number, y: number]> {
  const { scale, cos, sin } = frame
  const points = table.tag.map((tag, i) => {
    const [x, y] = [table.x[i]!, -table.y[i]!]
    return { tag, up: table.up[i]!, x: (x * cos - y * sin) * scale, y: (x * sin + y * cos) * scale }
  })
  const [width, height] = [Math.max(least, size.width / 2 - EDGE), Math.max(least, size.height / 2 - EDGE)]
  for (let round = 0; round < ROUNDS; round++) {
    let isMoved = false
    for (const [i, a] of points.entries()) {
      // The Destiny rune lies in the middle and stays there.
      isMoved = part(a, { x: 0, y: 0, up: true }, least, 2, 0) || isMoved
      for (const b of points.slice(i + 1)) isMoved = part(a, b, least, 1, 1) || isMoved
    }
    for (const point of points) {
      point.x = Math.min(width, Math.max(-width, point.x))
      point.y = Math.min(height, Math.max(-height, point.y))
    }
    if (!isMoved) break
  }
  return new Map(points.map(({ tag, x, y }) => [tag, [(x * cos + y * sin) / scale, -(y * cos - x * sin) / scale]]))
}

interface Point {
  x: number
  y: number
  up: boolean
}

/** Pushes two apart, each by its share. Two that lie face down need not be told apart. */
function part(a: Point, b: Point, least: number, shareA: number, shareB: number): boolean {
  const [dx, dy] = [b.x - a.x || 0.01, b.y - a.y || 0.01]
  const far = Math.hypot(dx, dy)
  const need = a.up || b.up ? least : least * 0.7
  if (far >= need - 0.01) return false
  const push = (need - far) / 2 / far
  a.x -= dx * push * shareA
  a.y -= dy * push * shareA
  b.x += dx * push * shareB
  b.y += dy * push * shareB
  return true
}

const ROUNDS = 200
/** Half a stone stays inside. */
const EDGE = 30
