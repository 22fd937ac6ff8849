import type { Seat } from '@runatal/kernel'
import type { CardType, Condition, Slot } from '../../content/language.ts'
import { cardOf, other, sideOf, type World } from './table.ts'

/** Where a text stands: whose it is, and what is known of its card. */
export interface Place {
  seat: Seat
  slot?: Slot
  opposed?: boolean
  after?: CardType
  /** It is the text of an object that is used. */
  object?: true
}

/** Conditions are read when the entry would apply (model.effects.if). */
export function holds(w: World, condition: Condition = {}, { seat, slot, opposed, after }: Place): boolean {
  const me = sideOf(w, seat)
  const foe = sideOf(w, other(seat))
  const topVa = ([top]: readonly string[]) => (top === undefined ? 0 : cardOf(w, top).va)
  const tests: { [K in keyof Condition]-?: (wanted: NonNullable<Condition[K]>) => boolean } = {
    slot: slots => slot !== undefined && slots.includes(slot),
    nth: n => me.played >= n,
    foe_marker: marker => foe[marker] > 0,
    self_marker: marker => me[marker] > 0,
    unopposed: () => opposed !== true,
    hp_max: n => me.hp <= n,
    foe_hp_max: n => foe.hp <= n,
    hand_max: n => me.hand.length <= n,
    foe_top_min: n => topVa(foe.deck) >= n,
    own_top_min: n => topVa(me.deck) >= n,
    void_min: n => me.void.length >= n,
    infusions_min: n => me.sockets.length >= n,
    after: type => after === type,
    foe_passed: () => foe.hasPassed,
  }
  return Object.entries(condition).every(([name, wanted]) => tests[name as keyof Condition](wanted as never))
}
