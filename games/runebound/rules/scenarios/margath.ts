import { healthOfFoe } from '../foe.ts'
import type { Decisions, Seat, Steps } from '@runatal/kernel'
import { DICE, WILD } from '../../content/dice.ts'
import { codeOf, FLIGHT } from '../../content/map.ts'
import { enemyNamed } from '../../content/tables.ts'
import { joinParty, openFight, startExchange } from '../opening.ts'
import { lose } from '../health.ts'
import { turnOrder } from '../places.ts'
import { NONE, type Runebound, type State, type T } from '../types.ts'

/** Margath's Domination (RB-398 to RB-431, RB-572 to RB-574). `margath` is how far he has flown, or NONE. */

export function margathHex(s: State): number {
  return s.margath === NONE ? NONE : FLIGHT[s.margath]!
}

/** RB-405 */
export function callMargath(s: State, t: T): void {
  if (s.margath !== NONE) return
  s.margath = 0
  t.emit?.({ type: 'master_appeared', enemy: 'margath', hex: codeOf(FLIGHT[0]!) })
}

/** RB-410, RB-411 */
export function margathFlies(s: State, hexes: number, t: T): void {
  if (s.margath === NONE || hexes <= 0) return
  s.margath = Math.min(FLIGHT.length - 1, s.margath + hexes)
  t.emit?.({ type: 'master_moved', enemy: 'margath', hex: codeOf(FLIGHT[s.margath]!) })
  if (s.margath === FLIGHT.length - 1) lose(s, 'tamalir', t)
}

/** RB-409 */
export function margathRolls(s: State, t: T): void {
  if (s.margath === NONE) return
  const faces = Array.from({ length: DICE }, () => t.chance.int(6))
  t.emit?.({ type: 'scenario_rolled', what: 'margath', faces })
  margathFlies(s, faces.filter(face => face === WILD).length, t)
}

/** RB-407, RB-408, RB-574 */
export function mayEngageMargath(s: State): boolean {
  const hex = margathHex(s)
  return turnOrder(s).every(seat => s.at[seat] === hex && s.mustRest[seat] === 0)
}

export const margathSteps: Steps<Runebound, 'engageMargath' | 'margathToken'> = {
  engageMargath(s, seat, t) {
    const enemy = enemyNamed('margath')
    openFight(
      s,
      { seat, enemy, cause: 'scenario', health: healthOfFoe(s, enemy) * s.heroes.length, damage: s.masterDamage },
      t,
    )
    const f = s.fight!
    const sheets = [0, 1, 2, 3]
    t.chance.shuffle(sheets) // RB-418, RB-419
    joinParty(s, f, sheets)
    startExchange(s, f, 0)
    t.next(['margathToken', 0])
  },
  // RB-400, RB-402: asked in turn order, the first who pays decides.
  margathToken(s, from, t) {
    const { party } = s.fight!
    if (party.length < 2) return
    for (let i = from; i < party.length; i++)
      if (s.arcane[party[i]!]! > 0) {
        s.picked = i
        t.ask(party[i]!, 'margathToken')
        return
      }
  },
}

export const margathDecisions: Decisions<Runebound, 'margathToken'> = {
  margathToken: {
    rule: 'RB-402',
    options: s => [{ do: 'no' }, ...s.fight!.party.map((hero: Seat) => ({ do: 'name' as const, hero }))],
    take(s, seat, move, t) {
      if (move.do === 'no') return t.next(['margathToken', s.picked + 1])
      s.arcane[seat]!--
      t.emit?.({ type: 'favour', seat, what: 'arcane', change: -1 })
      s.fight!.special = move.hero
    },
    late: () => ({ do: 'no' }),
  },
}
