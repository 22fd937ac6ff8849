import type { Game } from '@runatal/kernel'
import { guide } from './bot/guide.ts'
import { daily } from './daily.ts'
import { foresee } from './physics/later.ts'
import { rules } from './rules/rok.ts'
import type { Rok } from './rules/types.ts'

/** Rök: the game, its content, and positions made to order. */
export const rok: Game<Rok> = { ...rules, guide, foresee, daily }

export { dated, decidedAt, firstOf } from './rules/dating.ts'
export { NONE, PASS } from './rules/types.ts'
export type * from './rules/events.ts'
export type * from './rules/moves.ts'
export type * from './rules/types.ts'
export { arrange, AtTable, type Lies, type Player, type Position, stonesNamed, type Tap } from './arrange.ts'
export { type Level, LEVEL_NAMES, type LevelName, LEVELS } from './bot/levels.ts'
export { type Messages, messages } from './messages/index.ts'
export { BOX, HAND } from './content/box.ts'
export * from './content/stones.ts'
