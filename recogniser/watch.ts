import { read } from './read.ts'
import type { Frame, Reading } from './reading.ts'
import { printedTiles, type TileLook } from './tiles.ts'

/** Looks at frames one after another until it is sure. */
export interface Watcher {
  see(frame: Frame): Sighting
  /** Forgets what it saw: for the next attempt. */
  reset(): void
}

/** The newest reading, with what the frames before it agreed on. */
export interface Sighting extends Reading {
  /** Enough frames agree on four different runes: take the picture. */
  readonly sure: boolean
  /** How far it is to being sure, 0 to 1. */
  readonly progress: number
}

export function watch(tiles: readonly TileLook[] = printedTiles): Watcher {
  return {
    see: frame => ({ ...read(frame, tiles), sure: false, progress: 0 }),
    reset: () => {},
  }
}
