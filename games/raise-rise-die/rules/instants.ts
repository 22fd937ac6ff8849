import type { Steps } from '@runatal/kernel'
import { ASSAULT } from '../content/printed.ts'
import { assaultLeft, cancels, holdOf, isStopped } from './chain.ts'
import { inflict } from './losses.ts'
import { linkOf, readingOf, tellValue, worksInCounter } from './placement.ts'
import { setOff } from './standing-texts.ts'
import type { Link, RaiseRiseDie, State } from './types.ts'
import { foeOf, idOf, printed, sink, type T } from './zones.ts'

/** An instant resolves as soon as it is played, and nothing counters it (RRD-189 to RRD-197). */

export const instants: Steps<RaiseRiseDie, 'instant' | 'toVoid'> = {
  instant(s, _, t) {
    const placing = s.placing!
    s.placing = null
    const link = linkOf(s, placing, 0, 0)
    const { seat, slot } = link
    const card = printed(s, link.card)
    // RRD-258: once resolved.
    if (link.transcended) t.next('toVoid')

    if (placing.how === 'attached') {
      if (isStopped(s, link)) turnSideways(s, link, t)
      else if (worksInCounter(card)) read(link, t) // RRD-193, RRD-349
      setOff(s, seat, 'on_counter', slot, t) // RRD-362
      attach(s, link, t)
    } else if (link.type !== ASSAULT) read(link, t)
    else {
      const { value } = assaultLeft(s, link, 0)
      if (isStopped(s, link)) return turnSideways(s, link, t) // RRD-169
      read(link, t)
      if (value === 0) return
      setOff(s, seat, 'on_hit', slot, t)
      inflict(s, foeOf(seat), value, slot, t)
    }
  },

  // Nothing was laid since: it is the last one.
  toVoid(s) {
    sink(s, s.laid.length - 1)
  },
}

/** The text of the card, then its red text. */
function read(link: Link, t: T) {
  if (link.transcended) t.next(['text', readingOf(link, 'red', link.slot)])
  if (link.optimal) t.next(['text', readingOf(link, 'resolve', link.slot)])
}

/** RRD-194: a support or defence takes its value off at once; an assault cancels a support or does nothing. */
function attach(s: State, link: Link, t: T) {
  const target = s.chain.at(-1)!
  target.opposed = true
  if (target.type === ASSAULT) target.cut += holdOf(link)
  else if (cancels(assaultLeft(s, link, 0), target)) {
    target.dead = true
    // RRD-047, RRD-348: for good, so a countering card is out of play at once; a first card may stand on another lane.
    if (s.chain.length > 1) turnSideways(s, target, t)
  }
  tellValue(s, t)
}

/** RRD-047, RRD-048: fully countered, it is no longer in play. */
export function turnSideways(s: State, { at, seat, card }: Link, t: T) {
  const laid = s.laid[at]!
  laid.sideways = true
  laid.infusable = false
  t.emit?.({ type: 'CARD_SIDEWAYS', seat, card: idOf(s, card) })
}
