import type { Steps } from '@runatal/kernel'
import { CITIES, codeOf, hexesOf, siteKind } from '../../content/map.ts'
import { choose } from '../choose.ts'
import { take } from '../decks.ts'
import { healEnemy, leaveFight } from '../leave.ts'
import { ALL_HEXES, isCivilised, leader, nearest, nearestOf } from '../places.ts'
import { NONE, type Runebound, type State, type T } from '../types.ts'

/** Caught in the Web (RB-348 to RB-397, RB-568 to RB-571). */

/** A Web for a hex; where it cannot lie, the nearest free wild hex gets it (RB-361, RB-568). */
export function placeWeb(s: State, hex: number, t: T, inCity = false): void {
  let to = hex
  if (s.webs.includes(hex) || (siteKind(hex) === 'city' && !inCity))
    to = nearest(
      ALL_HEXES.filter(wild => !isCivilised(s, wild) && !s.webs.includes(wild)),
      hex,
      t.chance,
    )
  s.webs.push(to)
  s.sameHex = to
  t.emit?.({ type: 'web_placed', hex: codeOf(to) })
}

export function removeWeb(s: State, hex: number, t: T): void {
  if (!s.webs.includes(hex)) return
  take(s.webs, hex)
  t.emit?.({ type: 'web_removed', hex: codeOf(hex) })
}

/** The Webs that effects and the action can take away (RB-351, RB-352). */
export function looseWebs(s: State): number[] {
  return s.webs.filter(web => siteKind(web) !== 'city' && web !== s.ariad)
}

/** RB-364, RB-365, RB-367 */
export function webActEnds(s: State, t: T): void {
  for (const city of CITIES) placeWeb(s, city, t, true)
  callQueen(s, t)
}

/** RB-395: a city's Web falls with its Avatar. */
export function cityWebFalls(s: State, city: number, t: T): void {
  removeWeb(s, city, t)
  s.cityWebs++
  callQueen(s, t)
}

function callQueen(s: State, t: T) {
  if (s.ariad !== NONE || s.cityWebs < s.heroes.length - 1) return
  const [burrow] = hexesOf('burrow_town')
  s.ariad = burrow!
  t.emit?.({ type: 'master_appeared', enemy: 'ariad', hex: codeOf(burrow!) })
  placeWeb(s, burrow!, t) // RB-366, RB-361
}

/** RB-375 to RB-380 */
export function queenAfterRound(s: State, t: T): void {
  const f = s.fight!
  if (s.webs.includes(s.ariad)) {
    removeWeb(s, s.ariad, t)
    healEnemy(f, 2, t)
  }
  if (s.webs.length === 0) return t.next('fightRound') // RB-378
  t.next('ariadMoves')
  choose(s, leader(s), 'hex', nearestOf(s.webs, s.ariad), t) // RB-379
}

export const webSteps: Steps<Runebound, 'ariadMoves'> = {
  ariadMoves(s, _, t) {
    s.ariad = s.picked
    t.emit?.({ type: 'master_moved', enemy: 'ariad', hex: codeOf(s.ariad) })
    leaveFight(s, 'left', t)
  },
}
