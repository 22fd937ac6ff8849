import type { Seat } from '@runatal/kernel'
import type { HpCause } from '../../rules/events.ts'
import { triggered } from './texts.ts'
import { cardOf, other, Over, type Part, sideOf, tell, type World } from './table.ts'

/** Damage and burns on the Top souls, and what else costs hit points (chapter VII). */

/** One packet: soul after soul, without any decision (RRD-201 to RRD-208, RRD-215, RRD-218). */
export function* strikeSouls(w: World, seat: Seat, amount: number, to: 'discard' | 'void'): Part {
  const side = sideOf(w, seat)
  for (let left = amount; left > 0;) {
    const [soul, ...rest] = side.deck
    if (soul === undefined) throw new Over(other(seat), 'deck')
    const { va } = cardOf(w, soul)
    side.deck = rest
    side[to].push(soul)
    left = Math.max(0, left - va)
    tell(w, { type: 'TOP_SOUL_LOST', seat, card: soul, va, to, left })
    loseHp(w, seat, va, to === 'void' ? 'burn' : 'soul')
    reveal(w, seat)
    yield* triggered(w, seat, 'on_top_soul_lost')
  }
}

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
