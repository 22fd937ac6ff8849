import { FastChance, type Game, Play, type Types } from '@runatal/kernel'
import { answersOf, type Bot, choicesOf, consider, imagineFor, sameAsk } from './bot.ts'
import { worth } from './worth.ts'

/** How many ways the hidden part might be are looked at, the same for every option. */
const WORLDS = 3

/** Of the options worth a thought, the one after which the seat stands best by the game's evaluation. Looks no further. */
export function greedyBot<G extends Types>(game: Game<G>): Bot<G> {
  if (game.guide === undefined)
    throw new Error(
      `greedy needs an evaluation and ${game.id} has none: give it a guide, or use random, flat or ismcts`,
    )
  return {
    name: 'greedy',
    choose(seen, seat, chance) {
      const { ask: duty, options, offers } = choicesOf(game, seen, seat, chance)
      const worthy = consider(game, seen, duty, options, chance)
      const answers = answersOf({ ask: duty, options: worthy, offers })
      if (answers.length === 1) return answers[0]!
      const totals = answers.map(() => 0)
      for (let worlds = 0; worlds < WORLDS; worlds++) {
        const world = imagineFor(game, seen, seat, chance)
        const luck = chance.int(0x7fffffff)
        for (const [i, { ask, move }] of answers.entries()) {
          const play = new Play(game, game.clone(world), new FastChance(luck))
          play.play(sameAsk(play.state, ask), move)
          totals[i]! += worth(game, play.state, seat)
        }
      }
      const best = Math.max(...totals)
      const equals = answers.filter((_, i) => totals[i] === best)
      return equals[chance.int(equals.length)]!
    },
  }
}
