import type { GameWords } from '@runatal/look/board.ts'
import type { Messages } from '../messages/index.ts'
import { biomeOf } from '../messages/words.ts'
import type { Event, Rauha } from '../rules/types.ts'
import { reason } from './model/reason.ts'
import { signed } from './parts/Gain.tsx'
import type { BoardWords } from './words/words.ts'

/** The log's words: only what a player would tell, once. */
export function forLog(words: Messages, board: BoardWords): GameWords<Rauha> {
  return {
    ...words,
    event: (event, name) => (isQuiet(event) ? undefined : words.event(event, name)),
    turn(events) {
      const placed = events.find(event => event.type === 'biome.placed')
      const points = events.reduce((sum, event) => sum + ('points' in event ? event.points : 0), 0)
      // A scoring, where nothing is placed.
      if (placed === undefined) return points > 0 ? board.points(points) : undefined
      const types = biomeOf(placed.card).types.map(type => words.types[type])
      return `${types.join(' + ')} ${words.cells[placed.cell]}${points > 0 ? `, ${signed(points)}` : ''}`
    },
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

/** What is not as it was. */
export function touched(event: Event): readonly string[] {
  if (event.type === 'biome.placed' || event.type === 'spore.placed')
    return [`[data-cell="${event.seat}:${event.cell}"]`]
  return event.type === 'entity.welcomed' ? [`[data-piece="entity:${event.entity}"]`] : []
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
