import type { Hero, Item } from '../../content/names.ts'
import type { RegionCard } from '../../content/regions.ts'

/** The rules that concern a thing, by their ids. */

export function rulesOfCard({ kind, lord, reward }: RegionCard): string[] {
  if (kind === 'cache') return ['R5-135', 'R5-136']
  if (kind === 'companion') return ['R5-124', 'R5-126', ...(reward.length > 1 ? ['R5-125'] : [])]
  return ['R5-096', 'R5-122', 'R5-199', ...(lord === true ? ['R5-116', 'R5-117', 'R5-120'] : [])]
}

export function rulesOfHero(hero: Hero): string[] {
  return HERO_RULES[hero]
}

export function rulesOfItem(item: Item): string[] {
  return [...ITEM_RULES[item], 'R5-267', 'R5-269']
}

const HERO_RULES: Record<Hero, string[]> = {
  orakl: ['R5-223', 'R5-224', 'R5-225', 'R5-226'],
  eli: ['R5-229'],
  nova: ['R5-230', 'R5-231', 'R5-233', 'R5-234'],
  ekho: ['R5-238', 'R5-239'],
  hal: ['R5-240', 'R5-242', 'R5-243', 'R5-244'],
}

const ITEM_RULES: Record<Item, string[]> = {
  blade: ['R5-277', 'R5-278', 'R5-279'],
  staff: ['R5-280'],
  pendant: ['R5-281', 'R5-282', 'R5-283'],
  orb: ['R5-284'],
  store: ['R5-285'],
  ring: ['R5-286'],
  potion: ['R5-287', 'R5-288', 'R5-289'],
}
