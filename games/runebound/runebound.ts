import type { Game } from '@runatal/kernel'
import { guide } from './bot/guide.ts'
import { runebound as rules } from './rules/runebound.ts'
import type { Runebound } from './rules/types.ts'

/** The game as tables and the lab get it: the rules, and what bots know. The bots fight in the mind by the rules alone. */
export const runebound: Game<Runebound> = { ...rules, guide }
