import { raiseRiseDie as game } from '@runatal/raise-rise-die'
import { race } from '../measure.ts'
import { microseconds, type Part, summary } from '../part.ts'
import { Playouts } from '../playouts.ts'
import { Positions } from '../positions.ts'

export const raiseRiseDie: Part = {
  name: 'raiseRiseDie',
  describe: 'random duels of Raise, Rise & Die, windows that nobody can use skipped, and what a single call costs',
  async run(pace) {
    // On their own, and first for a while unmeasured: thirty small files take longer to warm up than a race allows.
    const duels = new Playouts(game, wish, 5)
    for (let batch = 0; batch < WARM_UP; batch++) duels.work()
    race([duels], pace)
    const calls = new Positions(game, wish, 10).calls('raiseRiseDie')
    race(calls.contenders, pace)
    return {
      ...summary('raiseRiseDie.duelsPerSecond', duels.rates),
      ...microseconds('raiseRiseDie.decisionUs', duels.moveRates),
      ...calls.measured(),
    }
  },
}

/** Batches of duels: about as many as a small run of the lab. */
const WARM_UP = 600

/** As in bulk play (RRD-199, RRD-341), with the two decks of middling size. */
const wish = { seats: 2, table: { windows: 'quick' as const }, seat: [{ deck: 'D-LEVY' }, { deck: 'D-INTERRED' }] }
