import { dayAt } from '@runatal/club'
import { read, write } from './device.ts'

/** Days in a row with at least one puzzle solved, of whichever game. */
export interface Days {
  last: number
  now: number
  most: number
}

/** The days in a row up to today, or up to yesterday while today is young. */
export function daysAt(now: number): Days {
  const { last = 0, now: row = 0, most = 0 } = read(DAYS) as Partial<Days>
  return { last, now: last >= dayAt(now) - 1 ? row : 0, most }
}

/** A puzzle was solved. */
export function keepDay(today: number): void {
  const { last, now, most } = read(DAYS) as Partial<Days>
  if (last === today) return
  const row = last === today - 1 ? (now ?? 0) + 1 : 1
  write(DAYS, { last: today, now: row, most: Math.max(row, most ?? 0) } satisfies Days)
}

const DAYS = 'runatal.puzzle-days'
