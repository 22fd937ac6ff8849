import type { Blob } from './blobs.ts'

/** Blobs that lie like the portal's marks: the triangle, the discs clockwise (one may be hidden), the pupil between. */
export interface Cross {
  readonly pupil: Blob
  readonly corners: readonly [Blob, Blob | undefined, Blob | undefined, Blob | undefined]
}

/**
 * Every cross that triangles and discs can make: straight lines stay straight however they are seen, so the pupil lies
 * between the triangle and the disc across, and between the other two.
 */
export function* crosses(triangles: readonly Blob[], discs: readonly Blob[], markers: 3 | 4): Generator<Cross> {
  for (const pupil of discs) {
    const near = discs.filter(disc => disc !== pupil && goesWith(pupil, disc))
    if (near.length < markers - 1) continue
    const pairs = opposites(pupil, near)
    for (const triangle of triangles) {
      if (!goesWith(pupil, triangle)) continue
      const across = near.filter(disc => between(pupil, triangle, disc))
      if (markers === 4) yield* complete(pupil, triangle, across, pairs)
      else yield* lacking(pupil, triangle, across, pairs, near)
    }
  }
}

type Pair = readonly [Blob, Blob]

function* complete(pupil: Blob, triangle: Blob, across: readonly Blob[], pairs: readonly Pair[]): Generator<Cross> {
  for (const low of across)
    for (const pair of pairs) {
      const [right, left] = sides(pupil, triangle, pair)
      if (right && left && right !== low && left !== low) yield { pupil, corners: [triangle, right, low, left] }
    }
}

/** With one disc hidden: the one across, or one at the side. The triangle must be seen: it alone tells the first space. */
function* lacking(
  pupil: Blob,
  triangle: Blob,
  across: readonly Blob[],
  pairs: readonly Pair[],
  near: readonly Blob[],
): Generator<Cross> {
  for (const pair of pairs) {
    const [right, left] = sides(pupil, triangle, pair)
    if (right && left) yield { pupil, corners: [triangle, right, undefined, left] }
  }
  for (const low of across)
    for (const side of near) {
      const turn = turning(triangle, pupil, side)
      if (side === low || Math.abs(turn) < 0.3) continue
      yield turn < 0
        ? { pupil, corners: [triangle, side, low, undefined] }
        : { pupil, corners: [triangle, undefined, low, side] }
    }
}

/** Of a size and at a distance that go together: markers are 80 mm from the pupil, and 11 mm wide like it. */
function goesWith(pupil: Blob, other: Blob): boolean {
  const size = Math.sqrt(pupil.area)
  const away = Math.hypot(other.x - pupil.x, other.y - pupil.y) / size
  return other.area < pupil.area * 4 && other.area > pupil.area / 4 && away > 2.8 && away < 16
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
  return Math.abs(aside) < 0.025 * squared && along > 0.22 * squared && along < 0.78 * squared
}

/** Which of two is at the triangle's right hand, seen from the pupil with the triangle ahead; none if they lie askew. */
function sides(pupil: Blob, triangle: Blob, [one, two]: Pair): readonly Blob[] {
  const turn = turning(triangle, pupil, one)
  if (Math.abs(turn) < 0.3) return []
  return turn < 0 ? [one, two] : [two, one]
}

/** The sine of the angle at the pupil from the triangle to a side: negative to the right. */
function turning(triangle: Blob, pupil: Blob, side: Blob): number {
  const ax = triangle.x - pupil.x
  const ay = triangle.y - pupil.y
  const bx = side.x - pupil.x
  const by = side.y - pupil.y
  return (bx * ay - by * ax) / Math.hypot(ax, ay) / Math.hypot(bx, by)
}
