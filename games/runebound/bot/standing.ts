import type { Seat } from '@runatal/kernel'
import { PLAGUE_SITES } from '../content/map.ts'
import { trophies } from '../rules/decks.ts'
import { health } from '../rules/hero.ts'
import { plaguesThat } from '../rules/scenarios/red.ts'
import { ACTIVE, NONE, type State } from '../rules/types.ts'
import { might } from './might.ts'
import * as price from './prices.ts'

/** How well the party stands, from 0 to 1. What a fight may win or cost is in it; who sits where is not. */
export function evaluate(s: State): number {
  if (s.active === NONE && s.round === 0) return 0.5
  let sum = 0
  for (let seat = 0; seat < s.heroes.length; seat++) sum += heroStanding(s, seat)
  const mean = sum / s.heroes.length + scenarioStanding(s) - LATE * Math.max(0, timeGone(s) ** 3 - workDone(s))
  return Math.min(0.98, Math.max(0.02, 0.25 + mean / 40))
}

/** What it costs to have done nothing of the work when time is up. */
const LATE = 20

/** Of the two acts. */
function timeGone({ act, space }: State): number {
  return (12 * (act - 1) + space - 1) / 24
}

/** How much of what wins the scenario is done, from 0 to 1. */
function workDone(s: State): number {
  const heroes = s.heroes.length
  switch (s.scenario) {
    case 'web':
      return Math.max(s.masterDamage, s.fight?.damage ?? 0) / heroes / 9
    case 'margath':
      return Math.max(s.masterDamage, s.fight?.damage ?? 0) / heroes / 14
    case 'corpse':
      return s.act === 1 ? 0 : 1 - (s.champions.length + (s.vorakesh === NONE ? 0 : 1)) / heroes
    case 'red':
      return 1 - plaguesThat(s, ACTIVE).length / PLAGUE_SITES.length
    case 'locust':
      return s.bands.filter(band => band === NONE).length / Math.max(1, s.bands.length)
  }
}

function heroStanding(s: State, seat: Seat): number {
  if (s.out[seat] === 1) return 0
  const held = trophies(s, seat, 0) + trophies(s, seat, 1) + trophies(s, seat, 2)
  const life = (health(s, seat) - s.damage[seat]!) / health(s, seat)
  return (
    might(s, seat) +
    price.GOLD * s.gold[seat]! +
    price.TROPHY * held +
    price.CARD * s.hands[seat]!.length +
    LIFE * life * (2 - life) -
    price.ACTION * (s.mustRest[seat]! + s.delayed[seat]!) +
    price.COMPANION * s.companions[seat]! +
    price.ARCANE * s.arcane[seat]!
  )
}

/** From defeated to hale; the first half of one's health counts for more than the second. */
const LIFE = 0.9

function scenarioStanding(s: State): number {
  const heroes = s.heroes.length
  switch (s.scenario) {
    case 'web':
      return 2 * s.cityWebs + (4 * s.masterDamage) / heroes / 9 - price.WEB * s.webs.length
    case 'margath':
      return (4 * s.masterDamage) / heroes / 14
    case 'corpse':
      return s.act === 2 ? -3 * (s.champions.length + (s.vorakesh === NONE ? 0 : 1)) : 0
    case 'red':
      return -price.PLAGUE * plaguesThat(s, ACTIVE).length
    case 'locust':
      return -2 * s.bands.filter(band => band !== NONE).length - price.SCORCH * s.scorched.length
  }
}
