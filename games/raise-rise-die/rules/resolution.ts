import type { Decision, Steps } from '@runatal/kernel'
import { ASSAULT } from '../content/printed.ts'
import { settle } from './chain.ts'
import { turnSideways } from './instants.ts'
import { inflict } from './losses.ts'
import { declare } from './payment.ts'
import { readingOf, worksInCounter } from './placement.ts'
import { isOptimal, means, priceOf } from './price.ts'
import { setOff } from './standing-texts.ts'
import { type Asks, NONE, type RaiseRiseDie, type State } from './types.ts'
import { foeOf, idOf, printed, sink, type T } from './zones.ts'
import { openWindow } from './window.ts'

/** What a chain comes to, in the order of RRD-124; then the next lane, the next repeat, or the other player. */

type Names = 'resolve' | 'strike' | 'laneDone' | 'nextLane' | 'texts' | 'playDone' | 'frenzy'

export const resolution: Steps<RaiseRiseDie, Names> = {
  // (1) values, from the last link back
  resolve(s, _, t) {
    const values = settle(s)
    const dealt = s.chain[0]!.type === ASSAULT ? values[0]! : 0
    s.settled = true
    tellChain(s, values, t)
    for (const link of s.chain.slice(1)) if (link.dead && !s.laid[link.at]!.sideways) turnSideways(s, link, t)
    t.next('laneDone')
    if (dealt > 0) t.next(['strike', dealt])
    // (2) texts of countering cards that have theirs and were not stopped (RRD-164, RRD-349); what is put down last is read first
    for (let k = s.chain.length - 1; k > 0; k--) {
      const link = s.chain[k]!
      if (link.dead || !worksInCounter(printed(s, link.card))) continue
      if (link.transcended) t.next(['text', readingOf(link, 'red', link.slot, link.opposed)])
      if (link.optimal) t.next(['text', readingOf(link, 'resolve', link.slot, link.opposed)])
    }
  },

  // (3) damage of the first card, (4) what its hit sets off
  strike(s, dealt, t) {
    const { seat, slot } = s.chain[0]!
    setOff(s, seat, 'on_hit', slot, t)
    inflict(s, foeOf(seat), dealt, slot, t)
  },

  // RRD-280: with several lanes, what is tied to the slot happens on each.
  laneDone(s, _, t) {
    const playing = s.playing!
    const first = s.chain[0]!
    if (first.opposed) playing.opposed = true
    t.next('nextLane')
    if (first.dead) return
    playing.valid |= 1 << first.slot
    if (playing.slots.length === 1) return
    if (first.transcended) t.next(['text', readingOf(playing, 'red', first.slot, playing.opposed, 'slot')])
    if (first.optimal) t.next(['text', readingOf(playing, 'resolve', first.slot, playing.opposed, 'slot')])
  },

  nextLane(s, _, t) {
    const playing = s.playing!
    playing.last = s.chain.at(-1)!.seat
    s.chain = []
    if (playing.lane + 1 === playing.slots.length) return t.next('texts')
    sinkCounters(s)
    playing.lane++
    t.next('lane')
  },

  // (5) the text of the first card, then its red text, (6) an object to its place
  texts(s, _, t) {
    const playing = s.playing!
    const { valid, transcended, opposed, slots, object } = playing
    const card = printed(s, playing.card)
    const part = slots.length === 1 ? 'all' : 'rest'
    t.next('playDone')
    if (valid === 0) return
    if (card.object) t.next('placeObject')
    if (transcended) t.next(['text', readingOf(playing, 'red', slots[0]!, opposed, part)])
    if (object !== NONE) t.next(['text', readingOf(playing, 'use', slots[0]!, opposed)])
    else if (isOptimal(card, slots[0]!) && (valid & card.slots) !== 0)
      t.next(['text', readingOf(playing, 'resolve', slots[0]!, opposed, part)])
  },

  playDone(s, _, t) {
    const playing = s.playing!
    const card = printed(s, playing.card)
    if (playing.at !== NONE) {
      const sideways = playing.valid === 0 // RRD-358
      const infusable = card.infusion.length > 0 && !playing.transcended && !sideways
      const laid = s.laid[playing.at]!
      laid.sideways = sideways
      laid.infusable = infusable
      if (sideways) t.emit?.({ type: 'CARD_SIDEWAYS', seat: playing.seat, card: card.id })
    }
    sinkCounters(s)
    if (!isFrenzied(s)) return t.next('handOver')
    openWindow(s, 'before', playing.seat, t) // RRD-353
    t.next('window', 'frenzy')
  },

  frenzy(s, _, t) {
    t.ask(s.playing!.seat, 'repeat')
  },
}

export const repeat: Decision<RaiseRiseDie, 'repeat'> = {
  rule: 'RRD-296',
  // RRD-353: only if it can be paid for now.
  options(s, seat) {
    const playing = s.playing!
    const card = printed(s, playing.card)
    const side = s.sides[seat]!
    const options: Asks['repeat'][] = [{ do: 'stop' }]
    const payable = priceOf(s, seat, card, 'repeat', playing.slots[0]!) <= means(s, seat)
    if (payable && (!playing.transcended || side.hp > card.cost)) options.push({ do: 'repeat' })
    return options
  },

  take(s, seat, move, t) {
    if (move.do === 'stop') return t.next('handOver')
    const { card, slots, transcended } = s.playing!
    // RRD-360: as many slots as its own Amplitude allows, in the order first named.
    declare(s, 'repeat', seat, card, slots.slice(0, printed(s, card).amplitude), transcended, t)
  },
  late: () => ({ do: 'stop' }),
}

/** (7) Transcended counters leave for the Void; the first card stays for its lanes and repeats (RRD-297). */
function sinkCounters(s: State) {
  for (let at = s.laid.length - 1; at >= 0; at--) if (s.laid[at]!.transcended && at !== s.playing!.at) sink(s, at)
}

/** RRD-292, RRD-296: a text like others, so only on an optimal slot; an object in its place is not there to repeat. */
function isFrenzied(s: State): boolean {
  const { card, plays, slots, at } = s.playing!
  const { frenzy } = printed(s, card)
  return plays < frenzy && at !== NONE && isOptimal(printed(s, card), slots[0]!)
}

function tellChain(s: State, values: readonly number[], t: T) {
  if (t.emit === undefined) return
  const links = s.chain.map((link, k) => ({
    seat: link.seat,
    card: idOf(s, link.card),
    value: values[k]!,
    stands: !link.dead,
  }))
  t.emit({ type: 'CHAIN_RESOLVED', links, valid: !s.chain[0]!.dead })
}
