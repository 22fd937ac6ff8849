import { onBoardgameio, onKernel } from '../connect-four/playouts.ts'
import { race } from '../measure.ts'
import { type Part, summary } from '../part.ts'

export const kernel: Part = {
  name: 'kernel',
  describe: 'random games of connect four on our kernel, beside the same rules on the client of boardgame.io',
  async run(pace) {
    const ours = onKernel()
    const theirs = onBoardgameio()
    race([ours, theirs], pace)
    return {
      ...summary('kernel.playoutsPerSecond', ours.rates),
      ...summary('boardgameio.playoutsPerSecond', theirs.rates),
      // Round by round: the two slices of a round saw the same neighbours.
      ...summary(
        'kernel.vsBoardgameio',
        ours.rates.map((rate, round) => rate / theirs.rates[round]!),
      ),
    }
  },
}
