/** Rök: the game, its content, and positions made to order. */
export { rok } from './rules/rok.ts'
export { NONE, PASS } from './rules/types.ts'
export type * from './rules/types.ts'
export { arrange, AtTable, type Lies, type Player, type Position, stonesNamed, type Tap } from './arrange.ts'
export { type Level, LEVEL_NAMES, type LevelName, LEVELS } from './bot/levels.ts'
export { type Messages, messages } from './messages/index.ts'
export { BOX, HAND } from './content/box.ts'
export * from './content/stones.ts'
