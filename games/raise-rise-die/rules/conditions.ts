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
  if (when.nth !== undefined && me.played < when.nth) return false
  if (when.foe_marker !== undefined && foe[when.foe_marker] === 0) return false
  if (when.self_marker !== undefined && me[when.self_marker] === 0) return false
  if (when.unopposed !== undefined && opposed) return false
  if (when.hp_max !== undefined && me.hp > when.hp_max) return false
  if (when.foe_hp_max !== undefined && foe.hp > when.foe_hp_max) return false
  if (when.hand_max !== undefined && me.hand.length > when.hand_max) return false
  if (when.foe_top_min !== undefined && topValue(s, foe) < when.foe_top_min) return false
  if (when.own_top_min !== undefined && topValue(s, me) < when.own_top_min) return false
  if (when.void_min !== undefined && me.void.length < when.void_min) return false
  if (when.infusions_min !== undefined && me.sockets.length < when.infusions_min) return false
  if (when.after !== undefined && TYPES[after] !== when.after) return false
  return when.foe_passed === undefined || foe.hasPassed
}

function topValue(s: State, side: Side): number {
  const top = topSoul(side)
  return top === undefined ? 0 : printed(s, top).va
}
