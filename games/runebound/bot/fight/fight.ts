import type { Ask, Move } from '@runatal/kernel'
import type { Block, Combat, Prevent, Runebound, State } from '../../rules/types.ts'
import { combatMove } from './combat.ts'
import { blockMove, preventMove, retreatMove, yieldMove } from './defence.ts'

/** The answer to a question of a fight. */
export function fightMove(s: State, ask: Ask, options: Move<Runebound>[]): Move<Runebound> {
  switch (ask.kind) {
    case 'combat':
      return combatMove(s, ask.seat, options as Combat[])
    case 'block':
      return blockMove(s, options as Block[])
    case 'prevent':
      return preventMove(s, ask.seat, options as Prevent[])
    case 'retreat':
      return retreatMove(s)
    default:
      return yieldMove(s, ask.seat)
  }
}
