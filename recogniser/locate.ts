import { type Blob, darkBlobs } from './blobs.ts'
import { facing } from './facing.ts'
import type { Grey } from './grey.ts'
import { growth, type Plane, throughFour } from './plane.ts'
import { ringFit } from './ring.ts'
import { type Cross, crosses } from './crosses.ts'
import { DISC, MARKERS, TRIANGLE } from './sheet/portal.ts'

/** The plane of the portal, from millimetres on the sheet to pixels of `grey`; nothing rather than a doubtful one. */
export function locate(grey: Grey): Plane | undefined {
  const seen: Blob[] = []
  const longest = Math.max(grey.width, grey.height)
  for (const [reach, share] of LOOKS) {
    add(seen, darkBlobs(grey, Math.round(longest * reach), share))
    const plane = best(grey, seen, 4)
    if (plane) return plane
  }
  return best(grey, seen, 3)
}

/** How far around a pixel to look, as a share of the frame, and how dark a marker is beside that. */
const LOOKS = [
  [1 / 16, 0.8],
  [1 / 12, 0.9],
  [1 / 24, 0.86],
] as const

/** Ring and markers agree so well that it is the portal, or that nothing will agree better. */
const RING_FIT = 0.8
const CERTAIN = 0.93

/** A chequered cloth makes thousands of crosses; the likeliest come first. */
const TRIES = { 3: 300, 4: 1500 } as const

const AREAS = MARKERS.map((_, i) => (i === 0 ? ((3 * Math.sqrt(3)) / 4) * TRIANGLE ** 2 : Math.PI * DISC ** 2))

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
  const discs = likely(seen, discLike, 60)
  const triangles = likely(seen, triangleLike, 25)
  let top: Found | undefined
  let tries = 0
  for (const cross of crosses(triangles, discs, markers)) {
    if (++tries > TRIES[markers]) break
    const found = markers === 4 ? whole(grey, cross) : slide(grey, cross)
    if (!found || found.fit <= (top?.fit ?? RING_FIT) || !facing(grey, found.plane)) continue
    if (found.fit > CERTAIN) return found.plane
    top = found
  }
  return top?.plane
}

/** Those that could be it, the likeliest first; more than so many would take too long. */
function likely(blobs: readonly Blob[], like: (blob: Blob) => number, most: number): readonly Blob[] {
  return blobs
    .filter(blob => like(blob) > 0.25)
    .toSorted((a, b) => like(b) - like(a))
    .slice(0, most)
}

function whole(grey: Grey, { corners }: Cross): Found | undefined {
  const four = corners.filter(corner => corner !== undefined)
  const plane = throughFour(MARKERS, four)
  const misfit = plane && sizes(plane, corners)
  return plane && misfit !== undefined ? { plane, fit: ringFit(grey, plane) - 0.05 * misfit } : undefined
}

/** How far the markers are off the sizes that the plane gives them; nothing if one is far off. */
function sizes(plane: Plane, corners: readonly (Blob | undefined)[]): number | undefined {
  let sum = 0
  for (const [i, blob] of corners.entries()) {
    if (!blob) continue
    const expected = AREAS[i]! * growth(plane, MARKERS[i]!.x, MARKERS[i]!.y)
    const off = Math.abs(Math.log(blob.area / expected))
    if (!(off < 0.75)) return undefined
    sum += off
  }
  return sum
}

/**
 * One disc is hidden by a finger or by glare. The pupil lies where the diagonals cross, so the hidden one lies beyond it
 * on a known line, and the ring says how far.
 */
function slide(grey: Grey, { pupil, corners }: Cross): Found | undefined {
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
