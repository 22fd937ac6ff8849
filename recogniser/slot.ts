import { alike, ANGLES, ready } from './face.ts'
import { type Known, type KnownTile, likelihood } from './known.ts'
import { lying } from './outline.ts'
import type { Patch } from './patch.ts'
import type { RuneId } from './sheet/runes.ts'
import { faceAt, groundAt, type Place } from './tile.ts'

/** What lies on a space, as far as can be told. */
export interface Guess {
  readonly rune: RuneId
  readonly place: Place
  /** By how much the tile is turned, in radians. */
  readonly turn: number
  /** How well the glyph fits, how much better than any other tile's, and how likely the colour makes it: 0 to 1. */
  readonly glyph: number
  readonly margin: number
  readonly colour: number
}

/** The likeliest tile among those known, if a thing of a tile's size lies there. */
export function guess(patch: Patch, known: Known): Guess | undefined {
  let best: Guess | undefined
  for (const ink of INKS) {
    const lies = lying(patch, ink)
    if (!lies || !known.tiles.some(({ look }) => sizeFits(lies.area / look.area))) continue
    const found = compare(patch, lies, known)
    if (!best || found.glyph > best.glyph) best = found
    if (confidence(best) === 1) break
  }
  return best
}

/** The likeliest tile anywhere near the middle, by its glyph alone: slower, for where glare has drowned the rim. */
export function search(patch: Patch, known: Known): Guess {
  let best = { fit: -1, place: PLACES[0]! }
  for (const place of PLACES) {
    const face = ready(faceAt(patch, place, known.scale))
    for (const tile of known.tiles)
      for (let turn = 0; turn < ANGLES; turn += 2) {
        const fit = alike(face, tile.face, turn)
        if (fit > best.fit) best = { fit, place }
      }
  }
  return compare(patch, best.place, known)
}

/** 0 to 1: no better than the weakest of glyph, margin and colour, except that a glyph beyond doubt forgives a colour. */
export function confidence({ glyph, margin, colour }: Guess): number {
  return Math.min(ramp(glyph, 0.6, 0.9), ramp(margin, 0, 0.2), Math.max(ramp(colour, 0, 0.2), ramp(glyph, 0.84, 0.96)))
}

/** How far from white a tile is at least: less in dull light, more beside a shadow. */
export const INKS = [0.4, 0.58]

/** Millimetres off the middle: near enough to each other that a glyph between two is not missed. */
const PLACES = [-4, -2, 0, 2, 4].flatMap(y => [-4, -2, 0, 2, 4].map(x => ({ x, y })))

/** The middle of what was seen is not quite the tile's middle: shadows, blur. */
const NUDGES = [-0.75, 0, 0.75].flatMap(y => [-0.75, 0, 0.75].map(x => ({ x, y })))

function sizeFits(ratio: number): boolean {
  return ratio > 0.84 && ratio < 1.25
}

function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)))
}

interface Candidate {
  readonly tile: KnownTile
  fit: number
  turn: number
}

function compare(patch: Patch, place: Place, known: Known): Guess {
  const candidates: Candidate[] = known.tiles.map(tile => ({ tile, fit: -1, turn: 0 }))
  const first = ready(faceAt(patch, place, known.scale))
  for (const candidate of candidates) for (let turn = 0; turn < ANGLES; turn += 2) improve(candidate, first, turn)
  const likely = candidates.toSorted((a, b) => b.fit - a.fit).slice(0, 2)
  for (const { x, y } of NUDGES) {
    const nudged = ready(faceAt(patch, { x: place.x + x, y: place.y + y }, known.scale))
    for (const candidate of likely)
      for (let by = -2; by <= 2; by++) improve(candidate, nudged, (candidate.turn + by + ANGLES) % ANGLES)
  }
  return judged(patch, place, known, candidates)
}

function improve(candidate: Candidate, face: Float32Array, turn: number): void {
  const fit = alike(face, candidate.tile.face, turn)
  if (fit <= candidate.fit) return
  candidate.fit = fit
  candidate.turn = turn
}

function judged(patch: Patch, place: Place, known: Known, candidates: readonly Candidate[]): Guess {
  const ground = groundAt(patch, place, known.scale)
  const colours = candidates.map(({ tile }) => likelihood(ground, tile.look, known))
  /** By how much one is better than another: colour decides only between glyphs that are the same. */
  const ahead = (one: number, two: number) =>
    candidates[one]!.fit -
    candidates[two]!.fit +
    (colours[one]! - colours[two]!) * candidates[one]!.tile.same[two]! * SAME_GLYPH
  const all = candidates.map((_, i) => i)
  const best = all.reduce((top, i) => (ahead(i, top) > 0 ? i : top))
  const { tile, fit, turn } = candidates[best]!
  return {
    rune: tile.look.rune,
    place,
    turn: (-2 * Math.PI * turn) / ANGLES,
    glyph: fit,
    margin: Math.min(...all.filter(i => i !== best).map(i => ahead(best, i)), 1),
    colour: colours[best]!,
  }
}

/** What a colour beyond doubt is worth beside a glyph that fits. */
const SAME_GLYPH = 0.4
