import type { Reason } from '../bot/reason.ts'
import { CARDS } from '../content/tables.ts'
import type { Reward } from '../content/regions.ts'
import { RUNES, type Rune } from '../rules/puzzle.ts'
import { type Event, NONE, type State } from '../rules/types.ts'
import type { EventWords, Name, ReasonWords } from './messages.ts'

/** What both languages need to look up. */

/** The sentence for an event: each language has one for every type. */
export function tell(words: EventWords, event: Event, name: Name): string {
  const say = words[event.type] as (event: Event, name: Name) => string
  return say(event, name)
}

/** What a bot says: each language has a sentence for every reason. */
export function because(words: ReasonWords, reason: Reason): string {
  const say = words[reason.because] as (reason: Reason) => string
  return say(reason)
}

/** The rune at a position of `State.runes`. */
export function runeAt(state: State, position: number): Rune {
  return RUNES[state.runes[position]!]!
}

/** The alternatives on the card of the activated hero's location. */
export function rewardsHere(state: State): readonly Reward[] {
  const place = state.at[state.hero] ?? NONE
  const card = state.places[place] ?? NONE
  return CARDS[card]?.reward ?? []
}
