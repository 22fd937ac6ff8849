/** Rök: the game, its content, and positions made to order. */
export { rok } from './rules/rok.ts'
export { NONE, PASS } from './rules/types.ts'
export type * from './rules/types.ts'
