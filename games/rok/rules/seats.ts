import type { Seat } from '@runatal/kernel'
import type { State } from './types.ts'

export function seatCount(s: State): number {
  return s.hands.length
}

/** ROK-028: clockwise from the first player of this turn. */
export function playOrder(s: State): Seat[] {
  const count = seatCount(s)
  return Array.from({ length: count }, (_, i) => (s.first + i) % count)
}

/** ROK-168: single runes. */
export function runesOf(s: State, seat: Seat): number {
  return 2 * s.loot[seat]!.length
}

/** Whose Balance rune this is, or -1. */
export function ownerOf(s: State, stone: number): Seat {
  return s.balance.indexOf(stone)
}
