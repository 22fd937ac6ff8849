import type { Seat } from '@runatal/kernel'
import { health } from '../../rules/hero.ts'
import { NONE, type State } from '../../rules/types.ts'
import * as price from '../prices.ts'
import { actionsTo } from '../travel.ts'
import { restBefore } from './common.ts'
import type { Goal } from './goal.ts'
import { masterOdds } from './masters.ts'
import { caution } from './time.ts'

/** The Corpse King: Vorakesh and his Champions fall one by one, to whoever is strong enough. */
export function corpseGoals(s: State, seat: Seat): Goal[] {
  const goals: Goal[] = []
  if (s.vorakesh !== NONE) antagonist(s, seat, 'vorakesh', s.vorakesh, goals)
  for (const hex of s.champions) antagonist(s, seat, 'champion', hex, goals)
  // A Zombie that shares the hex would bite again at the first step, and nobody comes to the last fights unhurt.
  if (s.zombies.includes(s.at[seat]!) && s.damage[seat]! < health(s, seat) - 4)
    goals.push({
      hexes: [s.at[seat]!],
      move: { do: 'killZombie' },
      actions: 2,
      worth: s.act === 1 ? price.GOLD + price.ZOMBIE / 2 : FOLLOWED,
      why: { because: 'zombie' },
    })
  return goals
}

/** Half of it an action: more than a Rest that the next bite undoes. */
const FOLLOWED = 3.5

/** Against an antagonist there is no retreat: who engages has to be sure enough, and rested. */
function antagonist(s: State, seat: Seat, enemy: 'vorakesh' | 'champion', hex: number, goals: Goal[]) {
  const foe = { enemy, mark: hex, hex }
  const { won } = masterOdds(s, seat, foe)
  const rested = s.damage[seat] === 0 ? won : masterOdds(s, seat, foe, 0).won
  const enough = caution(s, actionsTo(s, seat, s.at[seat]!, hex))
  const why = { because: 'master', enemy, odds: Math.round(100 * won) } as const
  if (won >= enough)
    goals.push({ hexes: [hex], move: { do: 'engage', enemy, mark: hex }, actions: 1, worth: price.MASTER * won, why })
  if (rested >= enough && rested > won + 0.05) goals.push(...restBefore(s, seat, price.MASTER * (rested - won)))
}
