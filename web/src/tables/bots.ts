/** The three levels that the hall offers, each a bot that plays any game. */
export const LEVELS = {
  novice: 'random',
  adept: 'greedy',
  master: 'ismcts:400ms',
} as const

export type Level = keyof typeof LEVELS

export const LEVEL_NAMES = Object.keys(LEVELS) as Level[]

/** The level of a bot, by its spec; whoever searches is a master. */
export function levelOf(bot: string): Level {
  return LEVEL_NAMES.find(level => LEVELS[level] === bot) ?? (bot.includes(':') ? 'master' : 'adept')
}
