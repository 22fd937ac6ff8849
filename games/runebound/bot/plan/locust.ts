import type { Seat } from '@runatal/kernel'
import { CITIES, distance } from '../../content/map.ts'
import { enemies } from '../../content/tables.ts'
import { warbandsUp } from '../../rules/scenarios/locust.ts'
import type { State } from '../../rules/types.ts'
import * as price from '../prices.ts'
import { restBefore } from './common.ts'
import type { Goal } from './goal.ts'
import { masterOdds } from './masters.ts'
import { caution } from './time.ts'

/** The Locust Swarm: warbands are beaten while they are small, those first that threaten a city. */
export function locustGoals(s: State, seat: Seat): Goal[] {
  const goals: Goal[] = []
  for (const slot of warbandsUp(s)) {
    const hex = s.bandsAt[slot]!
    const enemy = enemies[s.bands[slot]!]!.id
    const foe = { enemy, mark: slot, hex }
    const { won } = masterOdds(s, seat, foe)
    const rested = s.damage[seat] === 0 ? won : masterOdds(s, seat, foe, 0).won
    const urgency = 1 + 0.5 * s.units[slot]! + (isNearCity(s, slot) ? 4 : 0)
    const isUrgent = urgency > 3
    if (won >= (isUrgent ? 0.2 : Math.min(0.6, caution(s))))
      goals.push({
        hexes: [hex],
        move: { do: 'engage', enemy, mark: slot },
        actions: 1,
        worth: (price.MASTER / 5) * won * urgency,
        why: { because: 'master', enemy, odds: Math.round(100 * won) },
      })
    if (rested > won + 0.1) goals.push(...restBefore(s, seat, (price.MASTER / 5) * urgency * (rested - won)))
  }
  return goals
}

/** With four units it goes for a city (RB-529). */
function isNearCity(s: State, slot: number): boolean {
  return s.units[slot]! >= 3 && CITIES.some(city => distance(city, s.bandsAt[slot]!) <= 3)
}
