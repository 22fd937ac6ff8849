import type { Seat } from '@runatal/kernel'
import { codeOf, distance, FLIGHT, hexesOf } from '../../content/map.ts'
import { turnOrder } from '../../rules/places.ts'
import { margathHex } from '../../rules/scenarios/margath.ts'
import { NONE, type State } from '../../rules/types.ts'
import * as price from '../prices.ts'
import { restBefore } from './common.ts'
import type { Goal } from './goal.ts'
import { roundsLeft } from './time.ts'

/** Margath's Domination: be well and together when he comes, and meet him on his way. */
export function margathGoals(s: State, seat: Seat): Goal[] {
  if (s.margath === NONE) return s.act === 2 && s.space >= 5 ? towards(s, seat, hexesOf('tamalir')[0]!, 0.8) : []
  const hex = margathHex(s)
  const goals: Goal[] = []
  if (s.damage[seat]! > 1) goals.push(...restBefore(s, seat, 1 + 0.5 * s.damage[seat]!))
  const isFit = turnOrder(s).every(one => s.damage[one]! <= 3 && s.mustRest[one] === 0)
  const isLate = s.margath >= FLIGHT.length - 3 || roundsLeft(s) <= 1
  const isNear = turnOrder(s).every(one => distance(s.at[one]!, hex) <= 3)
  if (isNear && (isFit || isLate)) {
    const why = { because: 'gather', hex: codeOf(hex) } as const
    goals.push({
      hexes: [hex],
      move: { do: 'engage', enemy: 'margath', mark: hex },
      actions: 1,
      worth: price.MASTER,
      why,
    })
  } else goals.push(...towards(s, seat, FLIGHT[Math.min(s.margath + 1, FLIGHT.length - 2)]!, 3))
  return goals
}

/** To wait there is better than anything else. */
function towards(s: State, seat: Seat, hex: number, worth: number): Goal[] {
  if (s.at[seat] === hex) return []
  return [{ hexes: [hex], move: { do: 'prepare' }, actions: 1, worth, why: { because: 'gather', hex: codeOf(hex) } }]
}
