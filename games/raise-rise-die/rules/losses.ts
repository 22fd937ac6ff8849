import type { Seat } from '@runatal/kernel'
import { SLOTS } from '../content/language.ts'
import { loseTopSoulTexts } from './triggers.ts'
import { type Cause, type HpCause, NONE, type State } from './types.ts'
import { foeOf, idOf, printed, reveal, type T, takeTop, toVoid } from './zones.ts'

/** Damage, burns, hit points and how a duel is lost (RRD-201 to RRD-219, RRD-336 to RRD-340). */

/** RRD-123: checked after every single loss. True if that ended the game. */
export function loseHp(s: State, seat: Seat, amount: number, cause: HpCause, t: T): boolean {
  const side = s.sides[seat]!
  side.hp = Math.max(0, side.hp - amount) // RRD-337
  t.emit?.({ type: 'HP_LOST', seat, amount, cause, left: side.hp })
  if (side.hp === 0) finish(s, foeOf(seat), 'hp', t)
  return s.result !== undefined
}

export function finish(s: State, winner: Seat, cause: Cause, t: T) {
  s.result = { winner, cause }
  t.emit?.({ type: 'GAME_ENDED', ...(winner !== NONE && { winner }), reason: cause })
  t.end()
}

/** RRD-201 to RRD-209: one packet, soul after soul, without a decision (RRD-218). True if that ended the game. */
export function strikeSouls(s: State, seat: Seat, amount: number, to: 'discard' | 'void', t: T): boolean {
  const side = s.sides[seat]!
  for (let left = amount; left > 0;) {
    if (side.deck.length === 0) {
      finish(s, foeOf(seat), 'deck', t) // RRD-207
      return true
    }
    const card = takeTop(side)
    const { va } = printed(s, card)
    if (to === 'void') toVoid(side, card)
    else side.discard.push(card)
    left -= va
    t.emit?.({ type: 'TOP_SOUL_LOST', seat, card: idOf(s, card), va, to, left: Math.max(0, left) })
    if (loseHp(s, seat, va, to === 'void' ? 'burn' : 'soul', t)) return true
    if (loseTopSoulTexts(s, seat, t)) return true // RRD-219
    reveal(s, seat, t) // RRD-206
  }
  return false
}

/** RRD-304, RRD-305: weak points raise damage that is inflicted. */
export function inflict(s: State, seat: Seat, damage: number, slot: number, t: T): boolean {
  const weak = s.sides[seat]!.weak[slot]!
  t.emit?.({ type: 'DAMAGE', seat, amount: damage + weak, slot: SLOTS[slot]!, weak })
  return strikeSouls(s, seat, damage + weak, 'discard', t)
}

/** RRD-211 to RRD-216: to the Void, and nothing raises or lowers it. */
export function burn(s: State, seat: Seat, amount: number, t: T): boolean {
  t.emit?.({ type: 'BURNED', seat, amount })
  return strikeSouls(s, seat, amount, 'void', t)
}
