import type { Daily } from '@runatal/kernel'
import type { Rising5 } from './rules/types.ts'

/** Alone before today's Portal: the fewest turns; compared at every third turn, by how far the eclipse has come. */
export const daily: Daily<Rising5> = {
  deal: () => ({ seats: 1, bot: 'adept' }),
  score: ({ fate, turn }) => (fate === 'won' ? turn : undefined),
  fewest: true,
  stop: ({ turn }) => Math.floor(Math.max(0, turn - 1) / 3),
  progress: ({ eclipse }) => -eclipse,
}
