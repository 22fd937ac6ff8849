import type { Turn } from '@runatal/kernel'
import type { Rok, State } from './types.ts'

/** The kinds of question that are put to the clock. */
export type Alarm =
  | 'signalTime'
  | 'launch'
  | 'opening'
  | 'raceClock'
  | 'penaltyTime'
  | 'ghost'
  | 'slideTime'
  | 'orderTime'

/** What the clock says when it is asked: that it is time. */
export const TIME_UP = [{ do: 'timeUp' as const }]

/** What time it is; it never runs backwards. */
export function tellTime(s: State, t: Turn<Rok>): number {
  if (t.now > s.time) s.time = t.now
  return s.time
}

/** There is one alarm at a time. */
export function ring(s: State, t: Turn<Rok>, kind: Alarm, at: number): void {
  s.due = Math.max(at, s.time)
  t.alarm(kind, s.due - s.time)
}

/**
 * Whether the house was away when the alarm was due, time having been told: nobody could do anything in between, so
 * that what was running runs anew (ROK-042, ROK-079, ROK-211). An alarm may ring a little late.
 */
export function wasAway(s: State): boolean {
  return s.time - s.due > A_LITTLE
}

/** Milliseconds. */
const A_LITTLE = 1000

/** The alarm rings: perhaps a little late, but it counts as of the time for which it was set. */
export function rung(s: State, t: Turn<Rok>): number {
  tellTime(s, t)
  if (s.due > s.time) s.time = s.due
  return s.due
}
