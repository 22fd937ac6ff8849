import type { Daily } from '@runatal/kernel'
import { runesOf } from './rules/seats.ts'
import type { Rok } from './rules/types.ts'

/** The calm variant, where neither reflexes nor lines count: runes won; compared after every throw. */
export const daily: Daily<Rok> = {
  deal: () => ({ seats: 2, table: { variant: 'calm' }, bot: 'initiate' }),
  score: state => runesOf(state, 0),
  stop: ({ turn }) => turn - 1,
  progress: state => runesOf(state, 0),
}
