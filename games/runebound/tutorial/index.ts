import type { Tutorial } from '@runatal/look/tutorial.ts'
import type { Runebound } from '../rules/types.ts'
import { double, fight, shield } from './duels.ts'
import { learn, shop } from './gains.ts'
import { dice, event, step, web } from './journeys.ts'

/** One hero's first days, in nine lessons of about a minute. */
export const tutorial: Tutorial<Runebound> = {
  rivals: [],
  lessons: [step, dice, event, fight, shield, double, learn, shop, web],
}
