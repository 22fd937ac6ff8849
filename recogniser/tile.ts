import { type Oklab, oklab } from './colour.ts'
import { faceOf } from './face.ts'
import { ACROSS, type Patch, POINTS, STEP } from './patch.ts'

/** A place of a patch, in millimetres off its middle. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** The face of a tile at a place. `scale`: its width beside that of our printed ones. */
export function faceAt({ lightness }: Patch, { x, y }: Place, scale: number): Float32Array {
  return faceOf(lightness, POINTS, STEP / scale, pointOf(x), pointOf(y))
}

/** The colour between a tile's glyph and its rim. */
export function groundAt({ red, green, blue }: Patch, { x, y }: Place, scale: number): Oklab {
  const points = CIRCLE.map(at => index(y + at.y * scale) * POINTS + index(x + at.x * scale))
  const middle = (channel: Float32Array) =>
    points.map(point => channel[point]!).toSorted((a, b) => a - b)[points.length >> 1]!
  return oklab(middle(red), middle(green), middle(blue))
}

const CIRCLE = [11.6, 12.4, 13.2].flatMap(radius =>
  Array.from({ length: 48 }, (_, i) => ({
    x: radius * Math.cos((i * Math.PI) / 24),
    y: radius * Math.sin((i * Math.PI) / 24),
  })),
)

/** Where among the patch's points a place lies, between them. */
function pointOf(millimetres: number): number {
  return (millimetres + ACROSS / 2) / STEP - 0.5
}

function index(millimetres: number): number {
  return Math.min(POINTS - 1, Math.max(0, Math.round(pointOf(millimetres))))
}
