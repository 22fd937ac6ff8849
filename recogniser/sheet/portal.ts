import { TILE_PATH } from './runes.ts'
import { circle, type Drawing, placed, round } from './shape.ts'

/**
 * The portal's sheet in millimetres: the origin in its middle, x to the right, y down, as printed. Spaces go clockwise
 * from the top; the triangle marks the first (R5-017).
 */
export const SHEET = 180

export const SPACES = [
  { x: 0, y: -50 },
  { x: 50, y: 0 },
  { x: 0, y: 50 },
  { x: -50, y: 0 },
] as const

/** Each at the end of its space's arm: a triangle that points outwards, then three discs. */
export const MARKERS = [
  { x: 0, y: -80 },
  { x: 80, y: 0 },
  { x: 0, y: 80 },
  { x: -80, y: 0 },
] as const

/** Radius of a disc, and distance from the triangle's middle to its corners. */
export const DISC = 6
export const TRIANGLE = 9

export const RING = { inner: 13, outer: 20, pupil: 6 } as const

/** A tile from flat side to flat side, and the box of 100 in which it is drawn. */
export const TILE = 32
export const TILE_BOX = (TILE * 100) / 92

/** What is seen where no tile lies: the space's number, so that an empty space is seen to be empty. */
export const NUMERALS = [
  'M42 41L51 34V66',
  'M41 42C41 31 59 31 59 42C59 50 41 58 41 66H59',
  'M41 36C48 31 59 33 58 42C57 48 51 49 48 49C51 49 59 50 59 58C59 67 47 69 41 63',
  'M55 66V34L40 57H61',
] as const
export const NUMERAL_PEN = 7

const MIDDLE = SHEET / 2
const GREY = '#5c5c5c'

export const portal: Drawing = {
  box: SHEET,
  shapes: [
    { path: `M0 0H${SHEET}V${SHEET}H0Z`, fill: '#ffffff' },
    ...SPACES.flatMap(({ x, y }, i) =>
      placed(
        [
          { path: TILE_PATH, line: '#c9c9cc', width: 1.5 },
          { path: NUMERALS[i]!, line: '#8a8a8e', width: NUMERAL_PEN },
        ],
        TILE_BOX / 100,
        MIDDLE + x,
        MIDDLE + y,
      ),
    ),
    { path: circle(MIDDLE, MIDDLE, RING.outer) + circle(MIDDLE, MIDDLE, RING.inner), fill: '#262629' },
    { path: circle(MIDDLE, MIDDLE, RING.pupil), fill: '#464649' },
    ...MARKERS.map(({ x, y }, i) => ({
      path: i === 0 ? triangle(MIDDLE + x, MIDDLE + y) : circle(MIDDLE + x, MIDDLE + y, DISC),
      fill: GREY,
    })),
  ],
}

function triangle(x: number, y: number): string {
  const half = (TRIANGLE * Math.sqrt(3)) / 2
  return `M${x} ${y - TRIANGLE}L${round(x + half)} ${y + TRIANGLE / 2}H${round(x - half)}Z`
}
