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
    const positions = new Positions(game, wish, 10)
    const clone = positions.clone()
    const mask = positions.mask()
    const imagine = positions.imagine()
    const options = positions.options()
    const take = positions.take()
    race([clone, mask, imagine, options, take], pace)
    return {
      ...summary('raiseRiseDie.duelsPerSecond', duels.rates),
      ...microseconds('raiseRiseDie.decisionUs', duels.moveRates),
      ...microseconds('raiseRiseDie.cloneUs', clone.rates),
      ...microseconds('raiseRiseDie.maskUs', mask.rates),
      ...microseconds('raiseRiseDie.imagineUs', imagine.rates),
      ...microseconds('raiseRiseDie.optionsUs', options.rates),
      ...microseconds('raiseRiseDie.takeUs', take.rates),
    }
  },
}

/** Batches of duels: about as many as a small run of the lab. */
const WARM_UP = 600

/** As in bulk play (RRD-199, RRD-341), with the two decks of middling size. */
const wish = { seats: 2, table: { windows: 'quick' as const }, seat: [{ deck: 'D-LEVY' }, { deck: 'D-INTERRED' }] }
