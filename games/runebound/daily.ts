import type { Daily } from '@runatal/kernel'
import { SCENARIOS } from './content/language.ts'
import type { Runebound } from './rules/types.ts'

/** One hero in this week's scenario, dealt anew each day: the fewest rounds; compared after every round. */
export const daily: Daily<Runebound> = {
  deal: day => ({ seats: 1, table: { scenario: SCENARIOS[Math.floor(day / 7) % SCENARIOS.length]! }, bot: 'adept' }),
  score: ({ fate, round }) => (fate === 'won' ? round : undefined),
  fewest: true,
  stop: ({ round }) => Math.max(0, round - 1),
  progress: ({ trophies, gold, damage }) => 5 * trophies[0]!.length + gold[0]! - damage[0]!,
}
