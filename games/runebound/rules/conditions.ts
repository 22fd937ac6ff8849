import type { Seat } from '@runatal/kernel'
import type { Condition, Text } from '../content/effects.ts'
import { heroesAt, isCivilised, kindNow } from './places.ts'
import { quantity } from './quantities.ts'
import { NONE, type State } from './types.ts'

/** What card texts ask about before they do anything. */

/** Whether an ability may be used at all: its price in gold can be paid, and what it asks for holds. */
export function isPossible(s: State, seat: Seat, [first]: Text): boolean {
  if (first?.[0] === 'if') return holds(s, first[1], seat)
  return first?.[0] !== 'gold' || s.gold[seat]! + quantity(s, first[1], { seat, side: NONE }) >= 0
}

export function holds(s: State, condition: Condition, seat: Seat): boolean {
  const hex = s.at[seat]!
  switch (condition) {
    case 'wild':
      return !isCivilised(s, hex)
    case 'shrine':
      return kindNow(s, hex) === 'shrine' // RB-506
    case 'company':
      return heroesAt(s, hex).length > 1
    case 'margath_out':
      return s.margath !== NONE
    default:
      return condition[0] === 'at_least' && quantity(s, condition[2], { seat, side: NONE }) >= condition[1]
  }
}
