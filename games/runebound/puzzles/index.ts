import type { Problems } from '@runatal/study'
import type { Runebound } from '../rules/types.ts'
import { aim } from './aim.ts'
import { words } from './words.ts'

/** Puzzles in Runebound: one round of a fight from the cast on, or a way over the map, with nothing left to luck. */
export const problems: Problems<Runebound> = {
  themes: ['win', 'spare', 'stand', 'road'],
  aim,
  rivals: [],
  words,
  rules: {
    win: ['RB-213', 'RB-297'],
    spare: ['RB-231', 'RB-297'],
    stand: ['RB-229', 'RB-297'],
    road: ['RB-075', 'RB-084'],
  },
}
