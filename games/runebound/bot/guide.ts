import type { Guide } from '@runatal/kernel'
import type { Runebound, State } from '../rules/types.ts'
import { calibration } from './calibration.ts'
import { consider } from './consider.ts'
import { rollout } from './rollout.ts'
import { reading } from './reading.ts'
import { evaluate } from './standing.ts'
import { why } from './why.ts'

/** The plan is the best there is: what parts the levels is how much of it escapes them. */
const levels = {
  novice: 'policy/20',
  apprentice: 'policy/10',
  adept: 'policy/5',
  master: 'policy/2',
  grandmaster: 'policy',
}

/** What Runebound tells the bots about playing it well, as a party. */
export const guide: Guide<Runebound> = { evaluate, calibration, quiet, rollout, consider, why, levels, reading }

/** Nobody is fighting. */
function quiet(s: State): boolean {
  return s.fight === null
}
