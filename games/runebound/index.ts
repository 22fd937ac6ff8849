import type { Game } from '@runatal/kernel'
import { guide } from './bot/guide.ts'
import { daily } from './daily.ts'
import { rules } from './rules/runebound.ts'
import type { Runebound } from './rules/types.ts'

/** Runebound, third edition, with the co-operative and solo scenarios of Unbreakable Bonds. */
export const runebound: Game<Runebound> = { ...rules, guide, daily }

export * from './content/map.ts'
export { adventures, assets, enemies, envelopes, heroes, skills, stories, twists } from './content/tables.ts'
export type * from './content/language.ts'
export type * from './rules/types.ts'
export { type CardText, type Goal, type Messages, messages } from './messages/index.ts'
export { arrange, type Duel, type Player, type Position, type Tokens, type Warband } from './arrange.ts'
