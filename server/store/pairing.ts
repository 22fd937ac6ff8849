import type { Pace, Want } from '@runatal/club'
import type { PersonId } from '@runatal/table'

/** Somebody looks for opponents. */
export interface Seek {
  person: PersonId
  /** This search and no later one of the same person. */
  ticket: string
  name: string
  since: number
  /** When it is forgotten, in wall time. */
  until: number
  /** Until when they are known to be here; who plays by letter need not be. */
  hereUntil: number
  wants: Want[]
  bots: boolean
  /** A program's account. */
  program: boolean
  /** With whom they were brought together last. */
  last: PersonId[]
  /** The table that they have been called to, and whether they have sat down. */
  called?: string
  came: boolean
}

/** Who sits down at a table that the house has called them to. */
export interface Called {
  person: PersonId
  name: string
  ticket: string
}

/** A table that some have been called to. */
export interface Call {
  table: string
  game: string
  pace: Pace
  people: Called[]
  /** The bots that sit down with them. */
  bots: string[]
  at: number
  /** By when all must have come. */
  until: number
  /** How long the first of them has waited. */
  waited: number
}

/** What is kept of those who look for opponents. */
export interface PairingBook {
  /** Whether this process does something that one at a time does: it does for a while, and says so again before. */
  lead(what: string, keeper: string): Promise<boolean>
  /** False if they are looking already. */
  seek(seek: Seek): Promise<boolean>
  /** Ends a search, unless it has found a table: then it is too late. */
  unseek(person: PersonId): Promise<boolean>
  /** These are here until then. */
  here(people: readonly PersonId[], until: number): Promise<void>
  /** All who look and have not been called. */
  seeking(now: number): Promise<Seek[]>
  seeksOf(people: readonly PersonId[]): Promise<Seek[]>
  /** Calls people to a table, all or none; `seated` where nobody need come first. False if one of them looks no more. */
  call(call: Call, seated: boolean): Promise<boolean>
  /** Somebody comes to the table that they were called to. False if they are not, or no more. */
  come(person: PersonId, table: string, now: number): Promise<boolean>
  /**
   * If all have come, it is written that they sit there, and given: once or more often, the table is the same. If time is
   * up, those who came look on, from where they were, and the others no more.
   */
  settle(table: string, now: number): Promise<Call | undefined>
  callAt(table: string): Promise<Call | undefined>
  /** Tables that were called to and are not open yet. */
  unsettled(): Promise<string[]>
  /** The table is open and all sit there. */
  opened(table: string): Promise<void>
  /** Where somebody was brought together with others last, and whether that table is there already. */
  lastOf(person: PersonId): Promise<{ others: PersonId[]; table: string; at: number; open: boolean } | undefined>
  /** How long the last parties of a pool have waited, newest first. */
  waits(pool: string, most: number): Promise<number[]>
  /** Which of these people are to be kept apart. */
  apartAmong(people: readonly PersonId[]): Promise<[PersonId, PersonId][]>
  /** What is long over is forgotten. */
  sweep(now: number): Promise<void>
}

export const PAIRING_METHODS = {
  lead: 0,
  seek: 0,
  unseek: 0,
  here: 0,
  seeking: 0,
  seeksOf: 0,
  call: 0,
  come: 0,
  settle: 0,
  callAt: 0,
  unsettled: 0,
  opened: 0,
  lastOf: 0,
  waits: 0,
  apartAmong: 0,
  sweep: 0,
} satisfies Record<keyof PairingBook, 0>
