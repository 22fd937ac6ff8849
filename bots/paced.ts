import type { Game, Paced, Types } from '@runatal/kernel'
import { type Bot, choicesOf } from './bot.ts'

/** A player that the game brings along: it decides what to do and when. Asked without a clock, it does it at once. */
export function pacedBot<G extends Types>(game: Game<G>, paced: Paced<G>, level: string): Bot<G> {
  return {
    name: level,
    intend: (seen, seat, own) => paced.intend(seen, seat, level, own),
    choose(seen, seat, chance) {
      const { ask, options } = choicesOf(game, seen, seat, chance)
      const intent = paced.intend(seen, seat, level, [chance.int(2 ** 31)])
      if (intent?.ask.id === ask.id) return { ask, move: intent.move }
      return { ask, move: options[chance.int(options.length)]! }
    },
  }
}
