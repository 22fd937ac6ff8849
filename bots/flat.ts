import { FastChance, type Game, Play, type Types } from '@runatal/kernel'
import { type Bot, duty, imagineFor, optionsOf, sameAsk } from './bot.ts'
import type { Budget } from './budget.ts'
import { rankByTrials } from './halving.ts'
import { playOn, policyOf } from './playout.ts'
import { worth } from './worth.ts'

/** Flat Monte Carlo: plays each option on in imagined worlds and keeps the one that fares best on average. */
export function flatBot<G extends Types>(game: Game<G>, name: string, budget: Budget, decisions: number): Bot<G> {
  const policy = policyOf(game)
  return {
    name,
    choose(seen, seat, chance) {
      const ask = duty(seen, seat)
      const options = optionsOf(game, seen, ask, chance)
      if (options.length === 1) return { ask, move: options[0]! }
      const [best] = rankByTrials(options, budget, chance, () => {
        const world = imagineFor(game, seen, seat, chance)
        const luck = chance.int(0x7fffffff)
        return option => {
          const play = new Play(game, game.clone(world), new FastChance(luck))
          play.play(sameAsk(play.state, ask), option)
          playOn(play, decisions, policy)
          return worth(game, play.state, seat)
        }
      })
      return { ask, move: best!.candidate }
    },
  }
}
