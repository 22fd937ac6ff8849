/** What a decision is called by how much of the chance to win it gave away, from the best to the worst. */
export const MARKS = ['find', 'best', 'good', 'inexact', 'mistake', 'blunder'] as const

export type Mark = (typeof MARKS)[number]

/** How much may be given away at most under each mark, as a share of a victory. */
const MOST: readonly (readonly [mark: Mark, lost: number])[] = [
  ['best', 0],
  ['good', 0.03],
  ['inexact', 0.07],
  ['mistake', 0.15],
]

/** By how much the best must be ahead of the second to be a find. */
const FAR = 0.1

/** What is known of a decision when it is marked. */
export interface Weight {
  /** What was surely given away. */
  lost: number
  /** How far the best is surely ahead of the second best. */
  ahead: number
  /** Whether a quick bot would have chosen it, too. */
  obvious: boolean
}

export function markOf({ lost, ahead, obvious }: Weight): Mark {
  const mark = MOST.find(([, most]) => lost <= most)?.[0] ?? 'blunder'
  return mark === 'best' && !obvious && ahead >= FAR ? 'find' : mark
}
