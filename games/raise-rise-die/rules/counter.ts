import type { Decision, Seat, Steps } from '@runatal/kernel'
import { SLOTS } from '../content/language.ts'
import { DEFENCE, type Printed } from '../content/printed.ts'
import { isStopped, mayCounter } from './chain.ts'
import { declare } from './payment.ts'
import { isOptimal, mayTranscend, means, priceOf } from './price.ts'
import { slotNumber } from './slots.ts'
import type { Asks, RaiseRiseDie, State } from './types.ts'
import { foeOf, numberOf, printed, setOf, type T } from './zones.ts'
import { barredCounters } from './whynot.ts'

/** Countering the last card of the chain (RRD-101 to RRD-107, RRD-150 to RRD-172). */

const DECLINE: Asks['counter'] = { do: 'decline' }

export const counters: Steps<RaiseRiseDie, 'counter'> = {
  counter(s, _, t) {
    const last = s.chain.at(-1)!
    const seat = foeOf(last.seat)
    t.next('resolve')
    // RRD-122: skipped where no counter is allowed; that spends no stun (RRD-316).
    if (last.type === DEFENCE || isStopped(s, last) || isLocked(s)) return
    const side = s.sides[seat]!
    if (side.stunned) {
      side.stunned = false
      t.emit?.({ type: 'STUN_SPENT', seat, as: 'decline' })
      t.emit?.({ type: 'COUNTER_DECLINED', seat, forced: true }) // RRD-355: it does not lock
      return
    }
    t.ask(seat, 'counter')
  },
}

export const counter: Decision<RaiseRiseDie, 'counter'> = {
  rule: 'RRD-104',
  options(s, seat, options = []) {
    options.push(DECLINE)
    const set = setOf(s)
    const side = s.sides[seat]!
    const last = s.chain.at(-1)!
    const wealth = means(s, seat)
    for (let i = 0; i < side.hand.length; i++) {
      const number = side.hand[i]!
      const card = set.cards[number]!
      if (card.instant || !mayCounter(card.type, last) || side.hand.indexOf(number) < i) continue
      if (priceOf(s, seat, card, 'counter', last.slot) > wealth - card.va) continue
      // RRD-346: optimal there, or transcended.
      const optimal = isOptimal(card, last.slot)
      const further = optimal ? furtherLanes(s, card) : NO_FURTHER
      for (const lanes of further) {
        const covers = lanes.length > 0 ? { further: lanes.map(slot => SLOTS[slot]!) } : {}
        if (optimal) options.push({ do: 'counter', card: card.id, transcend: false, ...covers })
        if (mayTranscend(side, card)) options.push({ do: 'counter', card: card.id, transcend: true, ...covers })
      }
    }
    return options
  },

  take(s, seat, move, t) {
    if (move.do === 'decline') return decline(s, seat, t)
    s.agenda.pop() // the resolution waits for the counter's own window
    const slots = [s.chain.at(-1)!.slot, ...(move.further ?? []).map(slotNumber)]
    declare(s, 'counter', seat, numberOf(s, move.card), slots, move.transcend, t)
  },

  late: () => DECLINE,
  barred: barredCounters,
}

function decline(s: State, seat: Seat, t: T) {
  t.emit?.({ type: 'COUNTER_DECLINED', seat, forced: false })
  const playing = s.playing!
  const card = printed(s, playing.card)
  // RRD-295, RRD-355: who let it through once lets it through again.
  if (s.chain.length > 1 || card.frenzy < 2 || !isOptimal(card, playing.slots[0]!)) return
  playing.locked |= 1 << s.chain[0]!.slot
  t.emit?.({ type: 'FRENZY_LOCK', seat })
}

function isLocked(s: State): boolean {
  return (s.playing!.locked & (1 << s.chain[0]!.slot)) !== 0
}

const NO_FURTHER: readonly (readonly number[])[] = [[]]

/** RRD-359: sets of slots, optimal for the defence, where the same assault is still to come. */
function furtherLanes(s: State, card: Printed): readonly (readonly number[])[] {
  if (card.type !== DEFENCE || card.amplitude < 2 || s.chain.length !== 1) return NO_FURTHER
  const { slots, lane } = s.playing!
  const coming = slots.slice(lane + 1).filter(slot => isOptimal(card, slot))
  let sets: number[][] = [[]]
  for (const slot of coming) sets = [...sets, ...sets.map(chosen => [...chosen, slot])]
  return sets.filter(chosen => chosen.length < card.amplitude)
}
