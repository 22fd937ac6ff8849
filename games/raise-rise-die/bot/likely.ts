import type { Seat } from '@runatal/kernel'
import { ASSAULT, SUPPORT } from '../content/printed.ts'
import { canConsume } from '../rules/effects.ts'
import { holds } from '../rules/conditions.ts'
import { placingOf } from '../rules/payment.ts'
import { linkOf } from '../rules/placement.ts'
import type { How, Link, State } from '../rules/types.ts'
import { printed } from '../rules/zones.ts'

/** A card as it would lie there if it were placed now: waiting bonuses are taken, its play text is read. */
export function likely(s: State, seat: Seat, how: How, card: number, slots: number[], transcend: boolean): Link {
  const placing = placingOf(how, seat, card, slots, transcend)
  const side = s.sides[seat]!
  const { type, play } = printed(s, card)
  placing.after = side.lastType
  placing.bonus = type === ASSAULT ? side.nextDamage : type === SUPPORT ? side.nextShake : side.nextBlock
  for (const entry of play) {
    const { op, x = 1 } = entry
    const reads = holds(s, entry.if, { seat, slot: slots[0]!, opposed: false, after: placing.after })
    if (!reads || !canConsume(s, entry, seat)) continue
    if (op === 'pierce') placing.ownPierce += x
    else if (op === 'damage_mul') placing.factors.push(x)
    else placing.ownBonus += x
  }
  placing.at = 0 // not an object: those are told by lying nowhere
  return linkOf(s, placing, 0, 0)
}
