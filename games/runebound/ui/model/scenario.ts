import { healthOfFoe } from '../../rules/foe.ts'
import { FLIGHT, PLAGUE_SITES } from '../../content/map.ts'
import { enemies } from '../../content/tables.ts'
import { plaguesThat } from '../../rules/scenarios/red.ts'
import { ACTIVE, CURED, NONE, type State } from '../../rules/types.ts'

/** How near victory and defeat are, as numbers that a panel can draw. */
export interface Gauge {
  name: GaugeName
  now: number
  most: number
  /** Full is victory, or full is defeat. */
  for: 'win' | 'lose'
}

export type GaugeName =
  | 'ariad'
  | 'cities'
  | 'margath'
  | 'flight'
  | 'vorakesh'
  | 'plagues'
  | 'active'
  | 'epicentre'
  | 'track'
  | 'bands'
  | 'scorched'
  | 'time'
  | 'heroes'

const SPACES = 12

/** Rounds until time is up, this one included (RB-371, RB-452, RB-520). */
export function roundsLeft({ act, space }: State): number {
  return (2 - act) * SPACES + SPACES - space + 1
}

export function gaugesOf(s: State): Gauge[] {
  const heroes = s.heroes.length
  const time: Gauge = { name: 'time', now: 2 * SPACES - roundsLeft(s), most: 2 * SPACES, for: 'lose' }
  const gone: Gauge = { name: 'heroes', now: s.out.filter(out => out === 1).length, most: heroes, for: 'lose' }
  switch (s.scenario) {
    case 'web':
      return [
        ...(s.ariad === NONE && heroes > 1 ? [won('cities', Math.min(s.cityWebs, heroes - 1), heroes - 1)] : []),
        won('ariad', masterDamage(s), healthOf(s, 'ariad') * heroes),
        time,
        gone,
      ]
    case 'margath':
      return [
        won('margath', masterDamage(s), healthOf(s, 'margath') * heroes),
        ...(s.margath === NONE ? [] : [lost('flight', s.margath, FLIGHT.length - 1)]),
        gone,
      ]
    case 'corpse': {
      const foes = heroes
      const left = s.act === 1 ? foes : s.champions.length + (s.vorakesh === NONE ? 0 : 1)
      return [won('vorakesh', foes - left, foes), time, gone]
    }
    case 'red': {
      const active = plaguesThat(s, ACTIVE).length
      return [
        won('epicentre', s.epicentre === NONE && s.act === 2 ? 1 : 0, 1),
        won('plagues', PLAGUE_SITES.length - active, PLAGUE_SITES.length),
        s.act === 2
          ? lost('track', Math.min(SPACES, s.space + active), SPACES)
          : lost('active', active, PLAGUE_SITES.length),
        gone,
      ]
    }
    case 'locust': {
      const fallen = s.bands.filter(band => band === NONE).length
      return [
        won('bands', fallen, Math.max(1, s.bands.length)),
        lost('scorched', s.scorched.length, heroes + 6),
        time,
        gone,
      ]
    }
  }
}

function won(name: GaugeName, now: number, most: number): Gauge {
  return { name, now, most, for: 'win' }
}

function lost(name: GaugeName, now: number, most: number): Gauge {
  return { name, now, most, for: 'lose' }
}

/** Lines of the state of things: 'Webs: 7', with what is counted. */
export type Count = readonly [name: CountName, count: number]
export type CountName = 'webs' | 'zombies' | 'cured' | 'units' | 'freed'

export function countsOf(s: State): Count[] {
  switch (s.scenario) {
    case 'web':
      return [
        ['webs', s.webs.length],
        ['freed', s.cityWebs],
      ]
    case 'corpse':
      return [['zombies', s.zombies.length]]
    case 'red':
      return [['cured', plaguesThat(s, CURED).length]]
    case 'locust':
      return [['units', s.units.reduce((sum, units) => sum + units, 0)]]
    case 'margath':
      return []
  }
}

/** Whether the queen's or the dragon's damage is being dealt right now. */
function masterDamage(s: State): number {
  const id = s.fight === null || s.fight.enemy === NONE ? '' : enemies[s.fight.enemy]!.id
  return id === 'ariad' || id === 'margath' ? s.fight!.damage : s.masterDamage
}

function healthOf(s: State, id: string): number {
  return healthOfFoe(
    s,
    enemies.findIndex(enemy => enemy.id === id),
  )
}
