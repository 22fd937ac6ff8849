import { lightAt } from './colour.ts'
import { type White, whiteAt } from './paper.ts'
import type { Plane } from './plane.ts'
import type { Frame, Point } from './reading.ts'

/** A square of the sheet seen straight from above, white paper being 1. It lasts until the next one is taken. */
export interface Patch {
  readonly red: Float32Array
  readonly green: Float32Array
  readonly blue: Float32Array
  /** As the eye sees it: the cube root of the light. */
  readonly lightness: Float32Array
}

/** Points a side, and millimetres a side. */
export const POINTS = 84
export const ACROSS = 46

/** Millimetres from one point to the next. */
export const STEP = ACROSS / POINTS

/** Around a place of the sheet. */
export function patchAt(frame: Frame, plane: Plane, white: White, { x, y }: Point): Patch {
  const light = new Float32Array(3)
  const gain = gains(white, x, y)
  for (let row = 0; row < POINTS; row++)
    for (let column = 0; column < POINTS; column++) {
      const px = x + (column + 0.5) * STEP - ACROSS / 2
      const py = y + (row + 0.5) * STEP - ACROSS / 2
      const w = plane[6]! * px + plane[7]! * py + plane[8]!
      const u = (plane[0]! * px + plane[1]! * py + plane[2]!) / w
      const v = (plane[3]! * px + plane[4]! * py + plane[5]!) / w
      // Outside the frame it is black.
      if (!lightAt(frame, u, v, light)) light.fill(0)
      const i = row * POINTS + column
      const s = (column + 0.5) / POINTS
      const t = (row + 0.5) / POINTS
      const r = (red[i] = light[0]! * between(gain, 0, s, t))
      const g = (green[i] = light[1]! * between(gain, 1, s, t))
      const b = (blue[i] = light[2]! * between(gain, 2, s, t))
      lightness[i] = Math.cbrt(0.3 * r + 0.6 * g + 0.1 * b)
    }
  return { red, green, blue, lightness }
}

const red = new Float32Array(POINTS * POINTS)
const green = new Float32Array(POINTS * POINTS)
const blue = new Float32Array(POINTS * POINTS)
const lightness = new Float32Array(POINTS * POINTS)

/** What makes white paper 1, at the four corners of the patch, colour by colour. */
function gains(white: White, x: number, y: number): Float32Array {
  const out = new Float32Array(12)
  const light = new Float32Array(3)
  for (let corner = 0; corner < 4; corner++) {
    const [i, j] = [corner % 2, corner >> 1]
    whiteAt(white, x + (i - 0.5) * ACROSS, y + (j - 0.5) * ACROSS, light)
    for (let c = 0; c < 3; c++) out[c * 4 + corner] = 1 / light[c]!
  }
  return out
}

function between(gain: Float32Array, colour: number, s: number, t: number): number {
  const k = colour * 4
  return (gain[k]! * (1 - s) + gain[k + 1]! * s) * (1 - t) + (gain[k + 2]! * (1 - s) + gain[k + 3]! * s) * t
}
