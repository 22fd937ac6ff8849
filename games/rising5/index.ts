import type { Game } from '@runatal/kernel'
import { guide } from './bot/guide.ts'
import { rules } from './rules/rising5.ts'
import type { Rising5 } from './rules/types.ts'

/** Rising 5: Runes of Asteros. */
export const rising5: Game<Rising5> = { ...rules, guide }

export { BOX, CREDITS, FACES, TOKENS, TOTAL_ECLIPSE, TRACK } from './content/box.ts'
export { RUNE_LOOKS } from './content/runes.ts'
export { ARTEFACTS, HEROES, ITEMS, PLACES, REGIONS, RELICS } from './content/names.ts'
export { arrange, type Phase, type Player, type Position } from './arrange.ts'
export type { Artefact, Hero, Item, Place, Region, Relic } from './content/names.ts'
export { REGION_CARDS } from './content/regions.ts'
export type { Icon, RegionCard, RegionCardId, Reward } from './content/regions.ts'
export { type Messages, messages } from './messages/index.ts'
export * from './rules/puzzle.ts'
export { historyOf } from './rules/history.ts'
export { epilogue } from './rules/end.ts'
export { moonsInSight } from './rules/eclipse.ts'
export { cardsToNextMoon, charactersLeft, freePlaces, handLimit } from './rules/team.ts'
export { teamwork, winChance } from './rules/fight.ts'
export { ASIDE, AWAY, HELD, MOON, NONE, UNLINKED, USED } from './rules/types.ts'
export type * from './rules/types.ts'
