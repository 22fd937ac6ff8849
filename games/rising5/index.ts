/** Rising 5: Runes of Asteros. */
export { ARTEFACTS, HEROES, ITEMS, PLACES, REGIONS, RELICS } from './content/names.ts'
export type { Artefact, Hero, Item, Place, Region, Relic } from './content/names.ts'
export { REGION_CARDS } from './content/regions.ts'
export type { Icon, RegionCard, RegionCardId, Reward } from './content/regions.ts'
export * from './rules/puzzle.ts'
export { historyOf } from './rules/history.ts'
export { ASIDE, AWAY, HELD, MOON, NONE, UNLINKED, USED } from './rules/types.ts'
export type * from './rules/types.ts'
