import type { Name } from '@runatal/grammar'
import type { Seat } from '@runatal/kernel'
import type { Reason } from '../rules/reason.ts'
import type { Hero, Item, Place, Region } from '../content/names.ts'
import type { Icon, RegionCard, RegionCardId, Reward } from '../content/regions.ts'
import type { Rune, Sign, SignState } from '../rules/puzzle.ts'
import type { Event, Fate, Rising5, State } from '../rules/types.ts'

export type Kind = keyof Rising5['asks']
export type AnyMove = Rising5['asks'][Kind]

/** Something to choose before the start, and its values. */
export interface ChoiceWords<V extends string> {
  name: string
  values: Record<V, string>
  notes?: Record<V, string>
}

/** The names of things. */
export interface Names {
  heroes: Record<Hero, string>
  /** The name of a hero's skill, and what it does. */
  skills: Record<Hero, { name: string; does: string }>
  places: Record<Place, string>
  regions: Record<Region, string>
  runes: Record<Rune, string>
  signs: Record<Sign, string>
  states: Record<SignState, { name: string; means: string }>
  items: Record<Item, { name: string; does: string }>
  cards: Record<RegionCardId, string>
  kinds: Record<RegionCard['kind'], string>
  icons: Record<Icon, string>
  fates: Record<Fate, string>
  choices: { table: { [C in keyof Rising5['table']]: ChoiceWords<Rising5['table'][C]> } }
  /** '2 cubes and 1 sun'. */
  reward(reward: Reward): string
}

/** What a bot says, one sentence for each reason. */
export type ReasonWords = { [B in Reason['because']]: (reason: Extract<Reason, { because: B }>) => string }

/** All the words of Rising 5 in one language. */
export interface Messages extends Names {
  /** What is asked of me. */
  ask(kind: Kind, state: State, me: Seat): string
  /** What others are asked, while I wait. */
  waiting(kind: Kind, name: string): string
  /** A button's text for a move. */
  move(move: AnyMove, state: State, me: Seat): string
  /** A line of the log; none of what is not worth one. */
  event(event: Event, name: Name): string | undefined
  /** Where the game stands. */
  progress(state: State): string
  /** What speaks for a move, whoever makes it. */
  reason(reason: Reason): string
}
