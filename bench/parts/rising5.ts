import { rising5 as game } from '@runatal/rising5'
import { race } from '../measure.ts'
import { type Part, summary } from '../part.ts'
import { Playouts } from '../playouts.ts'
import { Positions } from '../positions.ts'

export const rising5: Part = {
  name: 'rising5',
  describe: 'random games of Rising 5 with 2 and 4 seats, and what a single call costs with 2',
  async run(pace) {
    const two = new Playouts(game, { seats: 2 }, 20)
    const four = new Playouts(game, { seats: 4 }, 20)
    const calls = new Positions(game, { seats: 2 }, 10).calls('rising5')
    race([two, four, ...calls.contenders], pace)
    return {
      ...summary('rising5.playoutsPerSecond', two.rates),
      ...summary('rising5.playoutsPerSecond4', four.rates),
      ...summary('rising5.movesPerSecond', two.moveRates),
      ...calls.measured(),
    }
  },
}
