import type { Name } from '@runatal/grammar'
import type { Seat } from '@runatal/kernel'
import type { Text } from '../content/effects.ts'
import type {
  Ability,
  AssetType,
  Attribute,
  GemKind,
  Scenario,
  StoryTrial,
  Symbol,
  Terrain,
  Trait,
} from '../content/language.ts'
import type { SiteKind } from '../content/map.ts'
import type { Icon } from '../content/tokens.ts'
import type { Event, Runebound, State } from '../rules/types.ts'
import type { Reason } from '../rules/reason.ts'
import type { CardText } from './cards.ts'

export type Kind = keyof Runebound['asks']
export type AnyMove = Runebound['asks'][Kind]

/** Something to choose before the start, and its values. */
export interface ChoiceWords {
  name: string
  values: Readonly<Record<string, string>>
  notes?: Readonly<Record<string, string>>
  made?: { name: string; parts: Readonly<Record<string, string>> }
}

/** The names of things. */
export interface Names {
  scenarios: Record<Scenario, string>
  attributes: Record<Attribute, string>
  stats: Record<'health' | 'speed' | 'hand' | 'gold' | 'actions', string>
  kinds: Record<GemKind, string>
  traits: Record<Trait, string>
  subtypes: Readonly<Record<string, string>>
  types: Record<AssetType, string>
  terrains: Record<Terrain, string>
  symbols: Record<Symbol, string>
  sites: Record<SiteKind, string>
  icons: Record<Icon, string>
  /** What a face of the terrain die shows, by its number. */
  faces: readonly string[]
  cards: Record<'hero' | 'enemy' | 'event' | 'quest' | 'asset' | 'skill' | 'story' | 'twist' | 'envelope', string>
}

/** What wins and what loses a scenario, in a sentence or two each. */
export interface Goal {
  wins: string
  loses: string
}

/** All the words of Runebound in one language. */
export interface Messages extends Names {
  /** What anything with an id is called: a hero, a card, a place. */
  called(id: string): string
  /** The same as it stands in a sentence: 'the Quarry Ogre', 'Tamalir', '“Long stride”'. */
  the(id: string): string
  /** 'Tamalir', 'H5 (plains)': a hex by its code. */
  hex(code: string): string
  /** A hero's ability or an enemy's surge ability, by the name that moves and events give it. */
  abilityCalled(source: string): string
  /** What an effect does; said of a foe, if it is a foe's. */
  effect(text: Text, by?: 'hero' | 'foe'): string
  /** What an ability does and when: 'Surge 2: Deal 2 damage.' */
  ability(ability: Ability): string
  /** 'Spirit test: 1 card fewer, 2 successes' */
  test(trial: StoryTrial): string
  /** 'physical damage 2, gold': a side of a token as it is written. */
  side(text: string): string
  /** All that is printed on a card, by its id. */
  card(id: string): CardText
  goals: Record<Scenario, Goal>
  choices: {
    table: { readonly [C in keyof Runebound['table']]: ChoiceWords }
    seat: { readonly [C in keyof Runebound['seat']]: ChoiceWords }
  }
  /** What is asked of me. */
  ask(kind: Kind, state: State, me: Seat): string
  /** What others are asked, while I wait. */
  waiting(kind: Kind, name: string): string
  /** A button's text for a move. */
  move(move: AnyMove, state: State, me: Seat): string
  /** A line of the log, said to the reader if it is of them; undefined of what is not worth a line. */
  event(event: Event, name: Name): string | undefined
  /** What speaks for a move, whoever makes it. */
  reason(reason: Reason): string
  /** Where the game stands. */
  progress(state: State): string
}
