import type { AnyGame } from '@runatal/kernel'
import { specOf } from './levels.ts'

/**
 * The fixed ratings of the house's bots, the stars that people's ratings are measured by. `greedy` is the zero of the scale
 * in every game; a game whose ladder was measured says in its guide how far the others stand from it, the rest has these
 * placeholders until it is.
 */
export function starOf(game: AnyGame, bot: string): number {
  const stars = game.guide?.stars
  const made = specOf(game, bot).split(/[:/]/, 1)[0] ?? bot
  return stars?.[bot] ?? byLevel(game, bot) ?? PLACEHOLDERS[bot] ?? stars?.[made] ?? PLACEHOLDERS[made] ?? ZERO
}

/** Bots that a game brings along, from the weakest to the strongest: evenly from 1,100 to 1,700. */
function byLevel({ guide }: AnyGame, bot: string): number | undefined {
  const levels = guide?.paced?.levels ?? []
  const at = levels.indexOf(bot)
  if (at < 0) return undefined
  return levels.length === 1 ? ZERO : Math.round(1100 + (600 * at) / (levels.length - 1))
}

const ZERO = 1400
const PLACEHOLDERS: Readonly<Record<string, number>> = {
  random: 900,
  policy: 1300,
  greedy: ZERO,
  flat: 1550,
  ismcts: 1700,
  novice: 830,
  apprentice: 1220,
  adept: 1550,
  master: 1700,
  grandmaster: 1800,
}
