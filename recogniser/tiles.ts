import { LINEAR, type Oklab, oklab } from './colour.ts'
import { faceOf } from './face.ts'
import { paint, rgb } from './sheet/paint.ts'
import { TILE, TILE_BOX } from './sheet/portal.ts'
import { printedTile, runeArt, type RuneId, RUNES } from './sheet/runes.ts'

/** What a tile looks like to the recogniser: plain numbers, to be kept as JSON. */
export interface TileLook {
  readonly rune: RuneId
  /** Of the ground around the glyph, with white paper at lightness 1. */
  readonly colour: Oklab
  /** Lightness along circles round the tile's middle. */
  readonly face: readonly number[]
  /** Square millimetres. */
  readonly area: number
}

/** The tiles of our own printed sheet. */
export function printedTiles(): readonly TileLook[] {
  return (made ??= RUNES.map(printed))
}

let made: readonly TileLook[] | undefined

/** An eight-sided tile covers so much of its square. */
const EIGHT_SIDED = 1 - (2 * 24 * 24) / (92 * 92)

/** Points a side: about as fine as a phone sees it. */
const SIZE = 52

function printed(rune: RuneId): TileLook {
  const { pixels } = paint(printedTile(rune), SIZE)
  const lightness = Float32Array.from({ length: SIZE * SIZE }, (_, i) => {
    const [r, g, b] = [LINEAR[pixels[i * 4]!]!, LINEAR[pixels[i * 4 + 1]!]!, LINEAR[pixels[i * 4 + 2]!]!]
    return Math.cbrt(0.3 * r + 0.6 * g + 0.1 * b)
  })
  const [r, g, b] = rgb(runeArt[rune].colour)
  return {
    rune,
    colour: oklab(LINEAR[r]!, LINEAR[g]!, LINEAR[b]!),
    face: [...faceOf(lightness, SIZE, TILE_BOX / SIZE, SIZE / 2 - 0.5, SIZE / 2 - 0.5)],
    area: EIGHT_SIDED * TILE * TILE,
  }
}
