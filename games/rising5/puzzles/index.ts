import type { Problems } from '@runatal/study'
import type { Rising5 } from '../rules/types.ts'
import { aim } from './aim.ts'
import { words } from './words.ts'

/** Puzzles in Rising 5: what follows from all that the Portal has shown. */
export const problems: Problems<Rising5> = {
  themes: ['sure', 'likely', 'split', 'ask'],
  aim,
  rivals: ['Aïna', 'Johannes'],
  words,
  rush: true,
  rules: {
    sure: ['R5-154', 'R5-155', 'R5-156', 'R5-158'],
    likely: ['R5-154', 'R5-155', 'R5-156', 'R5-158'],
    split: ['R5-152', 'R5-158'],
    ask: ['R5-170', 'R5-172', 'R5-174'],
  },
}
