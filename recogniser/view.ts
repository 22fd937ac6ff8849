import { grey } from './grey.ts'
import { locate } from './locate.ts'
import { type White, whiteOf } from './paper.ts'
import { type Patch, patchAt } from './patch.ts'
import { type Plane, project } from './plane.ts'
import { badPicture } from './quality.ts'
import type { Corners, Frame, Point, Problem } from './reading.ts'

/** A frame in which the portal was found. Places are in millimetres on the sheet. */
export interface View {
  readonly frame: Frame
  readonly plane: Plane
  readonly white: White
  /** What may be wrong with the picture as a whole, should something not be readable. */
  readonly flaw: () => Problem | undefined
}

/** Finds the portal, or says why not. */
export function viewOf(frame: Frame): View | Problem {
  const shades = grey(frame)
  const small = locate(shades)
  if (!small) return badPicture(shades) ?? 'noPortal'
  // From pixels of the smaller picture to those of the frame.
  const plane = small.map((value, i) => (i < 6 ? value * shades.shrink : value))
  return { frame, plane, white: whiteOf(frame, plane), flaw: () => badPicture(shades) }
}

export function patchOf({ frame, plane, white }: View, place: Point): Patch {
  return patchAt(frame, plane, white, place)
}

/** Four places of the sheet, in pixels. */
export function cornersOf({ plane }: View, places: readonly Point[]): Corners {
  const [a, b, c, d] = places.map(({ x, y }) => project(plane, x, y))
  return [a!, b!, c!, d!]
}

/** A square of the sheet, turned about its middle. */
export function square(view: View, x: number, y: number, side: number, turn = 0): Corners {
  const cos = (Math.cos(turn) * side) / 2
  const sin = (Math.sin(turn) * side) / 2
  return cornersOf(view, [
    { x: x - cos + sin, y: y - sin - cos },
    { x: x + cos + sin, y: y + sin - cos },
    { x: x + cos - sin, y: y + sin + cos },
    { x: x - cos - sin, y: y - sin + cos },
  ])
}
