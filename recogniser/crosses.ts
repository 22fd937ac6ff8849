import type { Blob } from './blobs.ts'
import type { Point } from './reading.ts'

/** Blobs that lie like the portal's marks, clockwise from any of them, one perhaps hidden, and the middle between. */
export interface Cross {
  readonly middle: Point
  readonly corners: readonly [Blob, Blob | undefined, Blob, Blob | undefined]
}

/**
 * Every cross that blobs can make with one of them as its pupil: straight lines stay straight however they are seen, so
 * the pupil lies between two marks, and between the other two.
 */
export function* crosses(pupils: readonly Blob[], marks: readonly Blob[], markers: 3 | 4): Generator<Cross> {
  for (const pupil of pupils) {
    const near = marks.filter(mark => mark !== pupil && goesWith(pupil, mark))
    if (near.length < markers) continue
    const pairs = opposites(pupil, near)
    if (markers === 4) yield* complete(pupil, pairs)
    else yield* lacking(pupil, pairs, near)
  }
}

/** Crosses whose pupil is not seen, as under a lamp: four marks of a size, two lines between them that meet. */
export function* crossesWithoutPupil(marks: readonly Blob[]): Generator<Cross> {
  const lines = marks.flatMap((one, i) =>
    marks
      .slice(i + 1)
      .filter(two => isLine(one, two))
      .map(two => [one, two] as const),
  )
  for (const [i, line] of lines.entries())
    for (const other of lines.slice(i + 1)) {
      const middle = meeting(line, other)
      const [right, left] = middle && isOfASize(line, other) ? sides(middle, line[0], other) : []
      if (middle && right && left) yield { middle, corners: [line[0], right, line[1], left] }
    }
}

type Pair = readonly [Blob, Blob]

function* complete(pupil: Blob, pairs: readonly Pair[]): Generator<Cross> {
  for (const [i, [top, low]] of pairs.entries())
    for (const other of pairs.slice(i + 1)) {
      if (other.includes(top) || other.includes(low)) continue
      const [right, left] = sides(pupil, top, other)
      if (right && left) yield { middle: pupil, corners: [top, right, low, left] }
    }
}

/** With one mark hidden. */
function* lacking(pupil: Blob, pairs: readonly Pair[], near: readonly Blob[]): Generator<Cross> {
  for (const [top, low] of pairs)
    for (const side of near) {
      const turn = turning(top, pupil, side)
      if (side === top || side === low || Math.abs(turn) < ASKEW) continue
      yield { middle: pupil, corners: turn < 0 ? [top, side, low, undefined] : [top, undefined, low, side] }
    }
}

/** Of a size and at a distance that go together: markers are 80 mm from the pupil, and 11 mm wide like it. */
function goesWith(pupil: Blob, other: Blob): boolean {
  const away = Math.hypot(other.x - pupil.x, other.y - pupil.y) / Math.sqrt(pupil.area)
  return other.area < pupil.area * 4 && other.area > pupil.area / 4 && away > 2.8 && away < 16
}

/** Marks across from each other are 160 mm apart. */
function isLine(one: Blob, two: Blob): boolean {
  const away = Math.hypot(one.x - two.x, one.y - two.y) / Math.sqrt(Math.min(one.area, two.area))
  return Math.max(one.area, two.area) < 6 * Math.min(one.area, two.area) && away > 8 && away < 28
}

function isOfASize(...pairs: readonly Pair[]): boolean {
  const areas = pairs.flat().map(({ area }) => area)
  return Math.max(...areas) < 6 * Math.min(...areas)
}

function opposites(pupil: Blob, near: readonly Blob[]): readonly Pair[] {
  return near.flatMap((one, i) =>
    near
      .slice(i + 1)
      .filter(two => between(pupil, one, two))
      .map(two => [one, two] as const),
  )
}

function between(middle: Blob, a: Blob, b: Blob): boolean {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const squared = dx * dx + dy * dy
  const aside = (middle.x - a.x) * dy - (middle.y - a.y) * dx
  const along = (middle.x - a.x) * dx + (middle.y - a.y) * dy
  return Math.abs(aside) < 0.025 * squared && isInner(along / squared)
}

/** No mark is so far or so near that the middle would seem to lie at its foot. */
function isInner(share: number): boolean {
  return share > 0.22 && share < 0.78
}

/** Where two lines cross, if that is well within both. */
function meeting([a, b]: Pair, [c, d]: Pair): Point | undefined {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y]
  const askew = ux * vy - uy * vx
  const s = ((c.x - a.x) * vy - (c.y - a.y) * vx) / askew
  const t = ((c.x - a.x) * uy - (c.y - a.y) * ux) / askew
  return isInner(s) && isInner(t) ? { x: a.x + s * ux, y: a.y + s * uy } : undefined
}

const ASKEW = 0.3

/** Which of two is at the right hand, seen from the middle with the first ahead; none if they lie askew. */
function sides(middle: Point, ahead: Blob, [one, two]: Pair): readonly Blob[] {
  const turn = turning(ahead, middle, one)
  if (Math.abs(turn) < ASKEW) return []
  return turn < 0 ? [one, two] : [two, one]
}

/** The sine of the angle at the middle from the one ahead to a side: negative to the right. */
function turning(ahead: Blob, middle: Point, side: Blob): number {
  const ax = ahead.x - middle.x
  const ay = ahead.y - middle.y
  const bx = side.x - middle.x
  const by = side.y - middle.y
  return (bx * ay - by * ax) / Math.hypot(ax, ay) / Math.hypot(bx, by)
}
