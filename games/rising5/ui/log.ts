import type { GameWords } from '@runatal/look/board.ts'
import { why } from '../bot/why.ts'
import type { Messages } from '../messages/index.ts'
import type { Event, Rising5 } from '../rules/types.ts'

/** The log's words: only what a player would tell, once. */
export function forLog(words: Messages): GameWords<Rising5> {
  return {
    ...words,
    choices: { ...words.choices, seat: {} },
    event: (event, name) => (QUIET.has(event.type) ? undefined : words.event(event, name)),
    why(move, _than, state, me) {
      const ask = state.asks.find(one => one.must && one.seat === me)
      const said = ask && why(state, ask, move)
      return said?.type === 'bot_says' ? words.reason(said.reason) : undefined
    },
  }
}

/** Whether it begins a part of the game, and so of the log. */
export function opensPart({ type }: Event): boolean {
  return type === 'turn_started'
}

/** What somebody who watches it again looks for. */
export function isMoment({ type }: Event): boolean {
  return type === 'encounter_started' || type === 'seal_attempted'
}

/** What a bot says about its move. */
export function isTalk({ type }: Event): boolean {
  return type === 'bot_says'
}

/** What another line says already, or what everybody sees on the board. */
const QUIET: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'hands_dealt',
  'runes_captured',
  'skill_skipped',
  'draw_declared',
  'turn_ended',
  'red_moon_discarded',
  'note_changed',
])
