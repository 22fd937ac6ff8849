import type { Decisions, Steps, Turn } from '@runatal/kernel'
import { win } from './end.ts'
import { field, no, says } from './free.ts'
import { BRIGHT, DARK, GOLDEN, isSealed, type Rune, RUNES, SIGNS, signsOf, SPACES, STATES, UNSEEN } from './puzzle.ts'
import { NONE, type Rising5, type ShownSign, type State } from './types.ts'

/** What the Portal answers, at the start and to every attempt (R5-151 to R5-165, R5-376). */
export const answer: Steps<Rising5, 'answer'> = {
  answer(s, _, t) {
    if (s.master === NONE || s.fillIn) publish(s, t)
    else t.ask(s.master, 'gmResult')
  },
}

export const answerDecisions: Decisions<Rising5, 'gmResult'> = {
  gmResult: {
    rule: 'R5-386',
    options: () => [{ do: 'fill' }],
    // R5-386: only the truth is published, and in the order of the signs however it was laid (R5-387).
    accepts(s, _, move) {
      if (says(move, 'fill')) return { do: 'fill' }
      const truth = shownSigns(trueStates(s))
      const laid = field(move, 'signs')
      if (!says(move, 'publish') || !Array.isArray(laid) || laid.length !== SPACES)
        return no('An answer is four signs, each dark, bright or golden', 'R5-152')
      for (const token of laid) {
        const [sign, state] = [field(token, 'sign'), field(token, 'state')]
        const right = truth.find(one => one.sign === sign)
        if (right === undefined) return no(`${String(sign)} is not linked to a rune on the Portal`, 'R5-386')
        if (right.state !== state) return no(`${right.sign} is not ${String(state)}: look again`, 'R5-386')
      }
      if (new Set(laid.map(token => field(token, 'sign'))).size < SPACES)
        return no('An answer is four different signs', 'R5-152')
      return { do: 'publish', signs: truth }
    },
    take(s, _seat, _move, t) {
      publish(s, t)
    },
  },
}

/** The runes on the Portal now, space by space (R5-144). */
export function arrangement(s: State): Rune[] {
  return [RUNES[s.runes[0]!]!, RUNES[s.runes[1]!]!, RUNES[s.runes[2]!]!, RUNES[s.runes[3]!]!]
}

/** R5-159: the signs that are shown, in the one order of signs. */
function shownSigns(states: readonly number[]): ShownSign[] {
  const shown: ShownSign[] = []
  for (let sign = 0; sign < SIGNS.length; sign++)
    if (states[sign] !== UNSEEN) shown.push({ sign: SIGNS[sign]!, state: STATES[states[sign]!]! })
  return shown
}

function trueStates(s: State): number[] {
  return signsOf(s.runes, s.solution, s.links)
}

function publish(s: State, t: Turn<Rising5>) {
  const initial = s.results.length === 0
  const states = trueStates(s)
  for (let space = 0; space < SPACES; space++) s.results.push(s.runes[space]!)
  for (let sign = 0; sign < states.length; sign++) s.results.push(states[sign]!)
  t.stand()
  t.emit?.({ type: 'result_shown', arrangement: arrangement(s), signs: shownSigns(states), initial })
  if (initial) return // R5-161
  if (isSealed(s.runes, s.solution)) return win(s, t)
  s.altars = 0 // R5-145
  t.emit?.({
    type: 'seal_failed',
    golden: count(states, GOLDEN),
    bright: count(states, BRIGHT),
    dark: count(states, DARK),
  })
}

function count(states: readonly number[], wanted: number): number {
  return states.filter(state => state === wanted).length
}
