import { healthOfFoe } from '../foe.ts'
import type { Seat } from '@runatal/kernel'
import { PLAGUE_SITES, siteKind } from '../../content/map.ts'
import { enemies, enemyNamed } from '../../content/tables.ts'
import { startTest } from '../adventure.ts'
import { changeGold } from '../decks.ts'
import { openFight } from '../opening.ts'
import { health } from '../hero.ts'
import { heroesAt, turnOrder } from '../places.ts'
import { spendActions } from '../spend.ts'
import { ACTIVE, type State, type T, type TurnMove } from '../types.ts'
import { killZombie } from './corpse.ts'
import { warbandsUp } from './locust.ts'
import { mayEngageMargath } from './margath.ts'
import { quarantine } from './red.ts'
import { removeWeb } from './web.ts'

/** The actions that scenarios add (RB-061, RB-330). */
export function scenarioActions(s: State, seat: Seat, moves: TurnMove[]): void {
  const hex = s.at[seat]!
  if (s.webs.includes(hex) && hex !== s.ariad) {
    if (siteKind(hex) === 'city') moves.push({ do: 'engage', enemy: 'avatar', mark: hex }) // RB-369
    else moves.push({ do: 'destroyWeb' }) // RB-350 to RB-352
  }
  if (hex === s.ariad) moves.push({ do: 'engage', enemy: 'ariad', mark: hex })
  if (mayEngageMargath(s)) moves.push({ do: 'engage', enemy: 'margath', mark: hex })
  if (hex === s.vorakesh) moves.push({ do: 'engage', enemy: 'vorakesh', mark: hex })
  if (s.champions.includes(hex)) moves.push({ do: 'engage', enemy: 'champion', mark: hex })
  for (const slot of warbandsUp(s))
    if (s.bandsAt[slot] === hex) moves.push({ do: 'engage', enemy: enemies[s.bands[slot]!]!.id, mark: slot })
  if (s.companions[seat]! > 0)
    for (const to of heroesAt(s, hex)) if (to !== seat) moves.push({ do: 'giveCompanion', to })
  if (s.actions > 1 && s.zombies.includes(hex)) moves.push({ do: 'killZombie' }) // RB-446, RB-554
  const site = PLAGUE_SITES.indexOf(hex)
  if (s.plagues[site] === ACTIVE && site !== s.epicentre) moves.push({ do: 'quarantine' }) // RB-473, RB-478
  if (site === s.epicentre && s.act === 2 && s.actions > 1)
    moves.push({ do: 'cureEpicentre', attribute: 'mind' }, { do: 'cureEpicentre', attribute: 'spirit' }) // RB-479
}

type ScenarioMove = Extract<
  TurnMove,
  { do: 'destroyWeb' | 'engage' | 'giveCompanion' | 'killZombie' | 'quarantine' | 'cureEpicentre' }
>

export function takeScenarioAction(s: State, seat: Seat, move: ScenarioMove, t: T): void {
  const pay = (count: number) => spendActions(s, seat, count, move.do, t)
  switch (move.do) {
    case 'destroyWeb':
      pay(1)
      return removeWeb(s, s.at[seat]!, t)
    case 'engage':
      pay(1)
      return engage(s, seat, move.enemy, move.mark, t)
    case 'giveCompanion':
      pay(1)
      s.companions[seat]!--
      s.companions[move.to]!++
      t.emit?.({ type: 'favour', seat: move.to, what: 'companion', change: 1 })
      return
    case 'killZombie':
      pay(2)
      killZombie(s, s.at[seat]!, t)
      return changeGold(s, seat, 1, t)
    case 'quarantine':
      pay(1)
      return quarantine(s, PLAGUE_SITES.indexOf(s.at[seat]!), t)
    case 'cureEpicentre':
      pay(2)
      return startTest(seat, ['test', move.attribute, 0, Math.max(1, 2 - s.solved)], [['cure', 'here', 1]], [], t)
  }
}

function engage(s: State, seat: Seat, id: string, mark: number, t: T) {
  if (id === 'margath') return t.next(['engageMargath', seat])
  if (id === 'ariad') forbidRest(s, t)
  const enemy = enemyNamed(id)
  openFight(s, { seat, enemy, cause: 'scenario', mark, ...strength(s, seat, enemy, mark) }, t)
}

/** RB-383, RB-570 */
function forbidRest(s: State, t: T) {
  if (s.restForbidden) return
  s.restForbidden = true
  t.emit?.({ type: 'rest_forbidden' })
  for (const seat of turnOrder(s)) {
    s.mustRest[seat] = 0
    s.damage[seat] = Math.min(s.damage[seat]!, health(s, seat) - 1)
  }
}

/** What Health the enemy of a scenario starts with, and the damage it still has. */
export function strength(s: State, seat: Seat, enemy: number, mark: number): { health?: number; damage?: number } {
  const { id } = enemies[enemy]!
  const own = healthOfFoe(s, enemy)
  if (id === 'ariad' || id === 'margath') return { health: own * s.heroes.length, damage: s.masterDamage } // RB-373, RB-416
  if (id === 'vorakesh') return { health: Math.max(8, own - 2 * s.companions[seat]!) } // RB-454, RB-455
  if (id === 'champion') return { health: Math.max(8, own - s.companions[seat]!) } // RB-462
  if (id.startsWith('wb_')) return { health: own + s.units[mark]! } // RB-538
  return {}
}
