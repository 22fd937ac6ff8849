import type { Name } from '@runatal/grammar'
import type { Seat } from '@runatal/kernel'
import type { LevelName } from '../bot/levels.ts'
import type { Colour, RuneName, Sign } from '../content/stones.ts'
import type { Event } from '../rules/events.ts'
import type { Rok, State } from '../rules/types.ts'

export type Kind = keyof Rok['asks']
export type AnyMove = Rok['asks'][Kind]

/** Something to choose before the start, and its values. */
export interface ChoiceWords<V extends string> {
  name: string
  values: Record<V, string>
}

/** All the words of Rök in one language. */
export interface Messages {
  colours: Record<Colour, string>
  signs: Record<Sign, string>
  levels: Record<LevelName, string>
  choices: {
    table: { [C in keyof Rok['table']]: ChoiceWords<Rok['table'][C]> }
    seat: { headStart: { name: string; value(ms: number): string } }
  }
  rune(rune: RuneName): string
  /** A stone on the table for lists and readers, by its place in the state: '3: grey raido, 82 mm' (ROK-197). */
  stone(state: State, place: number): string
  ask(kind: Kind, state: State, me: Seat): string
  waiting(kind: Kind, name: string): string
  move(move: AnyMove, state: State, me: Seat): string
  /** A line of the log; none of what changes nothing. */
  event(event: Event, name: Name): string | undefined
  progress(state: State): string
}
