import { emptiness } from './empty.ts'
import { ANGLES, ready } from './face.ts'
import { bestTurn, likeness, scaleOf } from './known.ts'
import { lying } from './outline.ts'
import type { Corners, Frame, Problem } from './reading.ts'
import { SPACES, TILE } from './sheet/portal.ts'
import { RUNES, type RuneId } from './sheet/runes.ts'
import { INKS } from './slot.ts'
import { faceAt, groundAt } from './tile.ts'
import type { TileLook } from './tiles.ts'
import { patchOf, square, viewOf } from './view.ts'

/** Learns other people's tiles: each is shown once, alone on space 1, until it is learnt (R5-352). */
export interface Calibration {
  show(rune: RuneId, frame: Frame): Shown
  /** The runes not learnt yet. */
  readonly missing: readonly RuneId[]
  /** What was learnt, once nothing is missing: give it to `watch`, keep it as JSON. */
  readonly tiles: readonly TileLook[] | undefined
}

export interface Shown {
  readonly learnt: boolean
  /** How far it is to being learnt, 0 to 1. */
  readonly progress: number
  /** Around the tile, where one is seen. */
  readonly corners?: Corners
  /** `alike`: too much like a tile learnt before to be told from it. */
  readonly problem?: Problem | 'alike'
}

export function calibrate(): Calibration {
  const learnt = new Map<RuneId, TileLook>()
  let showing: { rune: RuneId; seen: readonly TileLook[] } | undefined
  return {
    show(rune, frame) {
      const { tile, corners, problem } = tileOnFirst(frame, rune)
      if (!tile) return { learnt: false, progress: 0, ...(corners && { corners }), problem: problem ?? 'unsure' }
      const others = [...learnt.values()].filter(other => other.rune !== rune)
      if (others.some(other => cannotTell(other, tile)))
        return { learnt: false, progress: 0, ...(corners && { corners }), problem: 'alike' }
      const before = showing?.rune === rune ? showing.seen : []
      // A hand that still moves the tile starts it over.
      const seen = before.every(other => sameTile(other, tile)) ? [...before, tile] : [tile]
      showing = { rune, seen }
      if (seen.length >= ENOUGH) learnt.set(rune, mean(seen))
      return { learnt: seen.length >= ENOUGH, progress: Math.min(1, seen.length / ENOUGH), ...(corners && { corners }) }
    },
    get missing() {
      return RUNES.filter(rune => !learnt.has(rune))
    },
    get tiles() {
      return learnt.size < RUNES.length ? undefined : RUNES.map(rune => learnt.get(rune)!)
    },
  }
}

/** Frames that show the same tile. */
const ENOUGH = 4

/** Square millimetres that a tile may cover. */
const SMALLEST = 250
const LARGEST = 1500

/** Lightness must vary so much over a tile that has a glyph. */
const PLAIN = 0.03

interface Seen {
  readonly tile?: TileLook
  readonly corners?: Corners
  readonly problem?: Problem
}

function tileOnFirst(frame: Frame, rune: RuneId): Seen {
  const view = viewOf(frame)
  if (typeof view === 'string') return { problem: view }
  const space = SPACES[0]
  const patch = patchOf(view, space)
  const lies = INKS.map(ink => lying(patch, ink)).find(thing => thing && thing.area > SMALLEST && thing.area < LARGEST)
  if (!lies) {
    const problem = emptiness(patch, 0) > 0.5 ? 'empty' : (view.flaw() ?? 'unsure')
    return { corners: square(view, space.x, space.y, TILE), problem }
  }
  const scale = scaleOf(lies.area)
  const corners = square(view, space.x + lies.x, space.y + lies.y, Math.sqrt(lies.area))
  const face = [...faceAt(patch, lies, scale)]
  if (contrast(face) < PLAIN) return { corners, problem: view.flaw() ?? 'unsure' }
  return { tile: { rune, colour: groundAt(patch, lies, scale), face, area: lies.area }, corners }
}

/** The spread of lightness. */
function contrast(face: readonly number[]): number {
  const middle = average(face)
  return Math.sqrt(average(face.map(value => (value - middle) ** 2)))
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function sameTile(one: TileLook, two: TileLook): boolean {
  return likeness(ready(one.face), ready(two.face)) > 0.85
}

/** Neither by its glyph nor by its colour. */
function cannotTell(one: TileLook, two: TileLook): boolean {
  const [, a, b] = one.colour
  return sameTile(one, two) && Math.hypot(a - two.colour[1], b - two.colour[2]) < 0.07
}

/** Several looks at one tile, turned alike. */
function mean(seen: readonly TileLook[]): TileLook {
  const [first] = seen
  const turned = seen.map(({ face }) => turnedBy(face, bestTurn(ready(first!.face), ready(face))))
  return {
    rune: first!.rune,
    colour: [
      average(seen.map(({ colour }) => colour[0])),
      average(seen.map(({ colour }) => colour[1])),
      average(seen.map(({ colour }) => colour[2])),
    ],
    face: first!.face.map((_, i) => Number(average(turned.map(face => face[i]!)).toFixed(4))),
    area: average(seen.map(({ area }) => area)),
  }
}

function turnedBy(face: readonly number[], turn: number): readonly number[] {
  return face.map((_, i) => face[i - (i % ANGLES) + ((i + turn) % ANGLES)]!)
}
