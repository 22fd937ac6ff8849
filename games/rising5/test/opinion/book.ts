import type { Hero, Item, Place, Region, Rune, Sign } from '../../index.ts'
import { content } from '../ledger.ts'

/** What is printed on the material, as the ledger's tables say it: nothing here comes from our own tables. */

export const ALL_HEROES: readonly Hero[] = ['orakl', 'eli', 'nova', 'ekho', 'hal']
export const ALL_PLACES = content.board.locations.map(({ id }) => id as Place)
export const ALL_REGIONS: readonly Region[] = ['I', 'II', 'III']
export const ALL_RUNES = content.runes.list.map(({ id }) => id as Rune)
export const ALL_SIGNS = content.signs.display_order as Sign[]
export const ALL_RELICS = content.relics.list.map(({ id }) => id as Item)
export const ALL_ARTEFACTS = content.artefacts.list.map(({ id }) => id as Item)
export const ALL_ITEMS = [...ALL_RELICS, ...ALL_ARTEFACTS]
/** By the level, then by the size of the team, from 1. */
export const LAST_SPACES = content.eclipse_track.lose_at_by_team
/** 0 for the eclipse. */
export const ALL_FACES = content.fight_die.faces.map(face => (face === 'eclipse' ? 0 : Number(face)))
export const ALL_CARDS = content.region_cards.list

export const PER_HERO = content.character_deck.per_character
export const RED_MOONS = content.character_deck.red_moons

export type Reward = Record<string, number>

export interface Card {
  id: string
  region: string
  kind: string
  start?: boolean
  strength?: number
  moons: number
  reward: Reward[]
}

export function card(id: string): Card {
  return found(
    ALL_CARDS.find(one => one.id === id),
    `card ${id}`,
  )
}

export function isMonster(id: string): boolean {
  return id !== 'empty' && card(id).kind === 'monster'
}

export function regionOf(place: Place): Region {
  return found(
    content.board.locations.find(({ id }) => id === place),
    place,
  ).region as Region
}

/** R5-181, R5-182, R5-363: by the size of the team. */
export function handLimit(team: number): number {
  return team <= 3 ? 6 : 5
}

/** R5-359, R5-363. */
export const RESERVE_LIMIT = 6

export function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The model knows no ${what}`)
  return value
}
