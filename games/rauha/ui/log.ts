import type { GameWords } from '@runatal/look/board.ts'
import type { Messages } from '../messages/index.ts'
import type { Event, Rauha } from '../rules/types.ts'
import { reason } from './model/reason.ts'
import { signed } from './parts/Gain.tsx'
import type { BoardWords } from './words/words.ts'

/** The log's words: only what a player would tell, once. */
export function forLog(words: Messages, board: BoardWords): GameWords<Rauha> {
  return {
    ...words,
    event: (event, name) => (isQuiet(event) ? undefined : words.event(event, name)),
    why(move, than, state, me) {
      const found = reason(state, me, move, than)
      if (found === undefined) return undefined
      const terms = found.terms.map(({ term, points }) => `${board.terms[term]} ${signed(Math.round(points))}`)
      const total = Math.round(found.total)
      return total > 0 ? board.reason(total, terms) : board.reasonLater(terms)
    },
  }
}

/** Whether it begins a part of the game, and so of the log. */
export function opensPart({ type }: Event): boolean {
  return type === 'turn.started' || type === 'scoring.started'
}

/** What another line says already, or what everybody sees on the board. */
function isQuiet(event: Event): boolean {
  if (event.type === 'biome.picked') return event.card === undefined
  if (event.type === 'spore.placed') return event.source === 'effect'
  if (event.type === 'activation.ended') return event.cells.length + event.entities.length === 0
  return QUIET.has(event.type)
}

const QUIET: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'cards.dealt',
  'hand.shown',
  'picks.closed',
  'card.swallowed',
  'crystals.changed',
  'marker.moved',
  'avatars.advanced',
  'scoring.ended',
])
