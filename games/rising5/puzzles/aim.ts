import { isOver } from '@runatal/kernel'
import type { Aim, Facts } from '@runatal/study'
import { hintLeft } from '../deduction/hints.ts'
import { Prospects } from '../deduction/index.ts'
import { historyOf } from '../rules/history.ts'
import { SPACES } from '../rules/puzzle.ts'
import type { Rising5, State } from '../rules/types.ts'

/**
 * One question about the riddle, weighed by all that the team knows: every solution and every links that fit are counted,
 * and what is secret is not looked at.
 */
export function aim({ kind, ask, hints }: Facts): Aim<Rising5> {
  const counted = new Map<string, number>()
  return {
    counted(s) {
      const before = counted.get(key(s))
      if (before !== undefined) return before
      const now = kind === 'hint' ? -leftOnAverage(s, Number(hints)) : sealing(s)
      counted.set(key(s), now)
      return now
    },
    isOver: s => isOver(s) || !s.asks.some(({ id }) => id === ask),
    key,
  }
}

function key({ asks, runes, hints }: State): string {
  return `${asks.map(({ id }) => id).join()} ${runes.join()} ${hints.join()}`
}

/** How many solutions a hint about the rune that was asked leaves on average, whichever sign it turns out to have. */
function leftOnAverage(s: State, before: number): number {
  const { results, hints } = historyOf(s)
  const asked = hints[before]
  const known = { results, hints: hints.slice(0, before) }
  return asked === undefined ? new Prospects(known).left : rounded(hintLeft(known, asked.rune))
}

/** How good an attempt would be with the runes as they lie: the fewer are needed in all, the better. */
function sealing(s: State): number {
  return -rounded(new Prospects(historyOf(s)).of(s.runes.slice(0, SPACES))?.cost ?? Infinity)
}

/** Figures that people can read, and equals that are equal. */
function rounded(value: number): number {
  return Math.round(1000 * value) / 1000
}
