import type { Guide } from '@runatal/kernel'
import type { Rauha } from '../rules/types.ts'
import { consider } from './consider.ts'
import { evaluate } from './evaluate.ts'
import { imagine } from './imagine.ts'
import { key } from './key.ts'
import { rollout } from './rollout.ts'

/** What Rauha tells the bots about playing it well. */
export const guide: Guide<Rauha> = { evaluate, rollout, consider, imagine, key }
