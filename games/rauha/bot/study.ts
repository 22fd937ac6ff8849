import type { Studied } from '@runatal/kernel'
import type { Event } from '../rules/types.ts'

/** For the lab: which Biome cards an event shows somebody seeing, picking or placing. */
export function study(event: Event): Studied[] {
  if (event.type === 'hand.shown') return event.cards.map(card => ({ seat: event.seat, card, how: 'seen' }))
  if (event.type === 'biome.picked' && event.card !== undefined)
    return [{ seat: event.seat, card: event.card, how: 'picked' }]
  if (event.type === 'biome.placed') return [{ seat: event.seat, card: event.card, how: 'played' }]
  return []
}
