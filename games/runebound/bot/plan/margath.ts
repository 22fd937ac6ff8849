import type { Seat } from '@runatal/kernel'
import { codeOf, distance, FLIGHT } from '../../content/map.ts'
import { turnOrder } from '../../rules/places.ts'
import { margathHex } from '../../rules/scenarios/margath.ts'
import { NONE, type State } from '../../rules/types.ts'
import * as price from '../prices.ts'
import { restBefore } from './common.ts'
import type { Goal } from './goal.ts'
import { roundsLeft } from './time.ts'

/** Margath's Domination: be well and together when he comes, and meet him on his way, not too soon. */
export function margathGoals(s: State, seat: Seat): Goal[] {
  if (s.margath === NONE) return []
  const goals: Goal[] = []
  const hex = margathHex(s)
  const party = turnOrder(s)
  const left = FLIGHT.length - 1 - s.margath
  // The time that he takes is used, as long as everybody can be there within a round or two.
  // The more there are, the longer it takes them to meet.
  const many = party.length > 2 ? 1 : 0
  if (left > MEETING + many && roundsLeft(s) > 1) return goals
  if (s.damage[seat]! > 1) goals.push(...restBefore(s, seat, 1 + 0.5 * s.damage[seat]!))
  const isFit = party.every(one => s.damage[one]! <= 2 && s.mustRest[one] === 0)
  const isNear = party.every(one => distance(s.at[one]!, hex) <= 2 + many)
  if (isNear && (isFit || left <= 2)) {
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

/** Hexes before Tamalir at which he is awaited. */
const MEETING = 4

/** To wait there is better than anything else. */
function towards(s: State, seat: Seat, hex: number, worth: number): Goal[] {
  if (s.at[seat] === hex) return []
  return [{ hexes: [hex], move: { do: 'prepare' }, actions: 1, worth, why: { because: 'gather', hex: codeOf(hex) } }]
}
