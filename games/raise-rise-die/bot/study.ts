import type { Studied } from '@runatal/kernel'
import type { Event } from '../rules/events.ts'

/** For the lab: which cards an event shows somebody drawing or placing. */
export function study(event: Event): Studied[] {
  if (event.type === 'DRAWN' && event.cards !== undefined)
    return event.cards.map(card => ({ seat: event.seat, card, how: 'seen' }))
  if (event.type === 'CARD_PLAYED' || event.type === 'COUNTERED_WITH' || event.type === 'INSTANT_PLAYED')
    return [{ seat: event.seat, card: event.card, how: 'played' }]
  return []
}
