import type { Moment, Seat } from '@runatal/kernel'
import { HUMAN_FLOOR, JITTER, LATENCY_CAP } from '../content/times.ts'
import type { Request, State } from './types.ts'
import { ARBITRATION, TIE } from '../content/times.ts'

/** When a grab counts as made, and who was first. Pure arithmetic: the bench and the tests run it alone. */

/** ROK-081: what the sender says, within what the line allows. */
export function compensated({ now, sent }: Moment): number {
  if (sent === undefined) return now
  const earliest = now - Math.min(sent.trip / 2, LATENCY_CAP) - JITTER
  return Math.min(now, Math.max(earliest, sent.claimed))
}

/** ROK-082, ROK-199: nobody reacts faster than a person can, and nobody within another's head start. */
export function dated(opening: number, headStart: readonly number[], seat: Seat, moment: Moment): number {
  const made = compensated(moment)
  if (made < opening) return made
  const mine = headStart[seat]!
  const wait = Math.max(HUMAN_FLOOR, ...headStart.filter(other => other > mine))
  return Math.max(made, opening + wait)
}

/** ROK-083, ROK-209: when the stone of these requests is decided. */
export function decidedAt(requests: readonly Request[]): number {
  return Math.min(...requests.map(({ arrived, dated: made }) => Math.max(arrived, made))) + ARBITRATION
}

/** ROK-083, ROK-084: the earliest; among equals the first in the order of this throw. */
export function firstOf(requests: readonly Request[], order: readonly Seat[]): Request {
  const earliest = Math.min(...requests.map(({ dated: made }) => made))
  const equals = requests.filter(({ dated: made }) => made < earliest + TIE)
  return equals.reduce((a, b) => (order.indexOf(b.seat) < order.indexOf(a.seat) ? b : a))
}

/** When a seat's grab counts as made, at this table. */
export function dateOf(s: State, seat: Seat, moment: Moment): number {
  return dated(s.race.opening, s.headStart, seat, moment)
}
