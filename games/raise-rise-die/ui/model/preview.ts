import { FastChance, Play, type Seat } from '@runatal/kernel'
import { rules } from '../../rules/raise-rise-die.ts'
import type { State } from '../../rules/types.ts'
import type { Declaration } from './choices.ts'
import { type Tally, tallyOf } from './tally.ts'

/** What the chain would be with a card, by the game's own rules on a world that the seat could believe in. */
export function tallyWith(state: State, seat: Seat, ask: number, move: Declaration): Tally | undefined {
  const s = rules.imagine(state, seat, new FastChance(1))
  // It is paid for without a question, and nobody is passed over for what was only imagined.
  s.sides[seat]!.reserve += 99
  s.quickWindows = false
  const open = s.asks.find(({ id }) => id === ask)
  if (open === undefined) return undefined
  new Play(rules, s, new FastChance(1)).play(open, move)
  return tallyOf(s)
}
