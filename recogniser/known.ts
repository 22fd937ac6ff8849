import type { Oklab } from './colour.ts'
import { alike, ANGLES, ready } from './face.ts'
import { printedTiles, type TileLook } from './tiles.ts'

/** The tiles to look for, made ready to be compared. */
export interface Known {
  readonly tiles: readonly KnownTile[]
  /** Their width beside that of our printed ones. */
  readonly scale: number
}

export interface KnownTile {
  readonly look: TileLook
  readonly face: Float32Array
  /** For each tile how far its glyph is the same as this one's, 0 to 1: only then colour has to tell them apart. */
  readonly same: readonly number[]
}

/** Made once for each set. */
export function known(looks: readonly TileLook[]): Known {
  const made = sets.get(looks) ?? prepared(looks)
  sets.set(looks, made)
  return made
}

const sets = new WeakMap<readonly TileLook[], Known>()

function prepared(looks: readonly TileLook[]): Known {
  const faces = looks.map(({ face }) => ready(face))
  return {
    tiles: looks.map((look, i) => ({
      look,
      face: faces[i]!,
      same: faces.map(face => Math.min(1, Math.max(0, (likeness(face, faces[i]!) - 0.75) / 0.15))),
    })),
    scale: looks.reduce((sum, { area }) => sum + scaleOf(area), 0) / looks.length,
  }
}

/** The width of a tile beside that of our printed ones. */
export function scaleOf(area: number): number {
  return Math.sqrt(area / printedTiles()[0]!.area)
}

/** How alike two faces are, made ready, in whichever turn they are most so. */
export function likeness(face: Float32Array, other: Float32Array): number {
  return alike(face, other, bestTurn(face, other))
}

export function bestTurn(face: Float32Array, other: Float32Array): number {
  let best = { turn: 0, fit: -1 }
  for (let turn = 0; turn < ANGLES; turn++) {
    const fit = alike(face, other, turn)
    if (fit > best.fit) best = { turn, fit }
  }
  return best.turn
}

/** How likely a colour makes a tile, among all. */
export function likelihood(colour: Oklab, look: TileLook, { tiles }: Known): number {
  const all = tiles.reduce((sum, tile) => sum + closeness(colour, tile.look.colour), 1e-6)
  return closeness(colour, look.colour) / all
}

/** Hue and chroma count more than lightness: shadows and glare change that one first. */
function closeness(a: Oklab, b: Oklab): number {
  const chroma = ((a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2) / (2 * 0.055 ** 2)
  return Math.exp(-chroma - (a[0] - b[0]) ** 2 / (2 * 0.2 ** 2))
}
