import type { Reason } from '../rules/reason.ts'
import { TOTAL_ECLIPSE } from '../content/box.ts'
import { CARDS } from '../content/tables.ts'
import type { Icon, Reward } from '../content/regions.ts'
import { RUNES, type Rune } from '../rules/puzzle.ts'
import { type Difficulty, NONE, type State } from '../rules/types.ts'
import type { ReasonWords } from './messages.ts'

/** What both languages need to look up. */

/** What a bot says: each language has a sentence for every reason. */
export function because(words: ReasonWords, reason: Reason): string {
  const say = words[reason.because] as (reason: Reason) => string
  return say(reason)
}

/** The rune at a position of `State.runes`. */
export function runeAt(state: State, position: number): Rune {
  return RUNES[state.runes[position]!]!
}

/** Between which spaces the eclipse is total at a level, whatever the team (R5-032). */
export function lastSpaces(difficulty: Difficulty): [least: number, most: number] {
  const [, ...spaces] = TOTAL_ECLIPSE[difficulty]
  return [Math.min(...spaces), Math.max(...spaces)]
}

/** The alternatives on the card of the activated hero's location. */
export function rewardsHere(state: State): readonly Reward[] {
  const place = state.at[state.hero] ?? NONE
  const card = state.places[place] ?? NONE
  return CARDS[card]?.reward ?? []
}

/** What a reward gives, and how many of each. */
export function rewarded(reward: Reward): (readonly [Icon, number])[] {
  return (['cube', 'sun', 'hint', 'relic', 'artefact'] as const)
    .map(icon => [icon, reward[icon] ?? 0] as const)
    .filter(([, n]) => n > 0)
}
