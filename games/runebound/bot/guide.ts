import type { Guide } from '@runatal/kernel'
import type { Runebound, State } from '../rules/types.ts'
import { calibration } from './calibration.ts'
import { consider } from './consider.ts'
import { rollout } from './rollout.ts'
import { evaluate } from './standing.ts'
import { why } from './why.ts'

/** What Runebound tells the bots about playing it well, as a party. */
export const guide: Guide<Runebound> = { evaluate, calibration, quiet, rollout, consider, why }

/** Nobody is fighting. */
function quiet(s: State): boolean {
  return s.fight === null
}
