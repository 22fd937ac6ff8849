import { type Blob, darkBlobs } from './blobs.ts'
import { facing, marked } from './facing.ts'
import type { Grey } from './grey.ts'
import { growth, type Plane, project, throughFour } from './plane.ts'
import { ringFit } from './ring.ts'
import { type Cross, crosses, crossesWithoutPupil } from './crosses.ts'
import { DISC, MARKERS } from './sheet/portal.ts'

/** The plane of the portal, from millimetres on the sheet to pixels of `grey`; nothing rather than a doubtful one. */
export function locate(grey: Grey): Plane | undefined {
  const seen: Blob[] = []
  const longest = Math.max(grey.width, grey.height)
  for (const [reach, share] of LOOKS) {
    add(seen, darkBlobs(grey, Math.round(longest * reach), share))
    const plane = best(grey, seen, 4)
    if (plane) return plane
  }
  return best(grey, seen, 3) ?? dazzled(grey, seen)
}

/** How far around a pixel to look, as a share of the frame, and how dark a marker is beside that. */
const LOOKS = [
  [1 / 16, 0.8],
  [1 / 12, 0.9],
  [1 / 24, 0.86],
] as const

/** Ring and markers, three or four, agree so well that it is the portal; or so well that nothing will agree better. */
const RING_FIT = { 3: 0.87, 4: 0.8 } as const
const CERTAIN = 0.93

/** A chequered cloth makes thousands of crosses; the likeliest come first. */
const TRIES = { 3: 4000, 4: 3000 } as const

/** A disc's, and within a twelfth the triangle's. */
const AREA = Math.PI * DISC ** 2

interface Found {
  readonly plane: Plane
  readonly fit: number
}

/** A blob seen again replaces the first one if it looks more like a marker. */
function add(seen: Blob[], blobs: readonly Blob[]): void {
  for (const blob of blobs) {
    const i = seen.findIndex(({ x, y }) => Math.abs(x - blob.x) < 3 && Math.abs(y - blob.y) < 3)
    if (i < 0) seen.push(blob)
    else if (likeness(blob) > likeness(seen[i]!)) seen[i] = blob
  }
}

/** Like a disc or like a triangle, 1 at best. */
function likeness(blob: Blob): number {
  return Math.max(discLike(blob), triangleLike(blob))
}

function discLike({ roundness, skew }: Blob): number {
  return 1 - Math.abs(roundness - 1) * 8 - skew * 2
}

function triangleLike({ roundness, skew }: Blob): number {
  return 1 - Math.abs(roundness - 0.83) * 4 - Math.abs(skew - 1.05) * 0.7
}

function best(grey: Grey, seen: readonly Blob[], markers: 3 | 4): Plane | undefined {
  const pupils = likely(seen, discLike, 40)
  const marks = likely(seen, likeness, 60)
  let top: Found | undefined
  let tries = 0
  for (const cross of crosses(pupils, marks, markers)) {
    if (++tries > TRIES[markers]) break
    const found = markers === 4 ? whole(grey, cross) : slide(grey, cross)
    if (!found || found.fit <= (top?.fit ?? RING_FIT[markers])) continue
    const hidden = cross.corners.indexOf(undefined)
    const plane = turned(found.plane, facing(grey, found.plane, hidden))
    if (plane && found.fit > CERTAIN) return plane
    if (plane) top = { plane, fit: found.fit }
  }
  return top?.plane
}

/** A lamp drowns the pupil, or half the ring: four marks that are clearly such will do. */
function dazzled(grey: Grey, seen: readonly Blob[]): Plane | undefined {
  let top: Found | undefined
  let tries = 0
  for (const { corners } of crossesWithoutPupil(likely(seen, likeness, 40))) {
    if (++tries > TRIES[4]) break
    const plane = throughFour(MARKERS, present(corners))
    const misfit = plane && sizes(plane, corners)
    if (!plane || misfit === undefined || misfit > ALIKE) continue
    const fit = marked(grey, plane)
    if (fit <= (top?.fit ?? MARKED)) continue
    const right = turned(plane, facing(grey, plane, -1))
    if (right) top = { plane: right, fit }
  }
  return top?.plane
}

/** How clearly the worst of four marks must be one, and how far their sizes may be off in all. */
const MARKED = 0.82
const ALIKE = 0.9

/** The plane with another of its marks as the first. */
function turned(plane: Plane, first: number | undefined): Plane | undefined {
  if (first === undefined) return undefined
  const places = MARKERS.map((_, i) => MARKERS[(i + first) % 4]!)
  return throughFour(
    MARKERS,
    places.map(({ x, y }) => project(plane, x, y)),
  )
}

function present(corners: Cross['corners']): readonly Blob[] {
  return corners.filter(corner => corner !== undefined)
}

/** Those that could be it, the likeliest first; more than so many would take too long. */
function likely(blobs: readonly Blob[], like: (blob: Blob) => number, most: number): readonly Blob[] {
  return blobs
    .filter(blob => like(blob) > 0.25)
    .toSorted((a, b) => like(b) - like(a))
    .slice(0, most)
}

function whole(grey: Grey, { corners }: Cross): Found | undefined {
  const plane = throughFour(MARKERS, present(corners))
  const misfit = plane && sizes(plane, corners)
  return plane && misfit !== undefined ? { plane, fit: ringFit(grey, plane) - 0.05 * misfit } : undefined
}

/** How far the markers are off the sizes that the plane gives them; nothing if one is far off. */
function sizes(plane: Plane, corners: readonly (Blob | undefined)[]): number | undefined {
  let sum = 0
  for (const [i, blob] of corners.entries()) {
    if (!blob) continue
    const expected = AREA * growth(plane, MARKERS[i]!.x, MARKERS[i]!.y)
    const off = Math.abs(Math.log(blob.area / expected))
    if (!(off < 0.75)) return undefined
    sum += off
  }
  return sum
}

/**
 * One mark is hidden by a finger or by glare. The pupil lies where the diagonals cross, so the hidden one lies beyond it
 * on a known line, and the ring says how far.
 */
function slide(grey: Grey, { middle: pupil, corners }: Cross): Found | undefined {
  const hidden = corners.indexOf(undefined)
  const opposite = corners[(hidden + 2) % 4]!
  let top: Found | undefined
  const attempt = (far: number) => {
    const there = { x: pupil.x + far * (pupil.x - opposite.x), y: pupil.y + far * (pupil.y - opposite.y) }
    const plane = throughFour(
      MARKERS,
      corners.map(corner => corner ?? there),
    )
    const fit = plane ? ringFit(grey, plane) : 0
    if (plane && fit > (top?.fit ?? 0) && sizes(plane, corners) !== undefined) top = { plane, fit }
    return fit
  }
  // The ring is so small that it fits a little wherever the hidden one is put, if it is a ring at all.
  if (attempt(1) < 0.4) return undefined
  let far = 1
  for (let step = 0.2; step > 0.005; step /= 2) {
    const tries = [-2, -1, 0, 1, 2].map(k => far + k * step)
    const fits = tries.map(attempt)
    far = tries[fits.indexOf(Math.max(...fits))]!
  }
  return top
}
