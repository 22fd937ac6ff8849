import type { Seat } from '@runatal/kernel'
import { PLAGUE_SITES } from '../../content/map.ts'
import { sufferBy } from '../deal.ts'
import { ACTIVE, type State, type T } from '../types.ts'
import { enterAmongZombies, zombiesCome } from './corpse.ts'

/** What scenarios do to a hero who enters a hex, and when its movement ends. */

export function entersHex(s: State, hex: number, seat: Seat, t: T): void {
  if (s.plagues[PLAGUE_SITES.indexOf(hex)] === ACTIVE) sufferBy(seat, 2, t) // RB-470
  enterAmongZombies(s, hex, seat, t)
}

export function movementEnds(s: State, seats: readonly Seat[], t: T): void {
  zombiesCome(s, seats, t)
}
