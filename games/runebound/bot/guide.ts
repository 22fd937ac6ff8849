import type { Guide } from '@runatal/kernel'
import type { Runebound, State } from '../rules/types.ts'
import { consider } from './consider.ts'
import { rollout } from './rollout.ts'
import { reading } from './reading.ts'
import { evaluate } from './standing.ts'
import { why } from './why.ts'

/** The plan is the best there is: what parts the levels is how much of it escapes them. */
const levels = {
  novice: 'policy/35',
  apprentice: 'policy/18',
  adept: 'policy/8',
  master: 'policy/2',
  grandmaster: 'policy',
}

/** What Runebound tells the bots about playing it well, as a party. */
export const guide: Guide<Runebound> = { evaluate, quiet, rollout, consider, why, levels, reading }

/** Nobody is fighting. */
function quiet(s: State): boolean {
  return s.fight === null
}
