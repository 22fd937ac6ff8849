import { type Game, Play, type Types } from '@runatal/kernel'
import { type Bot, choicesOf } from './bot.ts'
import { policyOf } from './playout.ts'

/** The quick move that the game itself makes in playouts. */
export function policyBot<G extends Types>(game: Game<G>): Bot<G> {
  if (game.guide?.rollout === undefined)
    throw new Error(`policy needs a quick policy and ${game.id} has none: give its guide a rollout, or use random`)
  const policy = policyOf(game)
  return {
    name: 'policy',
    choose(seen, seat, chance) {
      const { ask, options, offers } = choicesOf(game, seen, seat, chance)
      if (offers.length > 0) return offers[0]!
      if (options.length === 1) return { ask, move: options[0]! }
      return { ask, move: policy(new Play(game, seen, chance), ask, options) }
    },
  }
}
