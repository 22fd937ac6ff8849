import type { Seat, Types } from '@runatal/kernel'
import type { Arranged, FlawTold } from '@runatal/kernel/arrange'
import type { Language } from '../board.ts'
import type { Said } from '../tutorial.ts'

/** A position as a game's `arrange` takes it: plain data, with an object for each seat. */
export interface Plain {
  players: readonly object[]
}

/**
 * What a game brings so that any of its positions can be put together by hand: what its box holds, where it may lie, and what
 * else can be said. Whether it holds is for `arrange` alone to say.
 */
export interface Editor<G extends Types, P extends Plain> {
  arrange(position: P): Arranged<G>
  /** A table at which nothing has been set, for so many. */
  blank(seats: number): P
  /** Everything that can be set; it may hang on what is set already. */
  form(position: P): Form
  /** The position that a state is, as far as a position can say it. */
  describe(state: G['state'], seats: number): P
  /** What `arrange` finds wrong, by its id. */
  flaws: Readonly<Record<string, Flaw>>
}

export interface Form {
  kinds: readonly Kind[]
  places: readonly Place[]
  fields: readonly Field[]
}

/** A sort of thing in the box: cards, tokens, pawns. */
export interface Kind {
  id: string
  /** Of many: 'Cards'. */
  name: Said
  things: readonly Thing[]
  /** What the things can be told apart by, for those who look for one. */
  sorts?: readonly Sort[]
}

export interface Sort {
  id: string
  name: Said
}

export interface Thing {
  id: string
  name: Said
  /** What it does or shows, in a few words. */
  note?: Said
  sorts?: readonly string[]
}

/** Somewhere things lie. A place of a seat has no name in it: the hall says whose it is. */
export interface Place {
  id: string
  name: Said
  seat?: Seat
  /** Where it is on the board: selectors, the first that is to be seen. */
  spots?: readonly string[]
  /** One of very many, such as squares: the form lists it only while something lies there. */
  oneOfMany?: true
  slots: readonly Slot[]
}

/** How a position says what lies at a place, for one kind of thing. Reads whatever it is given without complaint. */
export interface Slot {
  kind: string
  /** When there are more, the latest stays. */
  most: number
  read(position: unknown): readonly string[]
  write<P extends Plain>(position: P, things: readonly string[]): P
}

export type Value = string | number | boolean

/** A number, a choice or a seat. Left out, it is as `arrange` takes it by itself. */
export interface Field {
  id: string
  name: Said
  seat?: Seat
  takes: Takes
  read(position: unknown): Value | undefined
  write<P extends Plain>(position: P, value: Value | undefined): P
}

export type Takes =
  /** `usual` is what it is where nothing is said. */
  | { a: 'count'; least: number; most: number; usual: number }
  | { a: 'choice'; options: readonly Option[]; usual?: Value }
  | { a: 'seat' }
  | { a: 'switch' }

export interface Option {
  value: Value
  name: Said
}

/** What is said of something that cannot be, and what would mend it. */
export interface Flaw {
  say: Record<Language, (told: FlawTold, by: Named) => string>
  /** Its rule, by its id in the rulebook. */
  rule?: string
  mends?(told: FlawTold): readonly Mend[]
}

/** How the hall calls what a sentence speaks of. */
export interface Named {
  seat(seat: Seat): string
  thing(kind: string, id: string): string
  /** A place or a field, by its id. */
  part(id: string): string
  /** A value of a choice. */
  value(field: string, value: Value): string
}

export type Mend =
  /** A thing is taken away, at any one of the places where it lies. */
  | { take: string; of: string }
  /** A place or a field is as if nothing had been set; so are all of that name, one a seat. */
  | { clear: string }
  | { set: string; to: Value }

/** The words of a flaw for each of a game's, checked against what its `arrange` may say. */
export type FlawWords<S extends Record<string, (told: never) => string>> = {
  readonly [W in keyof S]: (told: Parameters<S[W]>[0], by: Named) => string
}
