import type { Seat } from '@runatal/kernel'
import { CITIES } from '../../content/map.ts'
import { enemyNamed } from '../../content/tables.ts'
import { healthOfFoe } from '../../rules/foe.ts'
import { turnOrder } from '../../rules/places.ts'
import { NONE, type State } from '../../rules/types.ts'
import * as price from '../prices.ts'
import { restBefore } from './common.ts'
import type { Goal } from './goal.ts'
import { masterOdds } from './masters.ts'
import { roundsLeft } from './time.ts'

/** Caught in the Web: Avatars first, until the Queen shows herself; then she is hunted from Web to Web. */
export function webGoals(s: State, seat: Seat): Goal[] {
  const goals: Goal[] = []
  if (s.act === 1) return goals
  if (s.ariad === NONE) avatars(s, seat, goals)
  else queen(s, seat, goals)
  return goals
}

/** Who loses against an Avatar has lost an action: it rests in the city and tries again. */
function avatars(s: State, seat: Seat, goals: Goal[]) {
  const cities = CITIES.filter(city => s.webs.includes(city))
  const [first] = cities
  if (first === undefined) return
  const foe = { enemy: 'avatar', mark: first, hex: first }
  const { won } = masterOdds(s, seat, foe)
  const rested = s.damage[seat] === 0 ? won : masterOdds(s, seat, foe, 0).won
  if (won >= Math.min(0.2, 0.03 * (roundsLeft(s) - 3)))
    for (const city of cities)
      goals.push({
        hexes: [city],
        move: { do: 'engage', enemy: 'avatar', mark: city },
        actions: 1,
        worth: (price.MASTER / 2) * won,
        why: { because: 'master', enemy: 'avatar', odds: Math.round(100 * won) },
      })
  if (rested > won + 0.1) goals.push(...restBefore(s, seat, (price.MASTER / 3) * (rested - won)))
}

/** Her wounds stay, and so do ours: nobody rests once she has been engaged (RB-383). */
function queen(s: State, seat: Seat, goals: Goal[]) {
  const foe = { enemy: 'ariad', mark: s.ariad, hex: s.ariad }
  const whole = healthOfFoe(s, enemyNamed('ariad')) * s.heroes.length
  const odds = masterOdds(s, seat, foe)
  const left = whole - s.masterDamage
  const gain = odds.won + odds.left * Math.max(0, odds.dealt / left)
  const risk = odds.lost * (turnOrder(s).length > 1 ? 0.5 + s.masterDamage / whole : 1)
  if (!s.restForbidden && !isTime(s, seat)) {
    if (s.damage[seat]! > 0) goals.push(...restBefore(s, seat, 1 + 0.2 * s.damage[seat]!))
    return
  }
  // Alone, or with little time left, there is nothing to wait for.
  const fear = turnOrder(s).length === 1 || roundsLeft(s) <= 3 ? 0.1 : 0.6
  const worth = price.MASTER * (gain + 0.05 - fear * risk)
  if (worth > 0)
    goals.push({
      hexes: [s.ariad],
      move: { do: 'engage', enemy: 'ariad', mark: s.ariad },
      actions: 1,
      worth,
      why: { because: 'master', enemy: 'ariad', odds: Math.round(100 * odds.won) },
    })
}

/** The hunt of a party begins when all are well; that of a hero alone, who has less of it to do, when there is just time. */
function isTime(s: State, seat: Seat): boolean {
  if (s.damage[seat]! > 1 && roundsLeft(s) > 4) return false
  const party = turnOrder(s)
  return roundsLeft(s) <= HUNT || (party.length > 1 && party.every(one => s.damage[one]! <= HURT))
}

/** Rounds that a hunt takes. */
const HUNT = 8
const HURT = 3
