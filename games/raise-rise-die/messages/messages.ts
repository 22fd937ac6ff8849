import type { Seat } from '@runatal/kernel'
import type { Slot } from '../content/language.ts'
import type { RaiseRiseDie } from '../rules/types.ts'
import type { Event } from '../rules/events.ts'

export type Kind = keyof RaiseRiseDie['asks']
export type AnyMove = RaiseRiseDie['asks'][Kind]
export type Name = (seat: Seat) => string

/** What a card, weapon or character is called. */
export type Called = (id: string) => string

/** A line for each type of event that is worth one. */
export type EventWords = {
  [T in Event['type']]?: (event: Extract<Event, { type: T }>, name: Name, called: Called) => string
}

export interface ChoiceWords {
  name: string
  values: Readonly<Record<string, string>>
  notes?: Readonly<Record<string, string>>
}

/** The words of one language, from which `words.ts` makes what a board needs. */
export interface Messages {
  asks: { [K in Kind]: string }
  waiting: { [K in Kind]: (name: string) => string }
  moves: MoveWords
  events: EventWords
  slots: Record<Slot, string>
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
  play: (card: string, slots: string, transcend: boolean) => string
  useOn: (card: string, slot: string) => string
  use: (card: string) => string
  attach: (card: string, transcend: boolean) => string
  ability: string
  counter: (card: string, transcend: boolean, further: string) => string
  sacrifice: (card: string, va: number) => string
  consume: string
  repeat: string
  discard: (card: string, va: number) => string
  exchange: (give: string, take: string) => string
  take: (card: string) => string
  shuffle: string
  mark: (slot: string) => string
  salvage: (card: string) => string
  shatter: (card: string) => string
  unbind: (card: string) => string
  cleanse: (marker: 'bleed' | 'poison') => string
  ready: (card: string) => string
  replace: (card: string) => string
  infuse: (card: string) => string
  next: (card: string) => string
  asPlayed: string
  under: (card: string) => string
}
