import type { Match } from '@runatal/kernel'
import { arrange, type Position } from '../arrange.ts'
import type { Rune } from '../rules/puzzle.ts'
import type { Rising5 } from '../rules/types.ts'

/** The riddle of the worked example (R5-166 to R5-168), which all lessons share. */

export const START: readonly Rune[] = ['blue', 'red', 'yellow', 'orange']
export const SWAPPED: readonly Rune[] = ['red', 'blue', 'yellow', 'orange']
export const TESTED: readonly Rune[] = ['red', 'blue', 'green', 'orange']
export const ALMOST: readonly Rune[] = ['red', 'blue', 'orange', 'green']

const RIDDLE = {
  solution: ['red', 'blue', 'black', 'green'],
  links: {
    blue: 'sage',
    red: 'gobel',
    yellow: 'spider',
    orange: 'snake',
    green: 'monkey',
    violet: 'phoenix',
    black: 'whale',
  },
} satisfies Partial<Position>

/** A position of the riddle, with the first result seen. */
export function lessonAt(position: Position): Match<Rising5> {
  return arrange({ ...RIDDLE, tested: [START], onTurn: ME, ...position }).match
}

/** The learner's seat. */
const ME = 0
