import { type Level, LEVELS } from '@runatal/look/manifest.ts'
import { type GameId, GAMES } from '../games.ts'

/** Bots that play any game. */
const ANY: Record<Level, string> = { novice: 'random', adept: 'greedy', master: 'master' }

export function botOf(game: GameId, level: Level): string {
  return (GAMES[game].levels ?? ANY)[level]
}

/** The level of a bot, by its spec; whoever searches is a master. */
export function levelOf(bot: string): Level {
  const all = [ANY, ...Object.values(GAMES).flatMap(({ levels }) => levels ?? [])]
  return LEVELS.find(level => all.some(bots => bots[level] === bot)) ?? (bot.includes(':') ? 'master' : 'adept')
}
