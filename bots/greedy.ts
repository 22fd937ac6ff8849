import { FastChance, type Game, Play, type Types } from '@runatal/kernel'
import { type Bot, duty, imagineFor, optionsOf, sameAsk } from './bot.ts'
import { worth } from './worth.ts'

/** How many ways the hidden part might be are looked at, the same for every option. */
const WORLDS = 3

/** The option after which the seat stands best, by the game's evaluation. Looks no further. */
export function greedyBot<G extends Types>(game: Game<G>): Bot<G> {
  if (game.guide === undefined)
    throw new Error(
      `greedy needs an evaluation and ${game.id} has none: give it a guide, or use random, flat or ismcts`,
    )
  return {
    name: 'greedy',
    choose(seen, seat, chance) {
      const ask = duty(seen, seat)
      const options = optionsOf(game, seen, ask, chance)
      if (options.length === 1) return { ask, move: options[0]! }
      const totals = options.map(() => 0)
      for (let i = 0; i < WORLDS; i++) {
        const world = imagineFor(game, seen, seat, chance)
        const luck = chance.int(0x7fffffff)
        for (const [o, move] of options.entries()) {
          const play = new Play(game, game.clone(world), new FastChance(luck))
          play.play(sameAsk(play.state, ask), move)
          totals[o]! += worth(game, play.state, seat)
        }
      }
      const best = Math.max(...totals)
      const equals = options.filter((_, o) => totals[o] === best)
      return { ask, move: equals[chance.int(equals.length)]! }
    },
  }
}
