import { HEROES, ITEMS, PLACES, REGIONS } from './names.ts'
import { REGION_CARDS, type RegionCard } from './regions.ts'

/** The printed facts as lists by number, for rules that run millions of times. */

export const CARDS: readonly RegionCard[] = REGION_CARDS
export const CARD_IDS = REGION_CARDS.map(card => card.id)

/** 0 for what is no monster. */
export const STRENGTH = CARDS.map(card => card.strength ?? 0)
export const MOONS = CARDS.map(card => card.moons)
export const CARD_REGION = CARDS.map(card => REGIONS.indexOf(card.region))

/** Per region: its two start cards, and the rest. */
export const START_CARDS = REGIONS.map(region => numbers(card => card.region === region && card.start === true))
export const PILE_CARDS = REGIONS.map(region => numbers(card => card.region === region && card.start !== true))

export function isMonster(card: number): boolean {
  return card >= 0 && STRENGTH[card]! > 0
}

export const [ORAKL, ELI, NOVA, EKHO, HAL] = [0, 1, 2, 3, 4] as const
export const [BLADE, STAFF, PENDANT, ORB, STORE, RING, POTION] = [0, 1, 2, 3, 4, 5, 6] as const

export const HERO_COUNT = HEROES.length
export const PLACE_COUNT = PLACES.length
export const ITEM_COUNT = ITEMS.length
export const RELIC_COUNT = 3

export function regionOf(place: number): number {
  return place >> 1
}

function numbers(wanted: (card: RegionCard) => boolean): number[] {
  const found: number[] = []
  for (const [i, card] of CARDS.entries()) if (wanted(card)) found.push(i)
  return found
}
