import type { Guide } from '@runatal/kernel'
import type { Runebound, State } from '../rules/types.ts'
import { rollout } from './rollout.ts'

/** What Runebound tells the bots about playing it well, as a party. */
export const guide: Guide<Runebound> = { evaluate, rollout }

function evaluate(s: State): number {
  return s.fate === 'won' ? 1 : 0.5
}
