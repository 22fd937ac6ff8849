import type { Guide } from '@runatal/kernel'
import type { RaiseRiseDie, State } from '../rules/types.ts'
import { consider } from './consider.ts'
import { calibration } from './calibration.ts'
import { evaluate } from './evaluate.ts'
import { key } from './key.ts'
import { reading } from './reading.ts'
import { rollout } from './rollout.ts'

/** What was learned from duels: 43 kB, so only whoever meets a bot that uses it fetches it. */
const net = () => import('./net.ts')

const levels = {
  novice: 'greedy/20',
  apprentice: 'greedy',
  adept: 'flat:10/15',
  grandmaster: 'learned:350',
}

/** By the shares on docs/levels.md: `greedy` is 1400. */
const stars = { novice: 1290, apprentice: 1400, adept: 1545, master: 1640, grandmaster: 1835 }

/** What Raise, Rise & Die tells the bots about playing it well. Worlds are imagined as the rules do it: fairly. */
export const guide: Guide<RaiseRiseDie> = {
  evaluate,
  calibration,
  quiet,
  rollout,
  consider,
  key,
  reading,
  net,
  levels,
  stars,
}

/** Before the next card: nothing lies open, and nobody is paying. */
function quiet({ phase, chain, placing, playing, matter }: State): boolean {
  return phase === 'clash' && chain.length === 0 && placing === null && playing === null && matter === null
}
