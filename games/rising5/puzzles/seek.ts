import type { Seek } from '@runatal/study'
import { insightOf } from '../bot/insight.ts'
import { Prospects } from '../deduction/index.ts'
import { historyOf, hintsGiven } from '../rules/history.ts'
import { SPACES } from '../rules/puzzle.ts'
import type { Rising5, State } from '../rules/types.ts'

/** Which rune to ask about, and which two runes to swap, where so few solutions are left that they can be thought through. */
export const seek: Seek<Rising5> = {
  wishes: [2, 3].flatMap(seats =>
    (['standard', 'heroic', 'beginner'] as const).map(difficulty => ({ seats, table: { difficulty } })),
  ),
  bot: 'policy/12',
  most: 100,
  proposes: true,
  mayBegin(s, { kind }) {
    if (kind !== 'hint' && kind !== 'skillOrakl') return false
    const { left, best } = insightOf(s)
    return kind === 'hint' ? left > 2 && left <= MOST_ASKED : left <= MOST_LEFT && best.swaps === 1
  },
  asks: s =>
    s.asks
      .filter(({ kind }) => kind === 'hint' || kind === 'skillOrakl')
      .map(({ id, kind }) => ({ kind: kind === 'hint' ? 'hint' : 'swap', ask: id, hints: hintsGiven(s) })),
  goal(reached, { kind }) {
    const best = Math.max(...reached)
    const next = Math.max(...reached.filter(one => one < best))
    const isFar = kind === 'hint' ? best > next * FAR : best > next + NEAR
    return isFar && reached.filter(one => one === best).length <= 2 ? best - TINY : undefined
  },
  describe(state, right, wrong, facts) {
    const { left } = insightOf(state)
    if (facts.kind === 'hint') return { theme: 'ask', facts: { ...facts, left } }
    const [good, bad] = [right, wrong].map(line => attemptIn(line.state))
    if (good === undefined || bad === undefined) return undefined
    const theme = left === 1 ? 'sure' : good.chance > bad.chance ? 'likely' : 'split'
    if (theme === 'split' && good.left >= bad.left) return undefined
    return {
      theme,
      facts: {
        ...facts,
        left,
        chance: percent(good.chance),
        nextChance: percent(bad.chance),
        rest: good.left.toFixed(1),
        nextRest: bad.left.toFixed(1),
      },
    }
  },
}

function percent(chance: number): number {
  return Math.round(100 * chance)
}

function attemptIn(s: State) {
  return new Prospects(historyOf(s)).of(s.runes.slice(0, SPACES))
}

/** More than this nobody writes on a pad. */
const MOST_LEFT = 24
/** For a question, how signs and runes hang together says enough. */
const MOST_ASKED = 200
/** The best hint leaves at most so much of what the next best leaves. */
const FAR = 0.93
/** In attempts that are needed in all. */
const NEAR = 0.05
const TINY = 0.0005
