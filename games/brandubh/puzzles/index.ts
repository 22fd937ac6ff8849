import type { Problems } from '@runatal/study'
import type { Brandubh } from '../rules/types.ts'
import { aim } from './aim.ts'
import { words } from './words.ts'

/** Puzzles in Brandubh: to win in a few moves, or not to lose. */
export const problems: Problems<Brandubh> = {
  themes: ['escape', 'catch', 'block', 'guard', 'shut'],
  aim,
  rivals: ['Medb'],
  words,
  rush: true,
  rules: {
    escape: ['BRA-022'],
    catch: ['BRA-018', 'BRA-019', 'BRA-021'],
    block: ['BRA-023'],
    guard: ['BRA-018', 'BRA-019', 'BRA-021'],
    shut: ['BRA-022'],
  },
}
