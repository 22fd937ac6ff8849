import type { History } from '../rules/puzzle.ts'
import { oddsOfLinks } from './links.ts'
import { remaining } from './survivors.ts'

/** How much it would tell to learn a rune's sign: fewer solutions left is better, then a link that is more open. */
export function hintWorth(history: History, rune: number): number {
  let worth = 0
  for (const { odds, left } of afterHint(history, rune)) worth -= odds * (Math.log2(odds) + 3 * Math.log2(left))
  return worth
}

/** How many solutions will be left on average when a rune's sign is known. */
export function hintLeft(history: History, rune: number): number {
  return afterHint(history, rune).reduce((sum, { odds, left }) => sum + odds * left, 0)
}

/** For each sign that may be the rune's: how likely it is, and how many solutions would be left. */
function afterHint(history: History, rune: number): { odds: number; left: number }[] {
  const after = history.results.length
  return oddsOfLinks(history)[rune]!.flatMap((odds, sign) => {
    if (odds === 0) return []
    const left = remaining({ ...history, hints: [...history.hints, { rune, sign, after }] }).length
    return [{ odds, left }]
  })
}
