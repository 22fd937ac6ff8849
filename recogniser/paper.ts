import { lightAt } from './colour.ts'
import { type Plane, project } from './plane.ts'
import type { Frame } from './reading.ts'
import { MARKERS, SHEET, SPACES } from './sheet/portal.ts'

/** How bright white paper is everywhere on the sheet: for each colour the logarithm as a smooth surface, six terms. */
export type White = Float64Array

/** Fitted over the places where the paper is bare. What is not paper there counts little. */
export function whiteOf(frame: Frame, plane: Plane): White {
  const white = new Float64Array(18)
  const light = new Float32Array(3)
  const logs: number[][] = [[], [], []]
  const terms: number[][] = []
  for (const { x, y } of BARE) {
    const at = project(plane, x, y)
    if (!lightAt(frame, at.x, at.y, light)) continue
    terms.push(termsAt(x, y))
    for (let c = 0; c < 3; c++) logs[c]!.push(Math.log(Math.max(0.002, light[c]!)))
  }
  for (let c = 0; c < 3; c++) white.set(fit(terms, logs[c]!), c * 6)
  return white
}

/** The light of white paper at a place of the sheet, into `out`. */
export function whiteAt(white: White, x: number, y: number, out: Float32Array): void {
  const u = x / 50
  const v = y / 50
  for (let c = 0; c < 3; c++) {
    const k = c * 6
    const log =
      white[k]! +
      white[k + 1]! * u +
      white[k + 2]! * v +
      white[k + 3]! * u * u +
      white[k + 4]! * v * v +
      white[k + 5]! * u * v
    out[c] = Math.exp(log)
  }
}

/** Where the paper shows, whatever lies on the spaces. */
export const BARE = bare()

function bare(): readonly { x: number; y: number }[] {
  const steps = Array.from({ length: 21 }, (_, i) => (i - 10) * 8)
  return steps.flatMap(x => steps.filter(y => isBare(x, y)).map(y => ({ x, y })))
}

/** Off the tiles, however carelessly laid, the ring and the markers. */
function isBare(x: number, y: number): boolean {
  return (
    Math.hypot(x, y) > 23 &&
    Math.max(Math.abs(x), Math.abs(y)) < SHEET / 2 - 4 &&
    SPACES.every(space => Math.hypot(x - space.x, y - space.y) > 22) &&
    MARKERS.every(marker => Math.hypot(x - marker.x, y - marker.y) > 11)
  )
}

function termsAt(x: number, y: number): number[] {
  const u = x / 50
  const v = y / 50
  return [1, u, v, u * u, v * v, u * v]
}

/** Least squares, again and again, with less weight for what is far off. */
function fit(terms: readonly number[][], values: readonly number[]): Float64Array {
  let found: Float64Array = new Float64Array(6)
  const weights = new Float64Array(values.length).fill(1)
  for (let round = 0; round < 6; round++) {
    found = solve(terms, values, weights)
    for (let i = 0; i < values.length; i++) {
      const off = values[i]! - terms[i]!.reduce((sum, term, k) => sum + term * found[k]!, 0)
      weights[i] = 1 / (1 + (off / 0.12) ** 2)
    }
  }
  return found
}

function solve(terms: readonly number[][], values: readonly number[], weights: Float64Array): Float64Array {
  const rows = Array.from({ length: 6 }, () => new Float64Array(7))
  for (let i = 0; i < values.length; i++)
    for (let p = 0; p < 6; p++) {
      const weighed = weights[i]! * terms[i]![p]!
      for (let q = 0; q < 6; q++) rows[p]![q]! += weighed * terms[i]![q]!
      rows[p]![6]! += weighed * values[i]!
    }
  // A little stiffness, so that few points do not bend the surface.
  for (let p = 0; p < 6; p++) rows[p]![p]! += p < 3 ? 1e-3 : 0.6
  for (let p = 0; p < 6; p++)
    for (let r = 0; r < 6; r++) {
      if (r === p) continue
      const factor = rows[r]![p]! / rows[p]![p]!
      for (let q = p; q < 7; q++) rows[r]![q]! -= factor * rows[p]![q]!
    }
  return Float64Array.from(rows, (row, p) => row[6]! / row[p]!)
}
