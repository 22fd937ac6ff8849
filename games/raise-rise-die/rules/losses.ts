import type { Seat, Steps } from '@runatal/kernel'
import { SLOTS } from '../content/language.ts'
import { hasText, setOff } from './standing-texts.ts'
import { NONE, type Packet, type RaiseRiseDie, type State } from './types.ts'
import type { Cause, HpCause } from './events.ts'
import { foeOf, idOf, layInVoid, printed, reveal, type T, takeTop } from './zones.ts'

/** Damage, burns, hit points and how a duel is lost (RRD-201 to RRD-219, RRD-336 to RRD-340). */

/** RRD-123: checked after every single loss. True if that ended the game. */
export function loseHp(s: State, seat: Seat, amount: number, cause: HpCause, t: T): boolean {
  const side = s.sides[seat]!
  side.hp = Math.max(0, side.hp - amount) // RRD-337
  t.emit?.({ type: 'HP_LOST', seat, amount, cause, left: side.hp })
  if (side.hp === 0) finish(s, foeOf(seat), 'hp', t)
  return s.result !== null
}

export function finish(s: State, winner: Seat, cause: Cause, t: T) {
  s.result = { winner, cause }
  t.emit?.({ type: 'GAME_ENDED', ...(winner !== NONE && { winner }), reason: cause })
  t.end()
}

/** RRD-201 to RRD-209: one packet, soul after soul, without a decision (RRD-218). */
function strikeSouls(s: State, { seat, amount, to }: Packet, t: T) {
  const side = s.sides[seat]!
  for (let left = amount; left > 0;) {
    if (side.deck.length === 0) return finish(s, foeOf(seat), 'deck', t) // RRD-207
    const card = takeTop(side)
    const { va } = printed(s, card)
    if (to === 'void') layInVoid(side, card)
    else side.discard.push(card)
    left = Math.max(0, left - va)
    t.emit?.({ type: 'TOP_SOUL_LOST', seat, card: idOf(s, card), va, to, left })
    if (loseHp(s, seat, va, to === 'void' ? 'burn' : 'soul', t)) return
    reveal(s, seat, t) // RRD-206
    if (!hasText(s, seat, 'on_top_soul_lost')) continue
    // RRD-219: after each soul, before the next is hit.
    t.next(['souls', { seat, amount: left, to }])
    return setOff(s, seat, 'on_top_soul_lost', NONE, t)
  }
}

export const losses: Steps<RaiseRiseDie, 'souls'> = { souls: strikeSouls }

/** RRD-304, RRD-305: weak points raise damage that is inflicted. */
export function inflict(s: State, seat: Seat, damage: number, slot: number, t: T) {
  const weak = s.sides[seat]!.weak[slot]!
  t.emit?.({ type: 'DAMAGE', seat, amount: damage + weak, slot: SLOTS[slot]!, weak })
  strikeSouls(s, { seat, amount: damage + weak, to: 'discard' }, t)
}

/** RRD-211 to RRD-216: to the Void, and nothing raises or lowers it. */
export function burn(s: State, seat: Seat, amount: number, t: T) {
  t.emit?.({ type: 'BURNED', seat, amount })
  strikeSouls(s, { seat, amount, to: 'void' }, t)
}
