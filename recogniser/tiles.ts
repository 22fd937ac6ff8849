import type { RuneId } from './sheet/runes.ts'

/** What a tile looks like to the recogniser: plain numbers, to be kept as JSON. */
export interface TileLook {
  readonly rune: RuneId
  /** The ground in Oklab, with white paper at lightness 1. */
  readonly colour: readonly [number, number, number]
  /** Lightness along circles round the tile's middle. */
  readonly face: readonly number[]
}

/** The tiles of our own printed sheet. */
export const printedTiles: readonly TileLook[] = []
