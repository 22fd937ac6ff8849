import { emptiness } from './empty.ts'
import { grey } from './grey.ts'
import { locate } from './locate.ts'
import { type White, whiteOf } from './paper.ts'
import { type Patch, patchAt } from './patch.ts'
import { type Plane, project } from './plane.ts'
import { badPicture } from './quality.ts'
import type { Corners, Frame, Point, Problem, Reading, SlotReading } from './reading.ts'
import { MARKERS, SHEET, SPACES, TILE } from './sheet/portal.ts'
import { confidence, type Guess, guess, type Known, known, search } from './slot.ts'
import { strays } from './strays.ts'
import { printedTiles, type TileLook } from './tiles.ts'

/** Reads one picture. It says nothing rather than guess. */
export function read(frame: Frame, tiles: readonly TileLook[] = printedTiles()): Reading {
  return readWith(frame, known(tiles))
}

/** The same for many pictures. */
export function readWith(frame: Frame, tiles: readonly Known[]): Reading {
  const shades = grey(frame)
  const small = locate(shades)
  if (!small) return { slots: [UNREAD, UNREAD, UNREAD, UNREAD], problem: badPicture(shades) ?? 'noPortal' }
  const plane = enlarged(small, shades.shrink)
  const white = whiteOf(frame, plane)
  const [one, two, three, four] = SPACES.map((space, i) =>
    readSpace(patchAt(frame, plane, white, space), i, plane, tiles),
  )
  const slots = [one!, two!, three!, four!] as const
  const problem = problemOf(slots, () => tooMany(frame, plane, white, tiles))
  return {
    portal: { corners: square(plane, 0, 0, SHEET, 0), markers: cornersOf(MARKERS, plane) },
    slots,
    ...(problem && { problem: problem === 'unsure' ? (badPicture(shades) ?? problem) : problem }),
  }
}

/** Sure enough to say so. */
export const SURE = 0.5

const UNREAD: SlotReading = { rune: undefined, confidence: 0 }

/** From pixels of the smaller picture to those of the frame. */
function enlarged(plane: Plane, by: number): Plane {
  return plane.map((value, i) => (i < 6 ? value * by : value))
}

function readSpace(patch: Patch, space: number, plane: Plane, tiles: readonly Known[]): SlotReading {
  const found = guess(patch, tiles)
  if (found && confidence(found) >= SURE) return tileAt(patch, found, plane)
  const empty = found ? 0 : emptiness(patch, space)
  if (empty >= EMPTY) return { rune: 'empty', confidence: empty, corners: square(plane, patch.x, patch.y, TILE, 0) }
  const sought = search(patch, tiles)
  return tileAt(patch, found && confidence(found) > confidence(sought) ? found : sought, plane)
}

function tileAt({ x, y }: Patch, found: Guess, plane: Plane): SlotReading {
  const sure = confidence(found)
  const corners = square(plane, x + found.lies.x, y + found.lies.y, TILE, found.turn)
  return { rune: sure >= SURE ? found.rune : undefined, confidence: sure, corners }
}

/** The number must be seen so clearly. */
const EMPTY = 0.7

function problemOf(slots: Reading['slots'], fifth: () => boolean): Problem | undefined {
  const runes = slots.map(({ rune }) => rune).filter(rune => rune !== undefined && rune !== 'empty')
  if (fifth()) return 'tooMany'
  if (new Set(runes).size < runes.length) return 'twice'
  if (slots.some(({ rune }) => rune === undefined)) return 'unsure'
  return runes.length < 4 ? 'empty' : undefined
}

/** Whether a tile lies on the sheet but on none of its spaces. */
function tooMany(frame: Frame, plane: Plane, white: White, tiles: readonly Known[]): boolean {
  return strays(frame, plane, white).some(place => likelyTile(guess(patchAt(frame, plane, white, place), tiles)))
}

/** Less than sure is enough to ask for another picture. */
function likelyTile(found: Guess | undefined): boolean {
  return found !== undefined && found.glyph > 0.6
}

function cornersOf(points: readonly Point[], plane: Plane): Corners {
  const [a, b, c, d] = points.map(({ x, y }) => project(plane, x, y))
  return [a!, b!, c!, d!]
}

/** A square of the sheet, turned. */
function square(plane: Plane, x: number, y: number, side: number, turn: number): Corners {
  const half = side / 2
  const [cos, sin] = [Math.cos(turn) * half, Math.sin(turn) * half]
  return cornersOf(
    [
      { x: x - cos + sin, y: y - sin - cos },
      { x: x + cos + sin, y: y + sin - cos },
      { x: x + cos - sin, y: y + sin + cos },
      { x: x - cos - sin, y: y - sin + cos },
    ],
    plane,
  )
}
