import type { Turn } from '@runatal/kernel'
import { TRACK } from '../content/box.ts'
import { isMonster, MOONS } from '../content/tables.ts'
import { lose } from './end.ts'
import { totalEclipse } from './team.ts'
import type { MarkerCause, Rising5, State } from './types.ts'

/** The eclipse marker, and the red moons in sight. */

/** R5-129, R5-130: never above the top. */
export function rise(s: State, spaces: number, cause: MarkerCause, t: Turn<Rising5>): void {
  moveTo(s, Math.max(TRACK.top, s.eclipse - spaces), cause, t)
}

/** R5-200 to R5-202, R5-294: on the last space the game is lost at once. */
export function sink(s: State, moons: number, cause: MarkerCause, t: Turn<Rising5>): void {
  moveTo(s, Math.min(totalEclipse(s), s.eclipse + moons), cause, t)
  if (s.eclipse === totalEclipse(s)) lose(s, 'eclipse', t)
}

/** R5-199 */
export function moonsInSight(s: State): number {
  let moons = 0
  for (let place = 0; place < s.places.length; place++)
    if (isMonster(s.places[place]!)) moons += MOONS[s.places[place]!]!
  return moons
}

function moveTo(s: State, to: number, cause: MarkerCause, t: Turn<Rising5>) {
  if (to !== s.eclipse) t.emit?.({ type: 'marker_moved', from: s.eclipse, to, cause })
  s.eclipse = to
}
