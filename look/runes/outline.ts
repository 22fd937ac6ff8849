import { at } from '../at.ts'
import { DOT, type RuneId, SIGNS } from './signs.ts'

/** The bar under a sign drawn at 84 %, for pieces that lie at any angle: this side down. */
export const FOOT = 'M26 88L74 88L74 98L26 98Z'

/** The open path, to be stroked (width 13, never thinner than 10). */
export function runePath(id: RuneId): string {
  if (id === 'wyrd') return circle(DOT.x, DOT.y, DOT.r)
  return strokesOf(id)
    .map(stroke => {
      const ring = isClosed(stroke)
      let d = ''
      for (let i = 0; i < stroke.length - (ring ? 2 : 0); i += 2)
        d += `${i > 0 ? 'L' : 'M'}${point(stroke, i).join(' ')}`
      return ring ? `${d}Z` : d
    })
    .join('')
}

/** The closed path, to be filled (nonzero): every segment is one wedge, flared at free ends as a chisel leaves it. */
export function runeOutline(id: RuneId, width = 13, flare = 1.18): string {
  if (id === 'wyrd') return circle(DOT.x, DOT.y, DOT.r)
  const half = width / 2
  let d = ''
  for (const stroke of strokesOf(id)) {
    const last = stroke.length - 4
    const ring = isClosed(stroke)
    for (let i = 0; i <= last; i += 2) {
      const from = point(stroke, i)
      const to = point(stroke, i + 2)
      d += wedge(from, to, half, i === 0 && !ring ? flare : 1, i === last && !ring ? flare : 1)
      if (i < last) d += mitre(from, to, point(stroke, i + 4), half)
      else if (ring) d += mitre(from, to, point(stroke, 2), half)
    }
  }
  return d
}

type Point = readonly [x: number, y: number]

function strokesOf(id: RuneId): readonly (readonly number[])[] {
  return SIGNS[id]
}

function point(stroke: readonly number[], i: number): Point {
  return [at(stroke, i), at(stroke, i + 1)]
}

function isClosed(stroke: readonly number[]): boolean {
  return stroke.length > 4 && stroke[0] === stroke.at(-2) && stroke[1] === stroke.at(-1)
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

function wedge([x0, y0]: Point, [x1, y1]: Point, half: number, flareFrom: number, flareTo: number): string {
  const [ux, uy] = unit(x1 - x0, y1 - y0)
  const a = half * flareFrom
  const b = half * flareTo
  const waist = half * 0.9
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2]
  return polygon([
    [x0 - uy * a, y0 + ux * a],
    [mx - uy * waist, my + ux * waist],
    [x1 - uy * b, y1 + ux * b],
    [x1 + uy * b, y1 - ux * b],
    [mx + uy * waist, my - ux * waist],
    [x0 + uy * a, y0 - ux * a],
  ])
}

/** The stone left standing outside a corner, as a small kite wound like the wedges. */
function mitre([x0, y0]: Point, [x1, y1]: Point, [x2, y2]: Point, half: number): string {
  const [ax, ay] = unit(x1 - x0, y1 - y0)
  const [bx, by] = unit(x2 - x1, y2 - y1)
  const side = ax * by - ay * bx > 0 ? 1 : -1
  const p: Point = [x1 + ay * half * side, y1 - ax * half * side]
  const q: Point = [x1 + by * half * side, y1 - bx * half * side]
  const [mx, my] = unit(p[0] + q[0] - 2 * x1, p[1] + q[1] - 2 * y1)
  const reach = Math.min(half / Math.max(0.25, mx * ay * side - my * ax * side), half * 1.9)
  const kite: Point[] = [[x1, y1], p, [x1 + mx * reach, y1 + my * reach], q]
  return polygon(side > 0 ? kite.toReversed() : kite)
}

function unit(x: number, y: number): Point {
  const length = Math.hypot(x, y)
  return [x / length, y / length]
}

function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`
}

function short(v: number): number {
  return Math.round(v * 100) / 100
}
