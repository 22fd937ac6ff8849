import { historyOf } from '../rules/history.ts'
import { SPACES } from '../rules/puzzle.ts'
import type { State } from '../rules/types.ts'
import { type Attempt, Prospects } from '../deduction/index.ts'

/** What the team can know about the riddle, with the runes where they lie. */
export interface Insight {
  /** How many solutions are still possible. */
  readonly left: number
  /** The arrangement to work towards. */
  readonly best: Attempt
  /** What an attempt would bring right now. */
  readonly now: Attempt
  readonly prospects: Prospects
}

/** What follows from all results and hints. Histories that came up lately are remembered: a search asks again and again. */
export function insightOf(s: State): Insight {
  const told = toldOf(s)
  const name = s.runes[0]! + 7 * (s.runes[1]! + 7 * (s.runes[2]! + 7 * s.runes[3]!))
  const found = told.byPortal.get(name)
  if (found !== undefined) return found
  const { prospects } = told
  const portal = s.runes.slice(0, SPACES)
  const [best, now] = [prospects.best(portal), prospects.of(portal)]
  if (best === undefined || now === undefined) throw new Error('No solution fits what the Portal has shown')
  const insight = { left: prospects.left, best, now, prospects }
  told.byPortal.set(name, insight)
  return insight
}

interface Told {
  prospects: Prospects
  byPortal: Map<number, Insight>
}

const lately = new Map<string, Told>()
/** Enough for all that a search runs into from one position. */
const MOST = 300

function toldOf(s: State): Told {
  const name = `${s.results.join('')} ${s.hints.join('')}`
  const found = lately.get(name)
  if (found !== undefined) return found
  if (lately.size === MOST) lately.clear()
  const told = { prospects: new Prospects(historyOf(s)), byPortal: new Map<number, Insight>() }
  lately.set(name, told)
  return told
}
