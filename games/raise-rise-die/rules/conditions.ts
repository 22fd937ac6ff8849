import type { Seat } from '@runatal/kernel'
import { type Condition, SLOTS, TYPES } from '../content/language.ts'
import type { Side, State } from './types.ts'
import { foeOf, printed, topSoul } from './zones.ts'

/** Who reads a text, and where its card lies. */
export interface Circumstances {
  seat: Seat
  slot: number
  opposed: boolean
  after: number
}

/** RRD-046: read when the entry would apply. */
export function holds(s: State, when: Condition | undefined, { seat, slot, opposed, after }: Circumstances): boolean {
  if (when === undefined) return true
  const me = s.sides[seat]!
  const foe = s.sides[foeOf(seat)]!
  if (when.slot !== undefined && !when.slot.includes(SLOTS[slot]!)) return false
  if (me.played < (when.nth ?? 0)) return false
  if (when.foe_marker !== undefined && foe[when.foe_marker] === 0) return false
  if (when.self_marker !== undefined && me[when.self_marker] === 0) return false
  if (when.unopposed !== undefined && opposed) return false
  if (me.hp > (when.hp_max ?? Infinity)) return false
  if (foe.hp > (when.foe_hp_max ?? Infinity)) return false
  if (me.hand.length > (when.hand_max ?? Infinity)) return false
  if (topValue(s, foe) < (when.foe_top_min ?? 0)) return false
  if (topValue(s, me) < (when.own_top_min ?? 0)) return false
  if (me.void.length < (when.void_min ?? 0)) return false
  if (me.sockets.length < (when.infusions_min ?? 0)) return false
  if (when.after !== undefined && TYPES[after] !== when.after) return false
  return when.foe_passed === undefined || foe.hasPassed
}

function topValue(s: State, side: Side): number {
  const top = topSoul(side)
  return top === undefined ? 0 : printed(s, top).va
}
