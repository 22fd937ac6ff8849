import type { Seat } from '@runatal/kernel'
import { ASSAULT, SUPPORT } from '../content/printed.ts'
import { assaultLeft, cancels, holdOf, isNothing, type Left } from '../rules/chain.ts'
import { freeSockets } from '../rules/consolidation.ts'
import { OBJECT_SLOTS } from '../rules/objects.ts'
import type { Link, State } from '../rules/types.ts'
import { foeOf, printed } from '../rules/zones.ts'
import { infusionWorth, objectWorth } from './lasting.ts'
import { hpLost, textWorth } from './worths.ts'

/** What the chain comes to for a seat if nothing is added, or only this one link; in hit points. */
export function chainWorth(s: State, seat: Seat, links: readonly Link[], added?: Link): number {
  const { dealt, valid } = outcomeOf(s, links, added)
  const first = links[0] ?? added!
  if (!valid) return 0
  const worth = firstWorth(s, first, dealt)
  return first.seat === seat ? worth : -worth
}

/** What the first card of a chain does, for its player. */
function firstWorth(s: State, first: Link, dealt: number): number {
  const { seat, slot, optimal, transcended, after } = first
  const card = printed(s, first.card)
  const foe = foeOf(seat)
  let worth = dealt > 0 ? hpLost(s, foe, dealt + s.sides[foe]!.weak[slot]!) : 0
  if (worth > 0 && worth >= s.sides[foe]!.hp) worth += DEATH
  if (optimal) worth += textWorth(s, seat, first.at < 0 ? card.use : card.resolve, slot, after)
  if (transcended) return worth + textWorth(s, seat, card.red, slot, after)
  if (!optimal || first.at < 0) return worth
  if (card.object && s.sides[seat]!.objects.length < OBJECT_SLOTS) worth += objectWorth(s, card)
  if (card.infusion.length > 0 && freeSockets(s, seat) > 0) worth += infusionWorth(s, card)
  return worth
}

/** More than any text is worth. */
const DEATH = 15

/** As `settle` does it, but nothing is marked. */
function outcomeOf(s: State, links: readonly Link[], added: Link | undefined): { dealt: number; valid: boolean } {
  let above: { link: Link; left: Left | undefined; dead: boolean } | undefined
  for (let k = added === undefined ? links.length - 1 : links.length; k >= 0; k--) {
    const link = links[k] ?? added!
    const stands = above !== undefined && !above.dead
    if (link.type === ASSAULT) {
      const left = assaultLeft(s, link, stands ? holdOf(above!.link) : 0)
      above = { link, left, dead: isNothing(link, left, stands) }
    } else {
      const stopped = link.type === SUPPORT && stands && above!.left !== undefined && cancels(above!.left, link)
      above = { link, left: undefined, dead: link.dead || stopped }
    }
  }
  return { dealt: above!.left?.value ?? 0, valid: !above!.dead }
}
