import type { Seat } from '@runatal/kernel'
import { codeOf, distance, PLAGUE_SITES } from '../../content/map.ts'
import { attribute, health } from '../../rules/hero.ts'
import { turnOrder } from '../../rules/places.ts'
import { plaguesThat } from '../../rules/scenarios/red.ts'
import { ACTIVE, NONE, type State } from '../../rules/types.ts'
import { testChance } from '../chances.ts'
import * as price from '../prices.ts'
import { restBefore } from './common.ts'
import type { Goal } from './goal.ts'

/** The Red Death: keep the plagues down through Act I, end them all in Act II. */
export function redGoals(s: State, seat: Seat): Goal[] {
  const goals: Goal[] = []
  const active = plaguesThat(s, ACTIVE)
  const isWell = health(s, seat) - s.damage[seat]! > 2
  if (!isWell) goals.push(...restBefore(s, seat, 1))
  // In Act I a few may burn, one to a party and two where nobody else could put them out; from then on each stands
  // between us and victory.
  const few = turnOrder(s).length > 1 ? 1 : 2
  const pressure = s.act === 2 || s.space > 9 ? 1.6 : active.length > 5 ? 1.4 : active.length > few ? 0.5 : 0.12
  for (const site of active) {
    const hex = PLAGUE_SITES[site]!
    if (site === s.epicentre || isAnothers(s, seat, hex, active)) continue
    if (!isWell && s.at[seat] !== hex) continue
    const why = { because: 'plague', hex: codeOf(hex), active: active.length } as const
    goals.push({ hexes: [hex], move: { do: 'quarantine' }, actions: 1, worth: pressure, why })
  }
  if (s.epicentre !== NONE && (s.act === 2 || s.space === 12)) epicentre(s, seat, goals)
  return goals
}

/** Each goes to the plague that is nearest: one that is nearest to a friend, and nearer than to us, is left to that friend. */
function isAnothers(s: State, seat: Seat, hex: number, active: readonly number[]): boolean {
  const mine = distance(s.at[seat]!, hex)
  return turnOrder(s).some(other => {
    if (other === seat || distance(s.at[other]!, hex) >= mine) return false
    const nearest = Math.min(
      ...active.filter(site => site !== s.epicentre).map(site => distance(s.at[other]!, PLAGUE_SITES[site]!)),
    )
    return distance(s.at[other]!, hex) === nearest
  })
}

function epicentre(s: State, seat: Seat, goals: Goal[]) {
  const need = Math.max(1, 2 - s.solved)
  const name = attribute(s, seat, 'mind') >= attribute(s, seat, 'spirit') ? 'mind' : 'spirit'
  const chance = testChance(s, seat, name, 0, need)
  const hex = PLAGUE_SITES[s.epicentre]!
  goals.push({
    hexes: [hex],
    move: { do: 'cureEpicentre', attribute: name },
    actions: 2,
    worth: (price.MASTER / 2) * chance,
    why: { because: 'epicentre', hex: codeOf(hex), odds: Math.round(100 * chance) },
  })
}
