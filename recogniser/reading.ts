import type { RuneId } from './sheet/runes.ts'

/** A picture from the camera, as a canvas gives it: four bytes a pixel (red, green, blue, opacity). */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray
}

/** In pixels of the frame. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Clockwise as printed, the first at the top left when the triangle points up. */
export type Corners = readonly [Point, Point, Point, Point]

/** What one picture says. */
export interface Reading {
  /** Where the portal lies, once it is found. */
  readonly portal?: {
    readonly corners: Corners
    /** The triangle, then the three discs clockwise: the marks of spaces 1 to 4. */
    readonly markers: Corners
  }
  /** Spaces 1 to 4 (R5-017). */
  readonly slots: readonly [SlotReading, SlotReading, SlotReading, SlotReading]
  /** Why this picture will not do. Without one, four different runes are read. */
  readonly problem?: Problem
}

export interface SlotReading {
  /** `undefined`: not sure. It never guesses (R5-353). */
  readonly rune: RuneId | 'empty' | undefined
  /** 0 to 1. */
  readonly confidence: number
  /** Around the tile, or around the space where none is seen; absent without a portal. */
  readonly corners?: Corners
}

/**
 * What to tell the players, the most useful first:
 * - `tooDark`, `tooBright`: other light (R5-316); a lamp in the paper may hide a tile
 * - `noPortal`: no portal in sight; is it in the picture and whole? (R5-315)
 * - `blurred`: hold still
 * - `tooMany`: a further tile lies on the portal
 * - `twice`: the same rune on two spaces
 * - `empty`: a space has no tile
 * - `unsure`: a tile cannot be read: glare, a finger, a strange tile
 */
export type Problem = 'tooDark' | 'tooBright' | 'noPortal' | 'blurred' | 'tooMany' | 'twice' | 'empty' | 'unsure'
