import type { Lines, Name } from '@runatal/grammar'
import type { Marker, Slot } from '../content/language.ts'
import type { RaiseRiseDie } from '../rules/types.ts'
import type { Event } from '../rules/events.ts'

export type Kind = keyof RaiseRiseDie['asks']
export type AnyMove = RaiseRiseDie['asks'][Kind]

/** What a card, weapon or character is called. */
export type Called = (id: string) => string

/** The log of one language: who is spoken of is a `Person` of its grammar. */
export type Log<Person> = Lines<Event, Person, [called: Called]>

const unsaid = () => undefined

/** What the board shows, or another line tells already. */
export const UNSAID = {
  GAME_STARTED: unsaid,
  DECK_SHUFFLED: unsaid,
  PHASE_STARTED: unsaid,
  UPKEEP: unsaid,
  WINDOW_OPENED: unsaid,
  WINDOW_CLOSED: unsaid,
  INITIATIVE: unsaid,
  PAID: unsaid,
  LINK_VALUE: unsaid,
  CHAIN_RESOLVED: unsaid,
  CARD_SIDEWAYS: unsaid,
  EFFECT: unsaid,
  EFFECT_SKIPPED: unsaid,
  STUN_SPENT: unsaid,
  LANE_STARTED: unsaid,
  CLASH_ENDED: unsaid,
  END_EFFECTS: unsaid,
  GATHERED: unsaid,
  OBJECTS_READIED: unsaid,
  RESERVE_EMPTIED: unsaid,
} satisfies Partial<Log<never>>

export interface ChoiceWords {
  name: string
  values: Readonly<Record<string, string>>
  notes?: Readonly<Record<string, string>>
}

/** The words of one language, from which `words.ts` makes what a board needs. */
export interface Messages {
  asks: { [K in Kind]: string }
  waiting(kind: Kind, name: string): string
  moves: MoveWords
  event: (event: Event, name: Name, called: Called) => string | undefined
  bout: (number: number) => string
  choices: {
    table: Record<keyof RaiseRiseDie['table'], ChoiceWords>
    seat: Record<keyof RaiseRiseDie['seat'], ChoiceWords>
  }
}

/** A button for each thing that can be done. */
export interface MoveWords {
  begin: string
  letBegin: string
  deck: string
  stop: string
  void: (card: string) => string
  done: string
  pass: string
  decline: string
  keep: string
  none: string
  play: (card: string, slots: readonly Slot[], transcend: boolean) => string
  useOn: (card: string, slot: Slot) => string
  use: (card: string) => string
  attach: (card: string, transcend: boolean) => string
  ability: string
  counter: (card: string, transcend: boolean, further: readonly Slot[]) => string
  sacrifice: (card: string, va: number) => string
  consume: string
  repeat: string
  discard: (card: string, va: number) => string
  exchange: (give: string, take: string) => string
  take: (card: string) => string
  shuffle: string
  mark: (slot: Slot) => string
  salvage: (card: string) => string
  shatter: (card: string) => string
  unbind: (card: string) => string
  cleanse: (marker: Marker) => string
  ready: (card: string) => string
  replace: (card: string) => string
  infuse: (card: string) => string
  next: (card: string) => string
  asPlayed: string
  under: (card: string) => string
}
