import type { Rune, Sign } from '../../index.ts'
import { ALL_RUNES, ALL_SIGNS, found } from './book.ts'
import { end, type Shown, type Table, tell, type World } from './world.ts'

export function linkOf(t: Table, rune: Rune): Sign {
  return found(t.links[ALL_RUNES.indexOf(rune)], `link of ${rune}`)
}

/** R5-152, R5-158, R5-159. */
export function signsOf(t: Table): Shown[] {
  const portal = t.runes.slice(0, 4)
  return ALL_SIGNS.flatMap(sign => {
    const rune = found(ALL_RUNES[t.links.indexOf(sign)], `rune of ${sign}`)
    const space = portal.indexOf(rune)
    if (space < 0) return []
    const state = t.solution[space] === rune ? 'golden' : t.solution.includes(rune) ? 'bright' : 'dark'
    return [{ sign, state } satisfies Shown]
  })
}

/** The answer of the app or of the Game Master; the first one is before the first turn (R5-161). */
export function answerSeal(w: World): void {
  const t = w.table
  const portal = t.runes.slice(0, 4)
  const signs = signsOf(t)
  const initial = t.turn === 0
  w.learnt = true
  t.results.push({ portal, signs })
  tell(w, 'result_shown', { arrangement: portal, signs, initial })
  if (initial) return
  const states = signs.map(({ state }) => state)
  const number = (wanted: string) => states.filter(state => state === wanted).length
  if (number('golden') === 4) return end(w, 'won')
  // R5-145, R5-147.
  t.altars = 0
  tell(w, 'seal_failed', { golden: number('golden'), bright: number('bright'), dark: number('dark') })
}

/** R5-172, R5-173. */
export function runesToAsk(t: Table): Rune[] {
  return ALL_RUNES.filter(rune => !t.hints.some(hint => hint.rune === rune))
}

export function giveHint(w: World, rune: Rune, by: number): void {
  const sign = linkOf(w.table, rune)
  w.learnt = true
  w.table.hints.push({ rune, sign })
  tell(w, 'hint_given', { rune, sign, state: 'unknown', by })
}
