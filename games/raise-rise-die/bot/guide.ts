import type { Guide } from '@runatal/kernel'
import type { RaiseRiseDie, State } from '../rules/types.ts'
import { consider } from './consider.ts'
import { calibration } from './calibration.ts'
import { evaluate } from './evaluate.ts'
import { key } from './key.ts'
import { reading } from './reading.ts'
import { rollout } from './rollout.ts'

/** What Raise, Rise & Die tells the bots about playing it well. Worlds are imagined as the rules do it: fairly. */
export const guide: Guide<RaiseRiseDie> = { evaluate, calibration, quiet, rollout, consider, key, reading }

/** Before the next card: nothing lies open, and nobody is paying. */
function quiet({ phase, chain, placing, playing, matter }: State): boolean {
  return phase === 'clash' && chain.length === 0 && placing === null && playing === null && matter === null
}
