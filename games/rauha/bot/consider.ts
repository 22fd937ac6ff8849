import type { Ask, Move } from '@runatal/kernel'
import type { Rauha, State } from '../rules/types.ts'
import { appraise, FREE } from './appraise.ts'
import { outlook } from './outlook.ts'

/** More ways than these to play a card, or to lay a Spore, are never the question. */
const MOST = 8

/** The options worth a thought, best first; the only one if it costs nothing and can wait for nothing. */
export function consider(s: State, ask: Ask, options: Move<Rauha>[]): Move<Rauha>[] {
  const look = outlook(s, ask.seat)
  const rated = options.map(move => ({ move, value: appraise(s, ask.seat, move, look) }))
  rated.sort((a, b) => b.value - a.value)
  if (rated[0]!.value >= FREE) rated.length = 1
  else if (rated.length > MOST) rated.length = MOST
  return rated.map(({ move }) => move)
}
