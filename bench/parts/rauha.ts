import { rauha as game } from '@runatal/rauha'
import { race } from '../measure.ts'
import { type Part, summary } from '../part.ts'
import { Playouts } from '../playouts.ts'
import { Positions } from '../positions.ts'

export const rauha: Part = {
  name: 'rauha',
  describe: 'random games of Rauha with 2 and 4 seats, and what a single call costs with 2',
  async run(pace) {
    const two = new Playouts(game, wish(2), 10)
    const four = new Playouts(game, wish(4), 5)
    const calls = new Positions(game, wish(2), 10).calls('rauha')
    race([two, four, ...calls.contenders], pace)
    return {
      ...summary('rauha.playoutsPerSecond', two.rates),
      ...summary('rauha.playoutsPerSecond4', four.rates),
      ...summary('rauha.movesPerSecond', two.moveRates),
      ...summary('rauha.movesPerSecond4', four.moveRates),
      ...calls.measured(),
    }
  },
}

/** As bots play: the end of a turn needs no word of theirs. */
function wish(seats: number) {
  return { seats, seat: Array.from({ length: seats }, () => ({ confirmForMe: 'on' as const })) }
}
