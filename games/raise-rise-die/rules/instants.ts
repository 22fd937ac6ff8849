import type { Steps } from '@runatal/kernel'
import { ASSAULT } from '../content/printed.ts'
import { assaultLeft, cancels, holdOf, rawDamage } from './chain.ts'
import { inflict } from './losses.ts'
import { linkOf, readingOf, tellValue, worksInCounter } from './placement.ts'
import { hasText } from './triggers.ts'
import { type Link, NONE, type RaiseRiseDie, type State } from './types.ts'
import { foeOf, idOf, printed, type T, toVoid } from './zones.ts'

/** An instant resolves as soon as it is played, and nothing counters it (RRD-189 to RRD-197). */

export const instants: Steps<RaiseRiseDie, 'instant' | 'toVoid'> = {
  instant(s, _, t) {
    const placing = s.placing!
    s.placing = undefined
    const link = linkOf(s, placing, 0, 0)
    const { seat, slot } = link
    const card = printed(s, link.card)
    // RRD-258: once resolved.
    if (link.transcended) t.next(['toVoid', [seat, link.card]])

    let works = true
    let sets: 'on_hit' | 'on_counter' | undefined
    if (placing.how === 'attached') {
      attach(s, link, t)
      works = worksInCounter(card) // RRD-193, RRD-349
      sets = 'on_counter'
    } else if (link.type === ASSAULT) {
      const { value } = assaultLeft(s, link, 0)
      works = value > 0 || rawDamage(link) === 0
      if (value > 0) {
        if (inflict(s, foeOf(seat), value, slot, t)) return
        sets = 'on_hit'
      } else if (!works) turnSideways(s, link, t) // RRD-169
    }
    if (works) {
      if (link.transcended) t.next(['text', readingOf(link, 'red', slot)])
      if (link.optimal && card.resolve.length > 0) t.next(['text', readingOf(link, 'resolve', slot)])
    }
    if (sets !== undefined && hasText(s, seat, sets)) t.next(['trigger', { seat, when: sets, slot, at: 0 }])
  },

  toVoid(s, [seat, card]) {
    toVoid(s.sides[seat]!, card)
  },
}

/** RRD-194: a support or defence takes its value off at once; an assault cancels a support or does nothing. */
function attach(s: State, link: Link, t: T) {
  const target = s.chain.at(-1)!
  target.opposed = true
  if (s.chain.length === 1) s.playing!.opposed = true
  if (target.type === ASSAULT) target.cut += holdOf(link)
  else if (cancels(assaultLeft(s, link, 0), target)) target.dead = true
  tellValue(s, t)
}

/** RRD-047, RRD-048: fully countered, it is no longer in play. */
export function turnSideways(s: State, { at, seat, card }: Link, t: T) {
  if (at === NONE) return
  s.laid[at] = { ...s.laid[at]!, sideways: true, infusable: false }
  t.emit?.({ type: 'CARD_SIDEWAYS', seat, card: idOf(s, card) })
}
