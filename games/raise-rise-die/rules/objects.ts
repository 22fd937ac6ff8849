import type { Decision, Seat, Steps } from '@runatal/kernel'
import { SLOTS } from '../content/language.ts'
import type { Printed } from '../content/printed.ts'
import { wouldWork } from './effects.ts'
import { placingOf } from './payment.ts'
import { readingOf } from './placement.ts'
import { isOptimal } from './price.ts'
import { slotNumber } from './slots.ts'
import { type Asks, NONE, type RaiseRiseDie, type State, type UseAsSupport } from './types.ts'
import { idOf, printed, type T } from './zones.ts'

/** Objects: placed, used, replaced (RRD-235 to RRD-253). */

export const OBJECT_SLOTS = 3

type UseTiming = NonNullable<Printed['timing']>

/** RRD-245, RRD-252: upright, and not to no effect. */
export function isUsable(s: State, seat: Seat, object: number, timing: UseTiming, slot = NONE): boolean {
  const side = s.sides[seat]!
  if ((side.used & (1 << object)) !== 0) return false
  const card = printed(s, side.objects[object]!)
  if (card.timing !== timing) return false
  return wouldWork(s, card.use, { seat, slot, opposed: false, after: side.lastType })
}

export function useObject(s: State, seat: Seat, object: number, mode: 'any' | 'upkeep', t: T) {
  const card = turnOver(s, seat, object, mode, t)
  t.next(['text', readingOf({ seat, card, after: s.sides[seat]!.lastType }, 'use', NONE)])
}

/** RRD-249, RRD-250: it enters the cycle of plays, for nothing, and stays in its object slot. */
export function useAsSupport(s: State, seat: Seat, { object, slot }: UseAsSupport, t: T) {
  const card = turnOver(s, seat, object, 'as_support', t)
  s.placing = { ...placingOf('play', seat, card, [slotNumber(slot)], false), object }
  t.next('place')
}

export function supportUses(s: State, seat: Seat): UseAsSupport[] {
  const side = s.sides[seat]!
  const options: UseAsSupport[] = []
  for (let object = 0; object < side.objects.length; object++) {
    const card = printed(s, side.objects[object]!)
    for (let slot = 0; slot < SLOTS.length; slot++)
      if (isOptimal(card, slot) && isUsable(s, seat, object, 'as_support', slot))
        options.push({ do: 'use', object, slot: SLOTS[slot]! })
  }
  return options
}

function turnOver(s: State, seat: Seat, object: number, mode: UseTiming, t: T): number {
  const side = s.sides[seat]!
  const card = side.objects[object]!
  side.used |= 1 << object // RRD-244, RRD-251
  t.emit?.({ type: 'OBJECT_USED', seat, card: idOf(s, card), mode })
  return card
}

export const objects: Steps<RaiseRiseDie, 'placeObject'> = {
  // RRD-235 to RRD-239: valid, on an optimal slot, not transcended; turned sideways.
  placeObject(s, _, t) {
    const playing = s.playing!
    const { seat } = playing
    if (playing.object !== NONE || playing.transcended) return
    if (s.sides[seat]!.objects.length < OBJECT_SLOTS) placeIt(s, NONE, t)
    else t.ask(seat, 'replaceObject') // RRD-242, RRD-243
  },
}

export const replaceObject: Decision<RaiseRiseDie, 'replaceObject'> = {
  rule: 'RRD-243',
  options: (s, seat) => [
    { do: 'keep' },
    ...s.sides[seat]!.objects.map((_, object): Asks['replaceObject'] => ({ do: 'replace', object })),
  ],
  take(s, _, move, t) {
    if (move.do === 'replace') placeIt(s, move.object, t)
  },
  late: () => ({ do: 'keep' }),
}

function placeIt(s: State, replaced: number, t: T) {
  const playing = s.playing!
  const { seat, card } = playing
  const side = s.sides[seat]!
  s.laid.splice(playing.at, 1)
  playing.at = NONE
  let object = replaced
  if (replaced === NONE) object = side.objects.push(card) - 1
  else {
    side.discard.push(side.objects[replaced]!)
    t.emit?.({
      type: 'OBJECT_PLACED',
      seat,
      card: idOf(s, card),
      object,
      replaced: idOf(s, side.objects[replaced]!),
    })
    side.objects[replaced] = card
  }
  side.used |= 1 << object
  if (replaced === NONE) t.emit?.({ type: 'OBJECT_PLACED', seat, card: idOf(s, card), object })
}

/** Takes an object away, and the marks of those after it move up. */
export function removeObject(s: State, seat: Seat, object: number): number {
  const side = s.sides[seat]!
  const [card] = side.objects.splice(object, 1)
  const below = side.used & ((1 << object) - 1)
  side.used = below | ((side.used >> (object + 1)) << object)
  return card!
}
