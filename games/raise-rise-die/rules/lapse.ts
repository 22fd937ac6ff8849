import type { Decision, Seat, Steps } from '@runatal/kernel'
import { counter } from './counter.ts'
import { play } from './initiative.ts'
import { repeat } from './resolution.ts'
import type { Declaring, RaiseRiseDie, State } from './types.ts'
import { react } from './window.ts'
import type { T } from './zones.ts'

/**
 * RRD-371: who declares a card and lets its time run out again is answered for as if nothing had been declared: or one
 * could be asked for ever.
 */
export const lapses: Steps<RaiseRiseDie, 'lapse'> = {
  lapse(s, { seat, kind }, t) {
    if (kind === 'play') letLapse(play, s, seat, t)
    else if (kind === 'counter') letLapse(counter, s, seat, t)
    else if (kind === 'react') letLapse(react, s, seat, t)
    else letLapse(repeat, s, seat, t)
  },
}

function letLapse<K extends Declaring>(decision: Decision<RaiseRiseDie, K>, s: State, seat: Seat, t: T) {
  const answer = decision.late?.(s, seat, t)
  if (answer !== undefined) decision.take(s, seat, answer, t)
}
