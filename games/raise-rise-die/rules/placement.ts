import type { Seat, Steps } from '@runatal/kernel'
import { type Slot, SLOTS } from '../content/language.ts'
import { ASSAULT, DEFENCE, type Printed, SUPPORT } from '../content/printed.ts'
import { holdOf, partsOf, valueOf } from './chain.ts'
import { isOptimal } from './price.ts'
import { flagsOf, standing } from './standing.ts'
import type { Link, Placing, RaiseRiseDie, Reading, Side, State } from './types.ts'
import { NONE } from './types.ts'
import { setOff } from './standing-texts.ts'
import { foeOf, idOf, printed, type T } from './zones.ts'

/** A paid card comes to the table: bonuses are taken, its play text is read, it becomes a link (model PLACE). */

export const placement: Steps<RaiseRiseDie, 'place' | 'playText' | 'lane'> = {
  place(s, _, t) {
    const placing = s.placing!
    const { seat, how } = placing
    const side = s.sides[seat]!
    const card = printed(s, placing.card)
    const counter = how === 'counter' || how === 'attached'
    const normal = how === 'play' || how === 'counter' || how === 'repeat'

    t.stand()
    side.played++ // RRD-291
    placing.after = side.lastType
    side.lastType = card.type
    if (normal) {
      side.passes = 0 // RRD-112
      s.passed = false
      s.normals++
    }
    placing.flags = flagsOf(side, card, counter)
    side.firsts |= placing.flags
    placing.bonus = takeBonus(side, card.type)
    if (how === 'play' && card.type === ASSAULT) side.nextAmplitude = 0
    announce(s, placing, side, t)
    if (how === 'free' || how === 'attached') acted(s, seat)
    lay(s, placing, card)
    t.next('playText')
    // RRD-163: a countering card is only its number, unless it is a defence or says otherwise.
    const on = isOptimal(card, placing.slots[0]!) && placing.object === NONE && (!counter || worksInCounter(card))
    if (on) t.next(['text', readingOf(placing, 'play', placing.slots[0]!)])
  },

  // What the play text gave is known now: the card becomes a link.
  playText(s, _, t) {
    const placing = s.placing!
    const { seat, how, slots } = placing
    if (how === 'free' || how === 'attached') return t.next('instant')
    s.placing = null
    if (how === 'counter') {
      s.chain.at(-1)!.opposed = true
      const link = linkOf(s, placing, 0, 0)
      s.chain.push(link)
      coverFurtherLanes(s, placing, link)
      tellValue(s, t)
      t.next('after')
      // RRD-362: at once, before the window.
      return setOff(s, seat, 'on_counter', link.slot, t)
    }
    const before = s.playing
    s.playing = {
      ...placing,
      lane: 0,
      plays: (before?.plays ?? 0) + 1,
      locked: before?.locked ?? 0,
      valid: 0,
      opposed: false,
      walls: slots.map(() => 0),
      last: seat,
    }
    t.next('lane')
  },

  // RRD-279: each covered slot is a chain of its own, with the full value of the card.
  lane(s, _, t) {
    const playing = s.playing!
    const { lane } = playing
    s.chain = [linkOf(s, playing, lane, playing.walls[lane]!)]
    s.settled = false
    if (lane > 0) t.emit?.({ type: 'LANE_STARTED', card: idOf(s, playing.card), slot: SLOTS[playing.slots[lane]!]! })
    tellValue(s, t)
    t.next('after')
  },
}

/** A defence with Amplitude against an assault that is still to come elsewhere (RRD-281, RRD-359). */
function coverFurtherLanes(s: State, { slots }: Placing, link: Link) {
  const playing = s.playing!
  const [, ...further] = slots
  for (const slot of further) playing.walls[playing.slots.indexOf(slot)]! += holdOf(link)
}

/** The card as it counts on one of its slots (RRD-356, RRD-357). */
export function linkOf(s: State, placing: Placing, lane: number, cut: number): Link {
  const { seat, how, transcended, object, flags } = placing
  const card = printed(s, placing.card)
  const slot = placing.slots[lane]!
  const optimal = isOptimal(card, slot) && isOptimal(card, placing.slots[0]!) // the first slot decides
  const spoken = { type: card.type, slot, flags }
  const up = card.type === ASSAULT ? 'damage_up' : card.type === SUPPORT ? 'shake_up' : 'block_up'
  return {
    seat,
    card: placing.card,
    type: card.type,
    slot,
    base: object !== NONE ? card.shake : transcended ? card.value2 : card.value,
    mods: optimal ? placing.factors.slice() : [],
    bonus: placing.bonus + (optimal ? placing.ownBonus : 0) + standing(s, seat, up, spoken),
    cut,
    pierce: card.type === ASSAULT ? (optimal ? placing.ownPierce : 0) + standing(s, seat, 'pierce', spoken) : 0,
    transcended,
    optimal,
    counter: how === 'counter',
    dead: false,
    opposed: false,
    after: placing.after,
    at: placing.at,
  }
}

/** RRD-187: whoever acts hands the window over. */
export function acted(s: State, seat: Seat) {
  const window = s.window!
  window.quiet = 0
  window.holder = foeOf(seat)
  window.stirred = true
}

export function worksInCounter(card: Printed): boolean {
  return card.type === DEFENCE || card.counterText
}

export function readingOf(
  { seat, card, after }: { seat: number; card: number; after: number },
  block: Reading['block'],
  slot: number,
  opposed = false,
  part: Reading['part'] = 'all',
): Reading {
  return { seat, card, block, at: 0, slot, opposed, after, part }
}

/** What the last link is worth now: for the ladder on the board. */
export function tellValue(s: State, t: T) {
  const link = s.chain.length - 1
  const last = s.chain[link]!
  t.emit?.({ type: 'LINK_VALUE', link, value: valueOf(s, last), parts: partsOf(s, last) })
}

/** RRD-352: all that waits for this type, at once. */
function takeBonus(side: Side, type: number): number {
  const name = type === ASSAULT ? 'nextDamage' : type === SUPPORT ? 'nextShake' : 'nextBlock'
  const bonus = side[name]
  side[name] = 0
  return bonus
}

/** RRD-358: a card with several lanes lies on the first slot named. A repeat turns it upright again (RRD-353). */
function lay(s: State, placing: Placing, card: Printed) {
  const { how, seat, transcended, object, slots } = placing
  if (object !== NONE) return
  if (how === 'repeat') {
    placing.at = s.playing!.at
    s.laid[placing.at]!.sideways = false
    return
  }
  const laid = { card: placing.card, seat, slot: slots[0]!, transcended, sideways: false, infusable: false }
  placing.at = s.laid.push(laid) - 1
  if (how === 'free') laid.infusable = !transcended && card.infusion.length > 0 && isOptimal(card, slots[0]!)
}

function announce(s: State, placing: Placing, side: Side, t: T) {
  if (t.emit === undefined) return
  const { how, seat, object } = placing
  const card = idOf(s, placing.card)
  const [slot, ...further] = placing.slots.map(at => SLOTS[at]!) as [Slot, ...Slot[]]
  if (how === 'free' || how === 'attached') t.emit({ type: 'INSTANT_PLAYED', seat, card, slot, mode: how })
  else if (how === 'counter') {
    const against = idOf(s, s.chain.at(-1)!.card)
    t.emit({ type: 'COUNTERED_WITH', seat, card, slot, against, ...(further.length > 0 && { further }) })
  } else if (how === 'repeat') t.emit({ type: 'FRENZY_REPEAT', seat, card, number: s.playing!.plays + 1 })
  else t.emit({ type: 'CARD_PLAYED', seat, card, slots: [slot, ...further], nth: side.played, object: object !== NONE })
}
