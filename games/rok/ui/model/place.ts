import { DISC_RADIUS, STONE_SIZE } from '../../content/disc.ts'
import { sideOf } from '../../content/sides.ts'
import type { Lying, State } from '../../rules/types.ts'
import type { Size } from '../hooks.ts'

/** Where millimetres of the table are on the screen: pixels from the middle of the disc, my side below. */
export interface Frame {
  /** Pixels a millimetre. */
  scale: number
  /** How much larger than life stones are drawn, so that none is smaller than a fingertip. */
  enlarged: number
  cos: number
  sin: number
  /** Degrees by which the table is turned, clockwise. */
  turned: number
  /** Seen from where a player sits, and not from straight above. */
  deep: boolean
}

/** How a sitting player looks at the disc: from so far, in millimetres, and so far off the vertical (26 degrees). */
export const TILT = { distance: 1900, cos: 0.898794, sin: 0.438371 }

/** The whole disc where it fits; on a phone nearer, as long as every stone is in sight. */
export function frameOf(table: Lying, size: Size, me: number, seats: number, deep = false): Frame {
  const [x, y] = sideOf(Math.max(0, me), seats)
  // My side, seen from above with y downwards, is to come to the bottom.
  const [cos, sin] = [-y, x]
  const turned = (Math.atan2(sin, cos) * 180) / Math.PI
  const whole = Math.min(size.width, size.height) / (2 * (DISC_RADIUS + 26))
  const near = Math.min(size.width, size.height) / NEAREST
  let scale = size.width < PHONE ? near : whole
  if (size.width < PHONE)
    for (let i = 0; i < table.tag.length; i++) {
      const [dx, dy] = turn(cos, sin, table.x[i]!, -table.y[i]!)
      const reach = STONE_SIZE.length * 0.6
      scale = Math.min(scale, size.width / 2 / (Math.abs(dx) + reach), size.height / 2 / (Math.abs(dy) + reach))
    }
  scale = Math.max(scale, whole)
  return {
    scale,
    enlarged: Math.max(1, FINGERTIP / (STONE_SIZE.width * scale * (deep ? FARTHEST : 1))),
    cos,
    sin,
    turned,
    deep,
  }
}

/** Pixels from the middle of the disc, and how large things are there beside those in the middle. */
export function placeOf(frame: Frame, x: number, y: number, height = 0): [x: number, y: number, size: number] {
  const [dx, dy] = turn(frame.cos, frame.sin, x, -y)
  if (!frame.deep) return [tenth(dx * frame.scale), tenth(dy * frame.scale), 1]
  const size = TILT.distance / (TILT.distance - dy * TILT.sin - height * TILT.cos)
  return [
    tenth(dx * frame.scale * size),
    tenth((dy * TILT.cos - height * TILT.sin) * frame.scale * size),
    Math.round(1000 * size) / 1000,
  ]
}

/** Places in `state.table` in reading order: nearest to the Destiny rune first, which tells nothing of pairs (ROK-069). */
export function readingOrder({ table }: State): number[] {
  const far = (i: number) => table.x[i]! * table.x[i]! + table.y[i]! * table.y[i]!
  return [...table.tag.keys()].toSorted((a, b) => far(a) - far(b) || table.tag[a]! - table.tag[b]!)
}

/** Keys that grab: without M and R, which have their own meaning. */
const LETTERS = 'ABCDEFGHIJKLNOPQSTUVWXYZ123456789'

/** A letter for each stone that lies face up, by its tag. */
export function lettersOf(state: State): Map<number, string> {
  const up = readingOrder(state).filter(i => state.table.up[i])
  return new Map(up.map((place, i) => [state.table.tag[place]!, LETTERS[i] ?? '']))
}

const PHONE = 560
const NEAREST = 500
const FINGERTIP = 44
/** How small the far edge of the disc is beside its middle. */
const FARTHEST = TILT.distance / (TILT.distance + DISC_RADIUS * TILT.sin)

function turn(cos: number, sin: number, x: number, y: number): [number, number] {
  return [x * cos - y * sin, x * sin + y * cos]
}

function tenth(value: number): number {
  return Math.round(10 * value) / 10
}
