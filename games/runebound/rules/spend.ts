import type { Seat } from '@runatal/kernel'
import type { State, T } from './types.ts'

/** RB-062: what an action costs. */
export function spendActions(s: State, seat: Seat, count: number, action: string, t: T): void {
  s.actions -= count
  t.emit?.({ type: 'action', seat, action, left: s.actions })
}
