import type { Ask, Chance, Move } from '@runatal/kernel'
import type { Choose, Combat, Block, Prevent, Runebound, State } from '../rules/types.ts'
import { combatMove } from './fight/combat.ts'
import { blockMove, preventMove, retreatMove, yieldMove } from './fight/defence.ts'
import { tokenMove } from './fight/tokens.ts'

type AnyMove = Move<Runebound>

/** A quick considered answer to any question. */
export function rollout(s: State, ask: Ask, options: AnyMove[], chance: Chance): AnyMove {
  return fightMove(s, ask, options) ?? options[chance.int(options.length)]!
}

/** The answer to a question of a fight; undefined for any other. */
export function fightMove(s: State, ask: Ask, options: AnyMove[]): AnyMove | undefined {
  switch (ask.kind) {
    case 'combat':
      return combatMove(s, ask.seat, options as Combat[])
    case 'block':
      return blockMove(s, options as Block[])
    case 'prevent':
      return preventMove(s, ask.seat, options as Prevent[])
    case 'retreat':
      return retreatMove(s)
    case 'yield':
      return yieldMove(s, ask.seat)
    case 'choose':
      if (s.fight === null || (s.choice!.what !== 'token' && s.choice!.what !== 'foe_token')) return undefined
      return tokenMove(s, ask.seat, options as Choose[])
    default:
      return undefined
  }
}
