import { FastChance, type Game, Play, type Types } from '@runatal/kernel'
import { type Bot, duty, optionsOf, sameAsk } from './bot.ts'
import { type Budget, start } from './budget.ts'
import { playOn, policyOf } from './playout.ts'
import { worth } from './worth.ts'

/**
 * Flat Monte Carlo: plays each option on in imagined worlds and keeps the one that fares best on average. Options share
 * worlds, so that they are compared on equal luck, and the worse half is dropped again and again (sequential halving),
 * so that most playouts go to the close calls.
 */
export function flatBot<G extends Types>(game: Game<G>, name: string, budget: Budget, decisions: number): Bot<G> {
  const policy = policyOf(game)
  return {
    name,
    choose(seen, seat, chance) {
      const ask = duty(seen, seat)
      const options = optionsOf(game, seen, ask, chance)
      if (options.length === 1) return { ask, move: options[0]! }
      let left = options.map(move => ({ move, total: 0, visits: 0 }))
      chance.shuffle(left)
      const cuts = Math.ceil(Math.log2(left.length))
      const meter = start(budget)
      let cut = 0
      let spent = meter.spent()
      while (spent < 1 && left.length > 1) {
        const world = game.imagine(seen, seat, chance)
        const luck = chance.int(0x7fffffff)
        for (const option of left) {
          const play = new Play(game, game.clone(world), new FastChance(luck))
          play.play(sameAsk(play.state, ask), option.move)
          playOn(play, decisions, policy)
          option.total += worth(game, play.state, seat)
          option.visits++
          spent = meter.spent()
          if (spent >= 1) break
        }
        if (spent < (cut + 1) / cuts) continue
        cut++
        left = left.toSorted((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(left.length / 2))
      }
      return { ask, move: left.reduce((a, b) => (mean(b) > mean(a) ? b : a)).move }
    },
  }
}

function mean({ total, visits }: { total: number; visits: number }): number {
  return visits === 0 ? 0 : total / visits
}
