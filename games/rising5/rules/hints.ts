import type { Decisions, Steps, Turn } from '@runatal/kernel'
import { hintWorth } from '../deduction/index.ts'
import { field, no, says } from './free.ts'
import { hintsGiven, historyOf, isRevealed, resultsShown } from './history.ts'
import { HINT } from './moves.ts'
import { RUNES, SIGNS } from './puzzle.ts'
import { type AskHint, NONE, type Rising5, type State } from './types.ts'

/** Hints (R5-170 to R5-178, R5-377, R5-378). */
export const hints: Steps<Rising5, 'hint' | 'answerHint'> = {
  // R5-173: with all seven revealed the hint is ignored.
  hint(s, earner, t) {
    if (hintsGiven(s) < RUNES.length) t.ask(earner, 'hint')
  },
  answerHint(s, _, t) {
    if (s.master === NONE || s.fillIn) giveHint(s, t)
    else t.ask(s.master, 'gmHint')
  },
}

export const hintDecisions: Decisions<Rising5, 'hint' | 'gmHint'> = {
  hint: {
    rule: 'R5-170',
    options(s) {
      const options: AskHint[] = []
      for (let rune = 0; rune < RUNES.length; rune++) if (!isRevealed(s, rune)) options.push(HINT[rune]!)
      options.push(DECLINE) // R5-175
      return options
    },
    take(s, seat, move, t) {
      if (move.do === 'decline') {
        t.emit?.({ type: 'hint_declined', by: seat })
        return
      }
      s.asked = RUNES.indexOf(move.rune)
      s.asker = seat
      t.emit?.({ type: 'hint_asked', rune: move.rune, by: seat })
      t.next('answerHint')
    },
    late: s => HINT[mostTelling(s)]!,
    barred: s => HINT.filter((_, rune) => isRevealed(s, rune)).map(move => ({ move, rule: 'R5-173' })),
  },

  // R5-377, R5-386: the Game Master hands over the sign, and only the right one.
  gmHint: {
    rule: 'R5-377',
    options: () => [{ do: 'fill' }],
    accepts(s, _, move) {
      if (says(move, 'fill')) return { do: 'fill' }
      const sign = SIGNS[s.links[s.asked]!]!
      if (!says(move, 'hand')) return no('Hand over one sign', 'R5-377')
      if (field(move, 'sign') !== sign) return no(`That is not the sign of the ${RUNES[s.asked]!} rune`, 'R5-386')
      return { do: 'hand', sign }
    },
    take(s, _seat, _move, t) {
      giveHint(s, t)
    },
  },
}

/** The rune whose sign would tell most; of equals one on the Portal. A hint is not lost on the absent. */
function mostTelling(s: State): number {
  const history = historyOf(s)
  const worth = (rune: number) => hintWorth(history, rune)
  return s.runes.filter(rune => !isRevealed(s, rune)).reduce((best, rune) => (worth(rune) > worth(best) ? rune : best))
}

/** R5-174, R5-176: the rune and its sign as a silhouette, for the whole team. */
function giveHint(s: State, t: Turn<Rising5>) {
  const [rune, sign] = [s.asked, s.links[s.asked]!]
  s.hints.push(rune, sign, resultsShown(s))
  t.stand()
  t.emit?.({ type: 'hint_given', rune: RUNES[rune]!, sign: SIGNS[sign]!, state: 'unknown', by: s.asker })
  s.asked = NONE
  s.asker = NONE
}

const DECLINE: AskHint = { do: 'decline' }
