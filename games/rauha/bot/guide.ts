import type { Ask, Guide, Move } from '@runatal/kernel'
import type { Rauha, State } from '../rules/types.ts'
import { evaluate } from './evaluate.ts'
import { appraise, rollout } from './rollout.ts'

export const guide: Guide<Rauha> = { evaluate, rollout }
