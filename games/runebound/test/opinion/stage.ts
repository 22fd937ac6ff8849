import type { Chance } from '@runatal/kernel'
import { ENEMIES } from '../../content/enemies.ts'
import { type Enemy, TRAITS } from '../../content/language.ts'
import { MASTERS } from '../../content/masters.ts'
import { SHEET_TOKENS, SPECIAL_TOKEN } from '../../content/tokens.ts'
import type { Position } from '../../index.ts'

/** Which enemy is fought, where, and what lies on the map that it counts. */
export interface Stage {
  enemy: Enemy
  health: number
  /** By number. */
  tokens: number[]
  at: string
  act: 1 | 2
  /** Arcane tokens and Companions of the hero. */
  arcane: number
  companions: number
  webs: string[]
  /** Against the Queen and her Avatars. */
  ward: number
  /** In the hex of the fight. */
  zombies: number
  units: number
  arranged: Partial<Position>
}

const HEXES = ['F2', 'H4', 'E5', 'K6', 'D8', 'J5', 'B6', 'M3']

export function randomStage(chance: Chance): Stage {
  const masters: readonly Enemy[] = MASTERS
  // Margath is fought by a party: the model knows one hero.
  const all = chance.int(4) > 0 ? ENEMIES : masters.filter(({ id }) => id !== 'margath')
  const enemy = all[chance.int(all.length)]
  if (enemy === undefined) throw new Error('There is no enemy')
  const base = {
    enemy,
    health: enemy.health,
    act: chance.int(2) === 0 ? 1 : 2,
    at: HEXES[chance.int(HEXES.length)] ?? '',
    arcane: enemy.scenario === 'margath' ? chance.int(3) : 0,
    companions: 0,
    webs: [],
    ward: enemy.id === 'ariad' || enemy.id === 'avatar' ? chance.int(4) : 0,
    zombies: enemy.scenario === 'corpse' ? chance.int(3) : 0,
    units: 0,
    arranged: {},
  } satisfies Omit<Stage, 'tokens'>
  const { arranged, ...stage } = atTheMaster(base, chance)
  const { act, at, zombies, webs } = stage
  const sheet = (SHEET_TOKENS[TRAITS.indexOf(enemy.trait)] ?? []).slice(0, act === 1 ? 5 : 6)
  const special = enemy.antagonist === true ? SPECIAL_TOKEN[enemy.id] : undefined
  return {
    ...stage,
    tokens: special === undefined ? sheet : [...sheet, special],
    arranged: { zombies: Array.from({ length: zombies }, () => at), webs, ...arranged },
  }
}

/** The enemies that scenarios put on the map have a place, and the Health that the scenario gives them. */
function atTheMaster(stage: Omit<Stage, 'tokens'>, chance: Chance): Omit<Stage, 'tokens'> {
  const { enemy } = stage
  const companions = chance.int(4)
  switch (enemy.id) {
    case 'vorakesh':
      // RB-454, RB-455
      return {
        ...stage,
        act: 2,
        at: 'D2',
        companions,
        health: Math.max(8, 18 - 2 * companions),
        arranged: { vorakesh: 'D2' },
      }
    case 'champion':
      // RB-462
      return {
        ...stage,
        act: 2,
        companions,
        at: 'M3',
        health: Math.max(8, 14 - companions),
        arranged: { champions: ['M3'], vorakesh: 'D2' },
      }
    case 'ariad': {
      const webs = ['B10', 'D3', 'N6'].filter(() => chance.int(3) === 0)
      return { ...stage, act: 2, at: 'B10', webs, arranged: { ariad: 'B10' } }
    }
    case 'avatar':
      return { ...stage, act: 2, at: 'H4', webs: ['H4', 'D3', 'N6', 'B6'].slice(0, 1 + chance.int(4)) }
    default:
      if (enemy.deck !== undefined) return stage
      // RB-538: a warband with its units; another one lies face down.
      return warband(stage, chance.int(4))
  }
}

function warband(stage: Omit<Stage, 'tokens'>, units: number): Omit<Stage, 'tokens'> {
  const { id, health } = stage.enemy
  const other = id === 'wb_iron_horns' ? 'wb_siege_maws' : 'wb_iron_horns'
  const warbands = [{ id, at: 'K2', units }, { id: other }]
  return { ...stage, at: 'K2', units, health: health + units, arranged: { warbands } }
}
