import { at } from '@runatal/look/at.ts'
import type { Shape } from '@runatal/look/manifest.ts'
import { mix, noise } from '@runatal/look/stone/chance.ts'
import type { Pen } from '@runatal/look/stone/pen.ts'

export type Point = readonly [x: number, y: number]

/** The outline of a stele, rough as broken stone; or a smooth line inside it, for its inscription. */
export function contour(id: string, shape: Shape, w: number, h: number, inset: number, smooth: boolean): Point[] {
  const top = (smooth ? BANDS : TOPS)[shape]
  const rough = smooth ? undefined : noise(`${id}edge`)
  const middle = w / 2
  const half = w / 2 - 4 - inset
  const foot = h - (smooth ? 26 : 0)
  const wobble = (k: number) => (rough === undefined ? 0 : (rough.layered(k, 3, 3) - 0.5) * 7)
  const points: Point[] = []
  for (let y = foot; y > top(-1) + 8 + inset; y -= 5) points.push([middle - half + wobble(y / 26) * 0.7, y])
  for (let i = 0; i <= 56; i++) {
    const u = -1 + i / 28
    points.push([middle + u * half, 5 + inset + top(u) + wobble(i / 6) * 0.5])
  }
  for (let y = top(1) + 8 + inset; y <= foot; y += 5) points.push([middle + half + wobble(y / 26 + 50) * 0.7, y])
  return points
}

export function trace(x: Pen, points: readonly Point[]) {
  x.beginPath()
  for (const [u, v] of points) x.lineTo(u, v)
}

/** A niche's arch. */
export function arch(x: Pen, left: number, top: number, w: number, h: number, rise: number) {
  x.beginPath()
  x.moveTo(left, top + h)
  x.lineTo(left, top + rise)
  x.bezierCurveTo(left, top + rise * 0.2, left + w * 0.3, top, left + w / 2, top)
  x.bezierCurveTo(left + w * 0.7, top, left + w, top + rise * 0.2, left + w, top + rise)
  x.lineTo(left + w, top + h)
  x.closePath()
}

/** How far the top lies under its highest point, from -1 (left) to 1 (right). */
type Top = (u: number) => number

const TOPS: Record<Shape, Top> = {
  ogive: u => 74 * Math.abs(u) ** 1.45,
  boulder: u => 54 * Math.abs(u) ** 2.6 + 15 * (u + 1) * 0.6,
  round: u => 72 * (1 - Math.sqrt(1 - Math.min(1, u * u * 0.98))),
  broken: u => along(BREAK, u),
  gable: u => {
    const a = Math.abs(u)
    if (a < 0.7) return (a / 0.7) * 36
    return a < 0.74 ? 36 + ((a - 0.7) / 0.04) * 14 : 50 + (a - 0.74) * 30
  },
}

const BANDS: Record<Shape, Top> = {
  ...TOPS,
  broken: u => 52 * u * u + 8,
  gable: u => 56 * Math.abs(u) ** 1.25,
}

const BREAK: readonly Point[] = [
  [-1, 46],
  [-0.74, 28],
  [-0.5, 33],
  [-0.24, 6],
  [0.02, 0],
  [0.3, 17],
  [0.46, 11],
  [0.78, 52],
  [1, 66],
]

function along(points: readonly Point[], u: number): number {
  const i = Math.max(
    1,
    points.findIndex(([across]) => u <= across),
  )
  const [[u0, v0], [u1, v1]] = [at(points, i - 1), at(points, i)]
  return mix(v0, v1, (u - u0) / (u1 - u0))
}
