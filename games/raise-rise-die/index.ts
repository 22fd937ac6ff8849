/** Raise, Rise & Die: the game, its cards, and whether a deck may be played. */
export { raiseRiseDie } from './rules/duel.ts'
export type { Event, RaiseRiseDie, State } from './rules/types.ts'
export { NONE } from './rules/types.ts'
export { faultsOf } from './rules/deck.ts'
export { STARTER } from './content/starter.ts'
export type { Card, Character, Deck, Pack, Weapon } from './content/language.ts'
export { arrange, type OnSlot, type Phase, type Player, type Position } from './arrange.ts'
