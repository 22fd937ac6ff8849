import type { Asset } from './language.ts'
import { SET_A } from './assets/a.ts'
import { SET_B } from './assets/b.ts'
import { SET_C } from './assets/c.ts'
import { SET_D } from './assets/d.ts'
import { SET_E } from './assets/e.ts'
import { SET_F } from './assets/f.ts'

/** The assets, by set: five weapons, four clothes, four pieces of equipment, three of travel, four goods each. */
export const ASSETS: readonly Asset[] = [...SET_A, ...SET_B, ...SET_C, ...SET_D, ...SET_E, ...SET_F]
