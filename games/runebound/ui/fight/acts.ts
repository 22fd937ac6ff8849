import type { Act } from '../art/fighters/stances.ts'
import { type Event, FOE, HERO } from '../../rules/types.ts'

const BLOWS: ReadonlySet<string> = new Set(['phys', 'mag', 'skull', 'charge'])

/** How both stand at an event of their fight: the hero's side first. */
export function actsOf(event: Event | undefined): readonly [Act, Act] {
  switch (event?.type) {
    case 'tokens_cast':
      return ['cast', 'cast']
    case 'tokens_spent':
      return BLOWS.has(event.icon) ? by(event.side, 'strike') : ['guard', 'guard']
    case 'surge_used':
      return by(event.side, 'cast')
    case 'enemy_damaged':
      return ['strike', 'hit']
    case 'damaged':
      return ['hit', 'strike']
    case 'blocked':
      return event.side === HERO ? ['block', 'strike'] : ['strike', 'block']
    case 'combat_won':
      return ['win', 'down']
    case 'hero_defeated':
      return ['kneel', 'guard']
    case 'combat_lost':
      return ['down', 'guard']
    default:
      return ['guard', 'guard']
  }
}

function by(side: number, act: Act): readonly [Act, Act] {
  return side === FOE ? ['guard', act] : [act, 'guard']
}
