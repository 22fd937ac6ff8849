import type { Game, Types } from '@runatal/kernel'
import { type Bot, choicesOf } from './bot.ts'

/** Any option, each as likely as the next. */
export function randomBot<G extends Types>(game: Game<G>): Bot<G> {
  return {
    name: 'random',
    choose(seen, seat, chance) {
      const { ask, options } = choicesOf(game, seen, seat, chance)
      return { ask, move: options[chance.int(options.length)]! }
    },
  }
}
