import type { Seat } from '@runatal/kernel'
import { PLAGUE_SITES } from '../../content/map.ts'
import { sufferBy } from '../deal.ts'
import { ACTIVE, type State, type T } from '../types.ts'
import { enterAmongZombies, zombiesCome } from './corpse.ts'

/** What scenarios do to a hero who enters a hex, and when its movement ends. */

export function entersHex(s: State, hex: number, seat: Seat, t: T): void {
  const site = PLAGUE_SITES.indexOf(hex)
  if (site >= 0 && s.plagues[site] === ACTIVE) sufferBy(seat, 2, t) // RB-470
  enterAmongZombies(s, hex, seat, t)
}

export function movementEnds(s: State, seats: readonly Seat[], t: T): void {
  if (s.zombies.length > 0) zombiesCome(s, seats, t)
}
