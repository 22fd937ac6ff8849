import type { Seat } from '@runatal/kernel'
import type { HpCause } from '../../rules/events.ts'
import { other, Over, sideOf, tell, type World } from './table.ts'

/** Straight off the hit points; at 0 the duel is over at once (RRD-123, RRD-336, RRD-337). */
export function loseHp(w: World, seat: Seat, amount: number, cause: HpCause) {
  const side = sideOf(w, seat)
  side.hp = Math.max(0, side.hp - amount)
  tell(w, { type: 'HP_LOST', seat, amount, cause, left: side.hp })
  if (side.hp === 0) throw new Over(other(seat), 'hp')
}

/** Outside the draw step a deck always shows its first card (RRD-056). */
export function reveal(w: World, seat: Seat) {
  const [card] = sideOf(w, seat).deck
  if (card !== undefined) tell(w, { type: 'TOP_REVEALED', seat, card })
}
