import type { Game } from '@runatal/kernel'
import { guide } from './bot/guide.ts'
import { study } from './bot/study.ts'
import { daily } from './daily.ts'
import { rules } from './rules/raise-rise-die.ts'
import type { RaiseRiseDie } from './rules/types.ts'

/** Raise, Rise & Die: the game, its cards, and whether a deck may be played. */
export const raiseRiseDie: Game<RaiseRiseDie> = { ...rules, guide, study, daily }

export type { Event } from './rules/events.ts'
export type { RaiseRiseDie, State } from './rules/types.ts'
export { NONE } from './rules/types.ts'
export { checkDeck, COPIES, type Fault, faultsOf, foreignTo } from './rules/deck.ts'
export { packIn } from './content/check.ts'
export { deckCode, readDeckCode } from './content/deck-code.ts'
export { SLOTS, TYPES } from './content/language.ts'
export { STARTER } from './content/starter.ts'
export type { Card, CardType, Character, Deck, Pack, ReadyDeck, Slot, Weapon } from './content/language.ts'
export { arrange, type OnSlot, type Phase, type Player, type Position } from './arrange.ts'
