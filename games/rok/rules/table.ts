import type { Seen } from './events.ts'
import type { Lying, State } from './types.ts'
import { COLOURS, colourOf, twinOf } from '../content/stones.ts'
import type { Rest } from './moves.ts'
import { ownerOf } from './seats.ts'

/** What lies on the table, and what of it is worth grabbing. */

/** ROK-057: squared, in tenths of a millimetre, so that equal distances are equal. */
function distanceKey({ x, y }: Lying, i: number): number {
  const [dx, dy] = [Math.round(10 * x[i]!), Math.round(10 * y[i]!)]
  return dx * dx + dy * dy
}

/** In millimetres, to a tenth. */
export function distance(lying: Lying, i: number): number {
  return Math.round(Math.sqrt(distanceKey(lying, i))) / 10
}

/** The places of the face-up stones, nearest to the Destiny rune first; of equals the lower stone (ROK-057). */
export function nearestFirst(lying: Lying): number[] {
  const places = [...lying.stone.keys()].filter(i => lying.up[i])
  return places.toSorted((a, b) => distanceKey(lying, a) - distanceKey(lying, b) || lying.stone[a]! - lying.stone[b]!)
}

export function lay(lying: Lying, tag: number, stone: number, { x, y, yaw, up }: Rest, flying: boolean): void {
  lying.tag.push(tag)
  lying.stone.push(stone)
  lying.colour.push(colourOf(stone))
  lying.x.push(x)
  lying.y.push(y)
  lying.yaw.push(yaw)
  lying.up.push(up)
  lying.flying.push(flying)
}

/** Takes the stone at a place off the table. */
export function pickUp(lying: Lying, i: number): number {
  const stone = lying.stone[i]!
  for (const list of Object.values(lying) as unknown[][]) list.splice(i, 1)
  return stone
}

/** Whether a stone lies face up on the table. */
export function isVisible(s: State, stone: number): boolean {
  return s.table.up[s.table.stone.indexOf(stone)] === true
}

/** ROK-091: worth grabbing. */
export function isLiveStone(s: State, stone: number): boolean {
  const twin = twinOf(stone)
  return isVisible(s, twin) || ownerOf(s, twin) >= 0 || s.catches.some(caught => caught.includes(twin))
}

/** The live stones of the table. */
export function liveStones(s: State): number[] {
  return s.table.stone.filter((stone, i) => s.table.up[i] && isLiveStone(s, stone))
}

/** ROK-048: what everybody sees of the stones. */
export function seen({ tag, colour, x, y, yaw, up }: Lying): Seen[] {
  return tag.map((stone, i) => ({
    stone,
    colour: COLOURS[colour[i]!]!,
    x: x[i]!,
    y: y[i]!,
    yaw: yaw[i]!,
    face: up[i] ? 'up' : 'down',
  }))
}
