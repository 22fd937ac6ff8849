import type { Game } from '@runatal/kernel'
import type { Rok } from '../rules/types.ts'

/** How the stones fall. Loaded when stones fly: the physics are far heavier than the rules. */
export const foresee: NonNullable<Game<Rok>['foresee']> = async (state, ask, chance) =>
  (await import('./foresee.ts')).foresee(state, ask, chance)
