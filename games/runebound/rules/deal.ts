import type { Seat } from '@runatal/kernel'
import { seatOn } from './pool.ts'
import { type Hit, NONE, type State, type T } from './types.ts'

/** Damage is dealt: what becomes of it is in `damage.ts`. */

/** Damage by one side of the fight to the other. */
export function dealTo(s: State, side: number, amount: number, kind: Hit['kind'], t: T): void {
  const seat = seatOn(s.fight!, side)
  if (seat === NONE) t.next(['hitEnemy', { amount, kind }])
  else t.next(['hurt', { seat, amount, kind, side, fought: true }])
}

/** Damage to a hero that no fighter deals with its tokens. */
export function sufferBy(seat: Seat, amount: number, t: T): void {
  t.next(['hurt', { seat, amount, kind: 'suffered', side: NONE, fought: false }])
}
