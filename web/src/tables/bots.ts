import { type Level, LEVELS } from '@runatal/look/manifest.ts'
import { type GameId, GAMES } from '../games.ts'

/** Who plays at a level: the bot of that name, or a player whom the game brings along. */
export function botOf(game: GameId, level: Level): string {
  return GAMES[game].levels?.[level] ?? level
}

/** The level of a bot by its name. Older tables have some by what they are made of; whoever searches is a master. */
export function levelOf(bot: string): Level {
  const own = Object.values(GAMES).flatMap(({ levels }) => levels ?? [])
  const found = LEVELS.find(level => level === bot) ?? LEVELS.find(level => own.some(bots => bots[level] === bot))
  return found ?? OLDER[bot] ?? (bot.includes(':') ? 'master' : 'adept')
}

const OLDER: Readonly<Record<string, Level>> = { random: 'novice', greedy: 'adept', policy: 'master' }
