import type { Frame, Point, Problem } from './reading.ts'
import type { RuneId } from './sheet/runes.ts'
import type { TileLook } from './tiles.ts'

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
  readonly corners?: readonly [Point, Point, Point, Point]
  /** `alike`: too much like a tile learnt before to be told from it. */
  readonly problem?: Problem | 'alike'
}

export function calibrate(): Calibration {
  return {
    show: () => ({ learnt: false, progress: 0, problem: 'noPortal' }),
    missing: [],
    tiles: undefined,
  }
}
