import type { GameWords, Language } from '@runatal/look/board.ts'
import { why } from '../bot/why.ts'
import { messages } from '../messages/index.ts'
import type { Event, Runebound } from '../rules/types.ts'

/** The game's words for the shell; what is only for the eye gets no line of the log. */
export function gameWords(language: Language): GameWords<Runebound> {
  const words = messages[language]
  return {
    ...words,
    event: (event, name) => (SILENT.has(event.type) ? undefined : words.event(event, name)),
    why(move, _than, state, me) {
      const ask = state.asks.find(one => one.must && one.seat === me)
      const said = ask && why(state, ask, move)
      return said?.type === 'bot_says' ? words.reason(said.reason) : undefined
    },
  }
}

const SILENT: ReadonlySet<Event['type']> = new Set<Event['type']>(['turn_ended', 'market_card', 'combat_ended'])

/** Whether it begins a part of the game, and so of the log. */
export function opensPart({ type }: Event): boolean {
  return type === 'round_started'
}

/** What somebody who watches it again looks for. */
export function isMoment({ type }: Event): boolean {
  return type === 'combat_started' || type === 'story_drawn'
}

/** A fight is one line that its blows belong to; what came of it stands on its own again. */
export function grouped({ type }: Event): 'opens' | 'within' | undefined {
  if (type === 'combat_started') return 'opens'
  return WITHIN.has(type) ? 'within' : undefined
}

/** What is told only while a fight is fought. */
const WITHIN: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'combat_round',
  'tokens_cast',
  'tokens_spent',
  'token_turned',
  'token_doubled',
  'token_copied',
  'token_removed',
  'surge_used',
  'blocked',
  'passed',
  'prevented',
  'enemy_damaged',
  'enemy_healed',
  'retreat_failed',
])
