import type { Daily } from '@runatal/kernel'
import type { Rauha } from './rules/types.ts'

/** Points against one bot, on both sides of the planets in turn; compared at each of the sixteen stops. */
export const daily: Daily<Rauha> = {
  deal: day => ({ seats: 2, table: { side: day % 2 === 0 ? 'A' : 'B' }, bot: 'adept' }),
  score: ({ points }) => points[0],
  stop: ({ stop }) => stop - 1,
  progress: ({ points }) => points[0]!,
}
