import type { Seat, Steps } from '@runatal/kernel'
import { holds } from './conditions.ts'
import { perform } from './effects.ts'
import { type Found, spend, textAt, usesOf } from './standing-texts.ts'
import { NONE, type RaiseRiseDie, type State } from './types.ts'

/** Standing texts that something sets off: upkeep, end of bout, a hit, a counter, a lost soul. */

export const triggers: Steps<RaiseRiseDie, 'trigger'> = {
  trigger(s, trigger, t) {
    const { seat, when, slot } = trigger
    for (let at = trigger.at; ; at++) {
      const found = textAt(s, seat, at)
      if (found === undefined) return
      if (found.text.when !== when || !mayApply(s, seat, found, slot)) continue
      spend(s.sides[seat]!, found)
      // Under whatever this text puts on the agenda.
      t.next(['trigger', { ...trigger, at: at + 1 }])
      return perform(s, found.text, contextOf(seat, found, slot), t)
    }
  },
}

function mayApply(s: State, seat: Seat, found: Found, slot: number): boolean {
  const { text, entry } = found
  if (((usesOf(s.sides[seat]!, found) >> (4 * entry)) & 15) >= (text.limit ?? Infinity)) return false
  return holds(s, text.if, contextOf(seat, found, slot))
}

function contextOf(seat: Seat, { source }: Found, slot: number) {
  return { seat, source, slot, opposed: false, after: NONE }
}
