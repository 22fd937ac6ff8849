import { HEX_COUNT, NEIGHBOURS, ROW_COUNT } from '../../content/map.ts'

/** Where hexes lie on the drawn map, in the units of its viewBox. Flat tops, seen a little from the side. */

export interface Point {
  x: number
  y: number
}

export const RADIUS = 40
export const SQUASH = 0.9
export const MARGIN = 32
const HIGH = Math.sqrt(3) * RADIUS * SQUASH
const COLUMNS = HEX_COUNT / ROW_COUNT

export const WIDTH = Math.round(RADIUS * (1.5 * (COLUMNS - 1) + 2) + 2 * MARGIN)
export const HEIGHT = Math.round(HIGH * (ROW_COUNT + 0.5) + 2 * MARGIN)

export function centre(hex: number): Point {
  return CENTRES[hex]!
}

const CENTRES: readonly Point[] = Array.from({ length: HEX_COUNT }, (_, hex) => {
  const column = Math.floor(hex / ROW_COUNT)
  const row = hex % ROW_COUNT
  return {
    x: MARGIN + RADIUS + 1.5 * RADIUS * column,
    y: MARGIN + HIGH / 2 + HIGH * row + (column % 2 === 1 ? HIGH / 2 : 0),
  }
})

/** The six corners, `size` times as far out as they are. */
export function corners(hex: number, size = 1): Point[] {
  const { x, y } = centre(hex)
  return [0, 1, 2, 3, 4, 5].map(i => {
    const angle = (i * Math.PI) / 3
    return { x: x + RADIUS * size * Math.cos(angle), y: y + RADIUS * size * SQUASH * Math.sin(angle) }
  })
}

/** The two corners that neighbours share. */
export function sharedEdge(a: number, b: number): Point[] {
  const others = corners(b)
  return corners(a).filter(one => others.some(other => Math.hypot(one.x - other.x, one.y - other.y) < 1))
}

/** A hex as an SVG path. */
export function hexPath(hex: number, size = 1): string {
  return `M${corners(hex, size).map(written).join('L')}Z`
}

/** The border of a set of hexes as one SVG path: every edge that has none of them on its other side. */
export function outline(hexes: ReadonlySet<number>): string {
  const next = new Map<string, Point[][]>()
  for (const hex of hexes) {
    const around = corners(hex)
    const inner = NEIGHBOURS[hex]!.filter(other => hexes.has(other)).map(other => sharedEdge(hex, other))
    around.forEach((from, i) => {
      const to = around[(i + 1) % 6]!
      if (inner.some(edge => edge.some(p => same(p, from)) && edge.some(p => same(p, to)))) return
      const found = next.get(key(from)) ?? []
      found.push([from, to])
      next.set(key(from), found)
    })
  }
  let path = ''
  for (const [start, edges] of next)
    while (edges.length > 0) {
      const points: Point[] = []
      for (let at = start; ;) {
        const edge = next.get(at)?.pop()
        if (edge === undefined) break
        points.push(edge[0]!)
        at = key(edge[1]!)
      }
      path += `M${points.map(written).join('L')}Z`
    }
  return path
}

/** The hex under a point of the map; undefined beside it. */
export function hexAt({ x, y }: Point): number | undefined {
  let best: number | undefined
  let least = RADIUS
  CENTRES.forEach((at, hex) => {
    const away = Math.hypot(at.x - x, (at.y - y) / SQUASH)
    if (away < least) [best, least] = [hex, away]
  })
  return best
}

export function written({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

function same(a: Point, b: Point): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < 1
}

function key({ x, y }: Point): string {
  return `${Math.round(x)}_${Math.round(y)}`
}
