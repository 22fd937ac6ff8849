import type { Seat } from '@runatal/kernel'
import { type Foe, type Odds, oddsOfFight } from '../odds.ts'
import type { State } from '../../rules/types.ts'

/** The odds against an enemy of the scenario, sampled once for all that they hang on and then remembered. */
export function masterOdds(s: State, seat: Seat, foe: Foe, wounds = s.damage[seat]!): Odds {
  const { enemy, mark, hex } = foe
  const key = [
    enemy,
    enemy.startsWith('wb_') ? s.units[mark!] : enemy === 'champion' ? s.zombies.filter(at => at === hex).length : 0,
    s.act,
    s.heroes[seat],
    wounds,
    Math.min(1, s.hands[seat]!.length),
    s.companions[seat],
    s.wards[seat],
    s.masterDamage,
    s.scenario === 'web' ? Math.min(5, s.webs.length) : 0,
    s.assets[seat],
    s.learned[seat],
  ].join('|')
  let found = known.get(key)
  if (found === undefined) {
    if (known.size > MOST) known.clear()
    found = lifted(oddsOfFight({ ...s, damage: s.damage.with(seat, wounds) }, seat, foe, FIGHTS))
    known.set(key, found)
  }
  return found
}

/** Odds are sampled with first thoughts; who thinks in the fight itself fares better, by so much in the logistic measure. */
const LIFT = 0.6

function lifted(odds: Odds): Odds {
  const decided = odds.won + odds.lost
  if (decided === 0) return odds
  const share = Math.min(0.98, Math.max(0.02, odds.won / decided))
  const better = 1 / (1 + Math.exp(-LIFT) / (share / (1 - share)))
  return { ...odds, won: better * decided, lost: (1 - better) * decided }
}

const FIGHTS = 20
const MOST = 20_000
const known = new Map<string, Odds>()
