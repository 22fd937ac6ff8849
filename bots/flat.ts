import { FastChance, type Game, Play, type Types } from '@runatal/kernel'
import { answersOf, type Bot, choicesOf, imagineFor, sameAsk } from './bot.ts'
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
      const answers = answersOf(choicesOf(game, seen, seat, chance))
      if (answers.length === 1) return answers[0]!
      const [best] = rankByTrials(answers, budget, chance, () => {
        const world = imagineFor(game, seen, seat, chance)
        const luck = chance.int(0x7fffffff)
        return ({ ask, move }) => {
          const play = new Play(game, game.clone(world), new FastChance(luck))
          play.play(sameAsk(play.state, ask), move)
          playOn(play, decisions, policy)
          return worth(game, play.state, seat)
        }
      })
      return best!.candidate
    },
  }
}
