import { type Bot, makeBot, playUnit } from '@runatal/bots'
import { type RaiseRiseDie, raiseRiseDie } from '../index.ts'
import { decks } from './tally.ts'
import { wholeNumber, words } from './words.ts'

/** One bot against another: `node games/raise-rise-die/balance/ladder.ts --challenger greedy --rival random --seeds 200`. */

const values = words({
  challenger: 'greedy',
  rival: 'random',
  seeds: '200',
  seed: '1',
})
const thought = { ms: 0, decisions: 0 }
const challenger = timed(makeBot(raiseRiseDie, values.challenger))
const rival = makeBot(raiseRiseDie, values.rival)
const seeds = wholeNumber('seeds', values.seeds)
const first = wholeNumber('seed', values.seed)

let sum = 0
let squares = 0
for (let seed = first; seed < first + seeds; seed++) {
  // Another pair of decks for each seed, played from both seats.
  const seat = [{ deck: decks[seed % 6]! }, { deck: decks[(seed * 5 + Math.floor(seed / 6)) % 6]! }]
  const { wins } = playUnit(raiseRiseDie, { seats: 2, table: { windows: 'quick' }, seat }, challenger, rival, seed)
  const share = (wins + 1) / 2
  sum += share
  squares += share * share
}
const mean = sum / seeds
const reach = 1.96 * Math.sqrt((squares / seeds - mean * mean) / seeds)
process.stdout.write(
  `${values.challenger} wins ${(100 * mean).toFixed(1)} % (± ${(100 * reach).toFixed(1)}) of ${2 * seeds} games against ${values.rival}, ${(thought.ms / thought.decisions).toFixed(1)} ms a decision\n`,
)

/** By the clock: on a busy machine, mostly waiting. */
function timed(bot: Bot<RaiseRiseDie>): Bot<RaiseRiseDie> {
  return {
    ...bot,
    choose(seen, seat, chance) {
      const start = performance.now()
      const answer = bot.choose(seen, seat, chance)
      thought.ms += performance.now() - start
      thought.decisions++
      return answer
    },
  }
}
