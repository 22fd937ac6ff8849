import type { Decision, Seat, Steps } from '@runatal/kernel'
import { DEFENCE } from '../content/printed.ts'
import { supportUses, useAsSupport } from './objects.ts'
import { declare } from './payment.ts'
import { addPayable, mayTranscend, means } from './price.ts'
import { slotNumber, waysOf } from './slots.ts'
import { type Asks, NONE, type RaiseRiseDie, type State } from './types.ts'
import { barredPlays } from './whynot.ts'
import { foeOf, numberOf, setOf, sink, type T } from './zones.ts'

/** One card each in turn, or a pass (RRD-099 to RRD-118). */

const PASSES_TO_END = 2

export const initiative: Steps<RaiseRiseDie, 'clash' | 'initiative' | 'handOver'> = {
  clash(s, _, t) {
    s.phase = 'clash'
    s.initiative = s.first // RRD-100
    t.emit?.({ type: 'PHASE_STARTED', phase: 'clash' })
    t.emit?.({ type: 'INITIATIVE', seat: s.initiative })
    t.next('before')
  },

  initiative(s, _, t) {
    const seat = s.initiative
    const side = s.sides[seat]!
    if (!side.stunned) return t.ask(seat, 'play')
    side.stunned = false // RRD-315, RRD-317
    t.emit?.({ type: 'STUN_SPENT', seat, as: 'pass' })
    pass(s, seat, true, t)
  },

  // RRD-107: to the opponent of whoever placed the last normal card.
  handOver(s, _, t) {
    const playing = s.playing!
    if (playing.transcended) sink(s, playing.at)
    s.playing = null
    s.initiative = foeOf(playing.last)
    t.emit?.({ type: 'INITIATIVE', seat: s.initiative })
    t.next('before')
  },
}

export const play: Decision<RaiseRiseDie, 'play'> = {
  rule: 'RRD-099',
  options(s, seat, options = []) {
    options.push(PASS) // RRD-108
    const set = setOf(s)
    const side = s.sides[seat]!
    const wealth = means(s, seat)
    for (let i = 0; i < side.hand.length; i++) {
      const number = side.hand[i]!
      const card = set.cards[number]!
      // RRD-145, RRD-183: no defence, no instant.
      if (card.instant || card.type === DEFENCE || side.hand.indexOf(number) < i) continue
      const purse = wealth - card.va
      const ways = waysOf(set, number, card.type === 0 ? side.nextAmplitude : 0)
      addPayable(s, seat, card, ways.plain, purse, options)
      if (mayTranscend(side, card)) addPayable(s, seat, card, ways.transcended, purse, options)
    }
    options.push(...supportUses(s, seat))
    return options
  },

  take(s, seat, move, t) {
    if (move.do === 'pass') return pass(s, seat, false, t)
    if (move.do === 'use') return useAsSupport(s, seat, move, t)
    declare(s, 'play', seat, numberOf(s, move.card), move.slots.map(slotNumber), move.transcend, t)
  },

  late: () => PASS,
  barred: barredPlays,
}

const PASS: Asks['play'] = { do: 'pass' }

/** RRD-109 to RRD-117: twice in a row, or both one after the other. */
function pass(s: State, seat: Seat, forced: boolean, t: T) {
  const side = s.sides[seat]!
  side.passes++
  side.hasPassed = true
  if (s.firstPasser === NONE) s.firstPasser = seat // RRD-116
  t.emit?.({ type: 'PASSED', seat, count: side.passes, forced })
  if (side.passes === PASSES_TO_END || s.passed) {
    const reason = s.passed ? 'both passed' : 'double pass'
    t.emit?.({ type: 'CLASH_ENDED', reason, firstPasser: s.firstPasser })
    return t.next('consolidation')
  }
  s.passed = true
  s.initiative = foeOf(seat)
  t.emit?.({ type: 'INITIATIVE', seat: s.initiative })
  t.next('before')
}
