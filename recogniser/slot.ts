import { type Oklab, oklab } from './colour.ts'
import { alike, ANGLES, faceOf, ready } from './face.ts'
import { type Lying, lying } from './outline.ts'
import { ACROSS, type Patch, POINTS, STEP } from './patch.ts'
import type { RuneId } from './sheet/runes.ts'
import type { TileLook } from './tiles.ts'

/** A known tile, made ready to be compared. */
export interface Known {
  readonly look: TileLook
  readonly face: Float32Array
}

export function known(looks: readonly TileLook[]): readonly Known[] {
  return looks.map(look => ({ look, face: ready(look.face) }))
}

/** What lies on a space, as far as can be told. */
export interface Guess {
  readonly rune: RuneId
  readonly lies: Lying
  /** By how much the tile is turned, in radians. */
  readonly turn: number
  /** How well the glyph fits, how much better than any other tile's, and how likely the colour makes it: 0 to 1. */
  readonly glyph: number
  readonly margin: number
  readonly colour: number
}

/** The likeliest tile among those known, if a thing of a tile's size lies there. */
export function guess(patch: Patch, tiles: readonly Known[]): Guess | undefined {
  let best: Guess | undefined
  for (const ink of INKS) {
    const lies = lying(patch, ink)
    if (!lies || !tiles.some(({ look }) => sizeFits(lies.area / look.area))) continue
    const found = compare(patch, lies, tiles)
    if (!best || found.glyph > best.glyph) best = found
    if (confidence(best) === 1) break
  }
  return best
}

/** The likeliest tile anywhere near the middle, by its glyph alone: slower, for where glare has drowned the rim. */
export function search(patch: Patch, tiles: readonly Known[]): Guess {
  let best = { fit: -1, x: 0, y: 0 }
  for (const y of PLACES)
    for (const x of PLACES) {
      const face = faceAt(patch, x, y)
      for (const tile of tiles)
        for (let turn = 0; turn < ANGLES; turn += 2) {
          const fit = alike(face, tile.face, turn)
          if (fit > best.fit) best = { fit, x, y }
        }
    }
  return compare(patch, { ...best, area: 0 }, tiles)
}

/** Millimetres off the middle: near enough to each other that a glyph between two is not missed. */
const PLACES = [-4, -2, 0, 2, 4]

/** 0 to 1: no better than the weakest of glyph, margin and colour, except that a glyph beyond doubt forgives a colour. */
export function confidence({ glyph, margin, colour }: Guess): number {
  return Math.min(ramp(glyph, 0.6, 0.9), ramp(margin, 0, 0.2), Math.max(ramp(colour, 0, 0.2), ramp(glyph, 0.84, 0.96)))
}

function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)))
}

/** How far from white a tile is at least: less in dull light, more beside a shadow. */
const INKS = [0.4, 0.58]

function sizeFits(ratio: number): boolean {
  return ratio > 0.84 && ratio < 1.25
}

function compare(patch: Patch, lies: Lying, tiles: readonly Known[]): Guess {
  const fits = tiles.map(tile => ({ tile, fit: -1, turn: 0 }))
  const first = faceAt(patch, lies.x, lies.y)
  for (const candidate of fits) for (let turn = 0; turn < ANGLES; turn += 2) improve(candidate, first, turn)
  const [top, second] = fits.toSorted((a, b) => b.fit - a.fit)
  // The middle of what was seen is not quite the tile's middle: shadows, blur. The best two get the same chance.
  for (const [dx, dy] of NUDGES) {
    const nudged = faceAt(patch, lies.x + dx, lies.y + dy)
    for (const candidate of [top!, second ?? top!])
      for (let by = -2; by <= 2; by++) improve(candidate, nudged, (candidate.turn + by + ANGLES) % ANGLES)
  }
  const [one, two] = fits.toSorted((a, b) => b.fit - a.fit)
  const { look } = one!.tile
  return {
    rune: look.rune,
    lies,
    turn: (-2 * Math.PI * one!.turn) / ANGLES,
    glyph: one!.fit,
    margin: one!.fit - (two?.fit ?? 0),
    colour: likelihood(groundOf(patch, lies), look, tiles),
  }
}

const NUDGES = [-0.75, 0, 0.75].flatMap(dx => [-0.75, 0, 0.75].map(dy => [dx, dy] as const))

/** At a place of the patch, in millimetres off its middle. */
function faceAt({ lightness }: Patch, x: number, y: number): Float32Array {
  return ready(faceOf(lightness, POINTS, STEP, (x + ACROSS / 2) / STEP - 0.5, (y + ACROSS / 2) / STEP - 0.5))
}

function improve(candidate: { tile: Known; fit: number; turn: number }, face: Float32Array, turn: number): void {
  const fit = alike(face, candidate.tile.face, turn)
  if (fit <= candidate.fit) return
  candidate.fit = fit
  candidate.turn = turn
}

/** The colour between the glyph and the rim. */
export function groundOf({ red, green, blue }: Patch, { x, y }: Lying): Oklab {
  const values: [number[], number[], number[]] = [[], [], []]
  for (const radius of [11.6, 12.4, 13.2])
    for (let i = 0; i < 48; i++) {
      const px = Math.round((x + radius * Math.cos((i * Math.PI) / 24) + ACROSS / 2) / STEP - 0.5)
      const py = Math.round((y + radius * Math.sin((i * Math.PI) / 24) + ACROSS / 2) / STEP - 0.5)
      if (px < 0 || py < 0 || px >= POINTS || py >= POINTS) continue
      for (const [c, channel] of [red, green, blue].entries()) values[c]!.push(channel[py * POINTS + px]!)
    }
  const [r, g, b] = values.map(middleOf)
  return oklab(r!, g!, b!)
}

function middleOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

function likelihood(ground: Oklab, look: TileLook, tiles: readonly Known[]): number {
  const all = tiles.reduce((sum, tile) => sum + closeness(ground, tile.look.colour), 1e-6)
  return closeness(ground, look.colour) / all
}

/** Hue and chroma count more than lightness: shadows and glare change that one first. */
function closeness(a: Oklab, b: Oklab): number {
  const chroma = ((a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2) / (2 * 0.055 ** 2)
  return Math.exp(-chroma - (a[0] - b[0]) ** 2 / (2 * 0.2 ** 2))
}
