import type { Seat } from '@runatal/kernel'
import { NONE, type State } from '../rules/types.ts'
import { outlook } from './outlook.ts'

/** How well a seat stands: its share of the victory, if all goes on as it looks now. */
export function evaluate(s: State, seat: Seat): number {
  const mine = expected(s, seat)
  const heat = 6 + 1.2 * (16 - s.stop)
  let sum = 1
  for (let other = 0; other < s.points.length; other++)
    if (other !== seat) sum += Math.exp((expected(s, other) - mine) / heat)
  return 1 / sum
}

/** The points at the end, with the card in hand played as well as can be. */
export function expected(s: State, seat: Seat): number {
  const look = outlook(s, seat)
  const card = s.kept[seat]!
  return card === NONE ? look.total() : look.total() + look.holding(card)
}
