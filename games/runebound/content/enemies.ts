import type { Enemy } from './language.ts'
import { BASE_ENEMIES } from './enemies/base.ts'
import { WEB_ENEMIES } from './enemies/web.ts'
import { MARGATH_ENEMIES } from './enemies/margath.ts'
import { CORPSE_ENEMIES } from './enemies/corpse.ts'
import { RED_ENEMIES } from './enemies/red.ts'
import { LOCUST_ENEMIES } from './enemies/locust.ts'

/** The enemies of the adventure decks. */
export const ENEMIES: readonly Enemy[] = [
  ...BASE_ENEMIES,
  ...WEB_ENEMIES,
  ...MARGATH_ENEMIES,
  ...CORPSE_ENEMIES,
  ...RED_ENEMIES,
  ...LOCUST_ENEMIES,
]
