import type { Tutorial } from '@runatal/look/tutorial.ts'
import type { Runebound } from '../rules/types.ts'
import { prepare, rest, train } from './days.ts'
import { defeat, double, fight, retreat, shield } from './duels.ts'
import { learn, shop } from './gains.ts'
import { dice, event, step, time, web } from './journeys.ts'

/** One hero's first days, in lessons of about a minute. */
export const tutorial: Tutorial<Runebound> = {
  rivals: [],
  lessons: [step, dice, event, fight, shield, double, retreat, defeat, rest, train, learn, shop, prepare, time, web],
}
