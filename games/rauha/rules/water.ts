import type { Seat, Turn } from '@runatal/kernel'
import { sources } from './board.ts'
import { gainPoints } from './track.ts'
import type { Rauha, State } from './types.ts'

/** Water Sources in a scoring (RAU-147, RAU-155 to RAU-160). */

/** RAU-155: points by the difference with the fewest; more than the last counts as the last. */
const WATER_POINTS = [0, 1, 3, 6, 10, 15] as const

export function waterPoints(difference: number): number {
  return WATER_POINTS[Math.min(difference, WATER_POINTS.length - 1)]!
}

/** RAU-159: at the end of the own go, by itself. */
export function scoreWater(s: State, seat: Seat, t: Turn<Rauha>): void {
  const own = sources(s, seat)
  let fewest = own // RAU-157: oneself included
  for (let other = 0; other < s.points.length; other++) fewest = Math.min(fewest, sources(s, other))
  const points = waterPoints(own - fewest)
  t.emit?.({ type: 'water.scored', seat, sources: own, fewest, points })
  gainPoints(s, seat, points, t)
}
