import { emptiness } from './empty.ts'
import { type Known, known } from './known.ts'
import type { Frame, Point, Problem, Reading, SlotReading } from './reading.ts'
import { MARKERS, SHEET, SPACES, TILE } from './sheet/portal.ts'
import { confidence, type Guess, guess, search } from './slot.ts'
import { strays } from './strays.ts'
import { printedTiles, type TileLook } from './tiles.ts'
import { cornersOf, patchOf, square, type View, viewOf } from './view.ts'

/** Reads one picture. It says nothing rather than guess. */
export function read(frame: Frame, looks: readonly TileLook[] = printedTiles()): Reading {
  const tiles = known(looks)
  const view = viewOf(frame)
  if (typeof view === 'string') return { slots: [UNREAD, UNREAD, UNREAD, UNREAD], problem: view }
  const [one, two, three, four] = SPACES.map((_, i) => readSpace(view, i, tiles))
  const slots = [one!, two!, three!, four!] as const
  const problem = problemOf(view, slots, tiles)
  return {
    portal: { corners: square(view, 0, 0, SHEET), markers: cornersOf(view, MARKERS) },
    slots,
    ...(problem && { problem }),
  }
}

const UNREAD: SlotReading = { rune: undefined, confidence: 0 }

/** Sure enough to say so; and how clearly the number must be seen on a space that is empty. */
const SURE = 0.5
const EMPTY = 0.7

function readSpace(view: View, space: number, tiles: Known): SlotReading {
  const middle = SPACES[space]!
  const patch = patchOf(view, middle)
  const found = guess(patch, tiles)
  if (found && confidence(found) >= SURE) return tileAt(view, middle, found)
  const empty = found ? 0 : emptiness(patch, space)
  if (empty >= EMPTY) return { rune: 'empty', confidence: empty, corners: square(view, middle.x, middle.y, TILE) }
  const sought = search(patch, tiles)
  return tileAt(view, middle, found && confidence(found) > confidence(sought) ? found : sought)
}

function tileAt(view: View, middle: Point, found: Guess): SlotReading {
  const sure = confidence(found)
  const corners = square(view, middle.x + found.place.x, middle.y + found.place.y, TILE, found.turn)
  return { rune: sure >= SURE ? found.rune : undefined, confidence: sure, corners }
}

function problemOf(view: View, slots: Reading['slots'], tiles: Known): Problem | undefined {
  const runes = slots.map(({ rune }) => rune).filter(rune => rune !== undefined && rune !== 'empty')
  const { places, dazzled } = strays(view)
  const fifth = Math.max(0, ...places.map(place => likeness(view, place, tiles)))
  if (fifth > A_TILE) return 'tooMany'
  if (new Set(runes).size < runes.length) return 'twice'
  if (slots.some(({ rune }) => rune === undefined)) return view.flaw() ?? 'unsure'
  if (runes.length < 4) return 'empty'
  if (fifth > PERHAPS_A_TILE) return 'unsure'
  return dazzled ? 'tooBright' : undefined
}

/** How clearly something on the bare paper must look like a tile to say so, and to ask for another picture. */
const A_TILE = 0.7
const PERHAPS_A_TILE = 0.45

/** How much what lies on the sheet, but on none of its spaces, looks like a tile, 0 to 1. */
function likeness(view: View, place: Point, tiles: Known): number {
  const patch = patchOf(view, place)
  return Math.max(guess(patch, tiles)?.glyph ?? 0, search(patch, tiles).glyph)
}
