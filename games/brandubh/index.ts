import type { Game } from '@runatal/kernel'
import { guide } from './bot/guide.ts'
import { rules } from './rules/brandubh.ts'
import type { Brandubh } from './rules/types.ts'

/** Brandubh: the game, and positions made to order. */
export const brandubh: Game<Brandubh> = { ...rules, guide }

export { sideOfSeat } from './rules/brandubh.ts'
export { CORNERS, type Square, SQUARES, THRONE } from './rules/board.ts'
export type * from './rules/types.ts'
export { arrange, type Position } from './arrange.ts'
export { words } from './words.ts'
