import type { Guide } from '@runatal/kernel'
import type { Rising5, State } from '../rules/types.ts'
import { calibration } from './calibration.ts'
import { consider } from './consider.ts'
import { takeUp } from './items.ts'
import { reading } from './reading.ts'
import { why } from './why.ts'
import { rollout } from './rollout.ts'
import { evaluate } from './worth.ts'

/** The quick move is the best there is: what parts the levels is how much of it escapes them. */
const levels = {
  novice: 'policy/24',
  apprentice: 'policy/12',
  adept: 'policy/5',
  master: 'policy/2',
  grandmaster: 'policy',
}

/** What Rising 5 tells the bots about playing it well, as a team. */
export const guide: Guide<Rising5> = { evaluate, calibration, quiet, rollout, consider, takeUp, why, reading, levels }

/** Between two turns. */
function quiet(s: State): boolean {
  return s.asks.some(ask => ask.must && ask.kind === 'activate')
}
