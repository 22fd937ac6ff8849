import { type Chance, UNKNOWN } from '@runatal/kernel'
import { imaginePuzzle as imagineFrom } from '../deduction/index.ts'
import { historyOf } from './history.ts'
import { SPACES } from './puzzle.ts'
import type { State } from './types.ts'

/** A secret that fits all results and hints, each as likely as any other (R5-169). What is not set yet stays so. */
export function imaginePuzzle(s: State, chance: Chance): void {
  if (s.solution[0] !== UNKNOWN) return
  const start = s.results.length === 0 ? s.runes.slice(0, SPACES) : undefined
  const { solution, links } = imagineFrom(historyOf(s), chance, start)
  s.solution = solution.slice()
  if (s.links.includes(UNKNOWN)) s.links = links.slice()
}
