import type { Guide, Seat } from '@runatal/kernel'
import { runesOf } from '../rules/seats.ts'
import type { Rok, State } from '../rules/types.ts'
import { calibration } from './calibration.ts'
import { intend } from './intend.ts'
import { LEVEL_NAMES } from './levels.ts'

/** What the bots want to know of the game. */
export const guide: Guide<Rok> = {
  evaluate,
  calibration,
  paced: { levels: LEVEL_NAMES, standIn: 'initiate', intend }, // ROK-203
}

/** By the lead over the best of the others, with what is claimed counted in. */
function evaluate(s: State, seat: Seat): number {
  const worth = s.loot.map((_, i) => runesOf(s, i) + s.claims[i]!.length)
  const best = Math.max(...worth.filter((_, i) => i !== seat))
  return 0.5 + Math.max(-0.49, Math.min(0.49, (worth[seat]! - best) / 40))
}
