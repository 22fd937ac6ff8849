import type { Seat, Turn } from '@runatal/kernel'
import type { Rauha, State } from './types.ts'

/** The Life Energy track and the order of play (RAU-081 to RAU-086, RAU-182 to RAU-188). */

/** RAU-182, RAU-183: the marker moves and lies on top of those it joins. RAU-184: a gain of 0 moves nothing. */
export function gainPoints(s: State, seat: Seat, delta: number, t: Turn<Rauha>): void {
  if (delta === 0) return
  const before = s.points[seat]!
  const total = before + delta
  s.points[seat] = total
  const { arrivals } = s
  for (let i = arrivals.indexOf(seat); i < arrivals.length - 1; i++) arrivals[i] = arrivals[i + 1]!
  arrivals[arrivals.length - 1] = seat
  t.emit?.({ type: 'marker.moved', seat, delta, total, pile: pileAt(s, total) })
  if (hundreds(total) > hundreds(before)) t.emit?.({ type: 'hundred.gained', seat, count: hundreds(total) })
}

/** RAU-182, RAU-204: how many +100 markers a total takes. */
export function hundreds(total: number): number {
  return Math.floor(total / 100)
}

/** RAU-204: the space of the track where the marker stands. */
export function space(total: number): number {
  return total % 100
}

/** RAU-186: the seats of equal total, bottom to top. */
export function pileAt(s: Pick<State, 'points' | 'arrivals'>, total: number): Seat[] {
  return s.arrivals.filter(seat => s.points[seat] === total)
}

/** RAU-082, RAU-083: the furthest marker; of equal ones, the top of the pile. */
export function leader(s: State): Seat {
  let first = s.arrivals[0]!
  for (const seat of s.arrivals) if (s.points[seat]! >= s.points[first]!) first = seat
  return first
}

/** RAU-081, RAU-148: clockwise from the leader. */
export function playingOrder(s: State): Seat[] {
  const first = leader(s)
  return s.points.map((_, i) => (first + i) % s.points.length)
}
