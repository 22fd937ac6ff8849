import type { GameId } from '../games.ts'

/** The three levels that the hall offers. */
export const LEVEL_NAMES = ['novice', 'adept', 'master'] as const
export type Level = (typeof LEVEL_NAMES)[number]

/** Bots that play any game. */
const LEVELS: Record<Level, string> = { novice: 'random', adept: 'greedy', master: 'master' }

/** A game against the clock brings players of its own; in Rising 5 the game's own plan beats what the searchers find. */
const OWN: Partial<Record<GameId, Record<Level, string>>> = {
  rising5: { novice: 'random', adept: 'greedy', master: 'policy' },
  rok: { novice: 'apprentice', adept: 'initiate', master: 'master' },
}

export function botOf(game: GameId, level: Level): string {
  return (OWN[game] ?? LEVELS)[level]
}

/** The level of a bot, by its spec; whoever searches is a master. */
export function levelOf(bot: string): Level {
  const found = LEVEL_NAMES.find(level => [LEVELS, ...Object.values(OWN)].some(bots => bots[level] === bot))
  return found ?? (bot.includes(':') ? 'master' : 'adept')
}
