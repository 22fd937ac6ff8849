import type { Point } from '../reading.ts'
import type { RuneId } from '../sheet/runes.ts'
import type { Drawing } from '../sheet/shape.ts'

/** A table seen by a camera: plain data, in millimetres on the table, the sheet's middle at 0, 0. */
export interface Scene {
  readonly seed: number
  readonly width: number
  readonly height: number
  readonly camera: Camera
  readonly table: Table
  /** `undefined`: no portal in sight. `a4`: not cut out. */
  readonly paper: Paper | undefined
  readonly tiles: readonly Tile[]
  readonly things: readonly Thing[]
  readonly fingers: readonly Finger[]
  readonly light: Light
  readonly lens: Lens
  /** Places that are never cut off. */
  readonly inSight: readonly Point[]
  /** What lies on spaces 1 to 4 in truth. */
  readonly truth: readonly (RuneId | 'empty')[]
}

export interface Camera {
  /** Pixels: how far the picture lies behind the lens. */
  readonly focal: number
  readonly distance: number
  /** Radians. */
  readonly tilt: number
  readonly towards: number
  readonly roll: number
  /** Where the sheet's middle is seen, off the frame's middle, in pixels. */
  readonly x: number
  readonly y: number
}

export type Colour = readonly [number, number, number]

export interface Table {
  readonly pattern: 'plain' | 'wood' | 'cloth' | 'checks' | 'print'
  /** Linear light, 0 to 1. */
  readonly colours: readonly [Colour, Colour]
  readonly grain: number
}

export interface Paper {
  readonly cut: 'sheet' | 'a4'
  readonly tint: Colour
}

export interface Tile {
  readonly rune: RuneId
  readonly drawing: Drawing
  readonly x: number
  readonly y: number
  readonly turn: number
  /** What the printer made of its colours. */
  readonly ink: Colour
  readonly faded: number
  /** Millimetres of cardboard: it throws a shadow. */
  readonly thick: number
}

export interface Thing {
  readonly shape: 'disc' | 'triangle' | 'box'
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly long: number
  readonly wide: number
  readonly colour: Colour
}

/** From a point outwards. */
export interface Finger {
  readonly x: number
  readonly y: number
  readonly towards: number
  readonly wide: number
  readonly colour: Colour
}

export interface Light {
  readonly exposure: number
  readonly cast: Colour
  readonly gradient: { readonly towards: number; readonly strength: number }
  readonly vignette: number
  /** The edge of a shadow: everything on one side of a line, in shares of the frame. */
  readonly shadows: readonly { x: number; y: number; towards: number; soft: number; strength: number }[]
  readonly glares: readonly { x: number; y: number; long: number; wide: number; turn: number; strength: number }[]
}

export interface Lens {
  readonly blur: number
  readonly motion: { readonly length: number; readonly towards: number }
  readonly noise: number
  readonly tone: number
  /** How far a wide lens draws the corners in, as a share. */
  readonly wide: number
  /** How coarsely the picture is squeezed; 0: not at all. */
  readonly squeeze: number
}
