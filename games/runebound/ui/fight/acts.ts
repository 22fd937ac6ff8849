import type { Act } from '../art/fighters/stances.ts'
import { type Event, FOE, HERO } from '../../rules/types.ts'

/** The hero's side first. */
type Acts = readonly [Act, Act]

/** How both stand at an event of their fight. */
export function actsOf(event: Event | undefined): Acts {
  if (event === undefined) return STANDING
  const acts = ACTS[event.type] as ((event: Event) => Acts) | undefined
  return acts === undefined ? STANDING : acts(event)
}

const STANDING: Acts = ['guard', 'guard']
const BLOWS: ReadonlySet<string> = new Set(['phys', 'mag', 'skull', 'charge'])

const ACTS: { readonly [T in Event['type']]?: (event: Extract<Event, { type: T }>) => Acts } = {
  tokens_cast: () => ['cast', 'cast'],
  tokens_spent: ({ side, icon }) => (BLOWS.has(icon) ? by(side, 'strike') : STANDING),
  surge_used: ({ side }) => by(side, 'cast'),
  enemy_damaged: () => ['strike', 'hit'],
  damaged: () => ['hit', 'strike'],
  blocked: ({ side }) => (side === HERO ? ['block', 'strike'] : ['strike', 'block']),
  combat_won: () => ['win', 'down'],
  hero_defeated: () => ['kneel', 'guard'],
  combat_lost: () => ['down', 'guard'],
}

function by(side: number, act: Act): Acts {
  return side === FOE ? ['guard', act] : [act, 'guard']
}
