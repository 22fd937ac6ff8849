import type { Seat } from '@runatal/kernel'
import type { Slot } from '../../content/language.ts'
import { amplitudeOf, counterOptions, isStopped, playOptions } from './options.ts'
import { chosen, type Declared, isPayable, place } from './placing.ts'
import { ask, cardOf, found, type Link, type Move, other, type Part, type Placed, sideOf, tell } from './table.ts'
import type { World } from './table.ts'
import { isRedOn, isTextOn, linkOf, worked } from './values.ts'
import { triggered } from './texts.ts'
import { layAside, readCard, strike, tellValue, toVoid, window } from './window.ts'

/** The clash: cards by turns until the passes end it (RRD-099 to RRD-120). */
export function* clash(w: World, from: 'clash' | 'play', first: Seat): Part {
  let initiative = first
  for (let begun = from === 'play'; ; begun = false) {
    if (!begun) {
      tell(w, { type: 'INITIATIVE', seat: initiative })
      yield* window(w, 'before', initiative)
    }
    const forced = isStunned(w, initiative, 'pass')
    const declared = forced ? undefined : yield* chosenPlay(w, initiative)
    if (declared !== undefined) initiative = yield* play(w, declared)
    else if (pass(w, initiative, forced)) return
    else initiative = other(initiative)
  }
}

/** Stunned is spent at the next moment to play or to counter (RRD-316). */
function isStunned(w: World, seat: Seat, as: 'pass' | 'decline'): boolean {
  const side = sideOf(w, seat)
  if (!side.stunned) return false
  side.stunned = false
  tell(w, { type: 'STUN_SPENT', seat, as })
  return true
}

/** A card, or an object as a support; nothing for a pass. */
function* chosenPlay(w: World, seat: Seat): Part<Declared | undefined> {
  const asked = { seat, kind: 'play', options: playOptions(w, seat) }
  const { move, declared } = yield* chosen(w, asked, ({ do: what, card, slots, transcend }) =>
    what === 'play'
      ? {
          how: 'play',
          seat,
          card: cardOf(w, found(card, 'card')),
          slots: found(slots, 'slots'),
          transcended: transcend === true,
        }
      : undefined,
  )
  if (move.object === undefined) return declared
  const object = found(sideOf(w, seat).objects[move.object], 'object')
  object.used = true
  tell(w, { type: 'OBJECT_USED', seat, card: object.card, mode: 'as_support' })
  const slots = [found(move.slot, 'slot')]
  return { how: 'play', seat, card: cardOf(w, object.card), slots, transcended: false, object }
}

/** Whether this pass ends the clash (RRD-109, RRD-110). */
function pass(w: World, seat: Seat, forced: boolean): boolean {
  const side = sideOf(w, seat)
  side.passes++
  side.hasPassed = true
  w.firstPasser ??= seat
  tell(w, { type: 'PASSED', seat, count: side.passes, forced })
  const both = w.passed
  w.passed = true
  if (side.passes < 2 && !both) return false
  tell(w, { type: 'CLASH_ENDED', reason: both ? 'both passed' : 'double pass', firstPasser: w.firstPasser })
  return true
}

/** One card with the initiative, through its lanes and repeats. Gives who has the initiative next. */
function* play(w: World, declared: Declared): Part<Seat> {
  const { seat, card } = declared
  let placed = yield* place(w, declared)
  const times = frenzyOf(placed)
  const locked = new Set<Slot>()
  const { laid } = placed
  let last = yield* lanes(w, placed, locked)
  for (let number = 2; number <= times; number++) {
    yield* window(w, 'before', seat)
    const slots = placed.slots.slice(0, amplitudeOf(card))
    const again: Declared = { how: 'repeat', seat, card, slots, transcended: placed.transcended, number }
    const options = [...(isPayable(w, again) ? [{ do: 'repeat' }] : []), { do: 'stop' }]
    const asked = { seat, kind: 'repeat', options }
    const { move } = yield* chosen(w, asked, one => (one.do === 'repeat' ? again : undefined))
    if (move.do === 'stop') break
    placed = yield* place(w, again)
    if (laid !== undefined) laid.sideways = false
    placed.laid = laid
    last = yield* lanes(w, placed, locked)
  }
  toVoid(w, placed)
  return other(last)
}

/** Each covered slot in turn, then the texts that apply once, and the object's place (RRD-279, RRD-280). Gives who placed the last normal card. */
function* lanes(w: World, placed: Placed, locked: Set<Slot>): Part<Seat> {
  const walls = new Map<Slot, number>()
  const valid: Slot[] = []
  let last = placed.seat
  let counters: Placed[] = []
  for (const [i, slot] of placed.slots.entries()) {
    if (i > 0) tell(w, { type: 'LANE_STARTED', card: placed.card.id, slot })
    w.chain = [linkOf(w, placed, slot, walls.get(slot))]
    tellValue(w)
    yield* grow(w, placed.slots.slice(i + 1), walls, locked)
    last = found(w.chain.at(-1), 'link').seat
    const resolved = yield* resolve(w)
    counters = resolved.counters
    if (resolved.valid) {
      valid.push(slot)
      yield* readCard(w, placed, valid, [slot], ['slot'])
    }
    if (i < placed.slots.length - 1) for (const one of counters) toVoid(w, one)
  }
  const { laid, card } = placed
  if (valid.length === 0) layAside(w, placed)
  if (laid !== undefined)
    laid.infusable = card.infusion !== undefined && !placed.transcended && valid.some(slot => card.slots.includes(slot))
  yield* readCard(w, placed, valid, valid, ['rest'])
  if (laid !== undefined && card.object === true && valid.some(slot => isTextOn(placed, slot)))
    yield* placeObject(w, placed)
  // Transcended cards go last (RRD-124).
  for (const one of counters) toVoid(w, one)
  return last
}

/** Windows and counters, until nobody adds to the chain (RRD-101 to RRD-106, RRD-120, RRD-122). */
function* grow(w: World, toCome: readonly Slot[], walls: Map<Slot, number>, locked: Set<Slot>): Part {
  for (;;) {
    const pending = found(w.chain.at(-1), 'pending card')
    yield* window(w, 'after', other(pending.seat))
    const isFirst = w.chain.length === 1
    if (pending.type === 'defence' || isStopped(w) || (isFirst && locked.has(pending.slot))) return
    const seat = other(pending.seat)
    if (isStunned(w, seat, 'decline')) {
      tell(w, { type: 'COUNTER_DECLINED', seat, forced: true })
      return
    }
    const asked = { seat, kind: 'counter', options: counterOptions(w, seat, pending, isFirst ? toCome : []) }
    const { declared } = yield* chosen(w, asked, move => counterOf(w, seat, move, pending))
    if (declared === undefined) {
      tell(w, { type: 'COUNTER_DECLINED', seat, forced: false })
      if (isFirst) lock(w, pending, locked)
      return
    }
    yield* counter(w, declared, pending, walls)
  }
}

function counterOf(
  w: World,
  seat: Seat,
  { card, transcend, further }: Move,
  { slot, placed }: Link,
): Declared | undefined {
  if (card === undefined) return undefined
  return {
    how: 'counter',
    seat,
    card: cardOf(w, card),
    slots: [slot],
    transcended: transcend === true,
    against: placed.card.id,
    ...(further && { further }),
  }
}

/** Who lets a card with Frenzy through must do so on its repeats too (RRD-295, RRD-355). */
function lock(w: World, { placed, slot, seat }: Link, locked: Set<Slot>) {
  locked.add(slot)
  if (frenzyOf(placed) > 1) tell(w, { type: 'FRENZY_LOCK', seat: other(seat) })
}

/** How often it may be played in all; it is effect text, which works on an optimal slot. */
function frenzyOf(placed: Placed): number {
  const text = isTextOn(placed, found(placed.slots[0], 'slot')) ? placed.card.play : []
  return text?.find(({ op }) => op === 'frenzy')?.x ?? 1
}

function* counter(w: World, declared: Declared, pending: Link, walls: Map<Slot, number>): Part {
  const placed = yield* place(w, declared)
  pending.placed.opposed = true
  const link = linkOf(w, placed, pending.slot)
  w.chain.push(link)
  tellValue(w)
  // A defence with Amplitude stands on further lanes from the start (RRD-359).
  for (const lane of declared.further ?? [])
    walls.set(lane, (walls.get(lane) ?? 0) + found(worked(w, [link])[0], 'block').value)
  // Before the window that follows, and whatever comes of it (RRD-362).
  yield* triggered(w, placed.seat, 'on_counter', { slot: pending.slot })
}

/** The chain is worked out, in the order of RRD-124. Gives whether its first card is valid, and what countered. */
function* resolve(w: World): Part<{ valid: boolean; counters: Placed[] }> {
  const { chain } = w
  const worths = worked(w, chain)
  const results = chain.map((link, k) => ({ link, ...found(worths[k], 'value') }))
  const first = found(results[0], 'first link')
  tell(w, {
    type: 'CHAIN_RESOLVED',
    links: results.map(({ link, value, stands }) => ({ seat: link.seat, card: link.placed.card.id, value, stands })),
    valid: first.stands,
  })
  const counters = results.slice(1)
  for (const { link, stands } of counters) if (!stands) layAside(w, link.placed)
  // From here on bonuses wait for the next card: nothing in this chain can use them any more.
  w.chain = []
  for (const { link, stands } of counters) if (stands) yield* readCounter(w, link)
  if (first.stands && first.link.type === 'assault') yield* strike(w, first.link, first.value)
  return { valid: first.stands, counters: counters.map(({ link }) => link.placed) }
}

function* readCounter(w: World, { placed, slot }: Link): Part {
  if (isTextOn(placed, slot) || isRedOn(placed)) yield* readCard(w, placed, [slot])
}

/** A valid object goes to an object slot, used; with three in place its player may discard one (RRD-235, RRD-243). */
function* placeObject(w: World, { seat, card, laid, transcended }: Placed): Part {
  if (transcended) return
  const side = sideOf(w, seat)
  const fresh = { card: card.id, used: true }
  let object = side.objects.length
  let replaced: string | undefined
  if (side.objects.length >= 3) {
    const options = side.objects.map((_, at) => ({ do: 'replace', object: at }))
    const move = yield* ask(seat, 'replaceObject', [...options, { do: 'keep' }])
    if (move.object === undefined) return
    object = move.object
    replaced = found(side.objects[object], 'object').card
    side.objects.splice(object, 1, fresh)
    side.discard.push(replaced)
  } else side.objects.push(fresh)
  w.laid = w.laid.filter(one => one !== laid)
  tell(w, { type: 'OBJECT_PLACED', seat, card: card.id, object, ...(replaced !== undefined && { replaced }) })
}
