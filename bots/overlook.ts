import type { Ask, Chance, Game, Move, Types } from '@runatal/kernel'
import type { Bot } from './bot.ts'

/**
 * A bot that errs like a person: of the answers worth a thought it does not see so many in a hundred, each time others. What
 * it sees it weighs as ever, so it takes the second best where the best escaped it, and never throws a game away.
 */
export function overlooking<G extends Types>(game: Game<G>, percent: number, make: (game: Game<G>) => Bot<G>): Bot<G> {
  const { guide } = game
  if (guide === undefined) return make(game)
  let luck: Chance
  const notice = (options: Move<G>[]): Move<G>[] => {
    if (options.length === 1) return options
    const noticed = options.filter(() => luck.int(100) >= percent)
    return noticed.length === 0 ? [options[luck.int(options.length)]!] : noticed
  }
  const consider = (state: G['state'], ask: Ask, options: Move<G>[]) =>
    notice(guide.consider?.(state, ask, options) ?? options)
  // An answer that the game takes for granted, such as to end one's turn, is not overlooked.
  const rollout = (state: G['state'], ask: Ask, options: Move<G>[], chance: Chance) => {
    const move = guide.rollout!(state, ask, notice(options), chance)
    return options.includes(move) ? move : guide.rollout!(state, ask, options, chance)
  }
  const bot = make({ ...game, guide: { ...guide, consider, ...(guide.rollout && { rollout }) } })
  return {
    ...bot,
    choose(seen, seat, chance) {
      luck = chance
      return bot.choose(seen, seat, chance)
    },
  }
}
