/** Rauha: the game, its content, and positions made to order. */
export { rauha } from './rules/rauha.ts'
export { COLOURS, NONE } from './rules/types.ts'
export type { Activate, Colour, EndTurn, Event, Pick, PlayBiome, Rauha, Side, State } from './rules/types.ts'
