import type { Tutorial } from '@runatal/look/tutorial.ts'
import type { Rising5 } from '../rules/types.ts'
import { companion, fight, moon } from './dangers.ts'
import { hint, seal, victory } from './answers.ts'
import { replica, signs, swap } from './runes.ts'

/** R5-342: one riddle from the first signs to the four golden ones, in nine lessons of about a minute. */
export const tutorial: Tutorial<Rising5> = {
  rivals: ['Kevin'],
  lessons: [signs, swap, companion, fight, replica, moon, seal, hint, victory],
}
