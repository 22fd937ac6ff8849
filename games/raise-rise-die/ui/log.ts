import type { GameWords, Language } from '@runatal/look/board.ts'
import { STARTER } from '../content/starter.ts'
import { wordsIn } from '../messages/words.ts'
import type { RaiseRiseDie } from '../rules/types.ts'
import type { Event } from '../rules/events.ts'
import { reason } from './model/reason.ts'
import { boardWords } from './words/words.ts'

/** The game's words for the shell: what is asked, the log, and the ready decks by name with who plays them. */
export function gameWords(language: Language): GameWords<RaiseRiseDie> {
  const words = wordsIn(language)
  const { table, seat } = words.choices
  return {
    ...words,
    choices: { table, seat: { deck: { ...seat.deck, values: deckNames(language) } } },
    why(move, than, state, me) {
      const found = reason(state, me, move, than)
      if (found === undefined) return undefined
      const { terms, reason: more, reasonLater } = boardWords[language]
      const parts = found.terms.map(({ term, points }) => `${terms[term]} ${signed(Math.round(points))}`)
      const total = Math.round(found.total)
      return total > 0 ? more(total, parts) : reasonLater(parts)
    },
  }
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`
}

function deckNames(language: Language): Record<string, string> {
  return Object.fromEntries(
    STARTER.decks.map(({ id, name, character }) => {
      const bearer = STARTER.characters.find(one => one.id === character)
      return [id, `${name[language]} · ${bearer?.name[language].split(',')[0]}`]
    }),
  )
}

/** Whether it begins a part of the game, and so of the log. */
export function opensPart({ type }: Event): boolean {
  return type === 'BOUT_STARTED'
}

/** What somebody who watches it again looks for. */
export function isMoment({ type }: Event): boolean {
  return type === 'HP_LOST' || type === 'TRANSCENDED'
}

/** A chain is one group of lines, from the card that opens it to what came of it. */
export function grouped({ type }: Event): 'opens' | 'within' | undefined {
  if (type === 'CARD_PLAYED' || type === 'FRENZY_REPEAT') return 'opens'
  return WITHIN.has(type) ? 'within' : undefined
}

/** What is told only while a chain is fought, or of what it did. */
const WITHIN: ReadonlySet<Event['type']> = new Set([
  'INSTANT_PLAYED',
  'COUNTERED_WITH',
  'COUNTER_DECLINED',
  'CHAIN_RESOLVED',
  'DAMAGE',
  'TOP_SOUL_LOST',
  'BURNED',
  'STUNNED',
  'WEAK_POINT',
  'LANE_STARTED',
])
