import type { Tally } from '@runatal/club'
import type { PersonId } from '@runatal/table'

/** Somebody's try at the deal of a day. */
export interface Try {
  day: number
  game: string
  person: PersonId
  table: string
  begunAt: number
}

/** What came of it. */
export interface Ended {
  endedAt: number
  /** None for who lost, where that leaves nothing to compare. */
  score?: number
  /** How the person stood at each stop. */
  stops: number[]
}

export type AnyTry = Try & Partial<Ended>

/** A try that ended, of somebody whose name is kept. */
export type NamedTry = Try & Ended & { name: string }

/** What is kept of the deals of the day. */
export interface DailyBook {
  /**
   * Writes that somebody has begun; done twice, it is done once. False if they have begun the day's other deal of this game,
   * with the network or away from it: of the two a person has one.
   */
  begin(one: Try): Promise<boolean>
  /** Writes what came of a try, once. */
  end(table: string, ended: Ended): Promise<void>
  tryAt(table: string): Promise<AnyTry | undefined>
  triesOf(person: PersonId, day: number): Promise<AnyTry[]>
  /** Tries of these days whose table is over and of which nothing was written yet: their process has gone. */
  forgotten(since: number): Promise<string[]>
  /** How many ended with each score. */
  tallies(day: number, game: string): Promise<Tally[]>
  /** How others stood at each stop: a good many of them. */
  stopsOf(day: number, game: string, without: PersonId): Promise<number[][]>
  /** The best whose names are kept. */
  best(day: number, game: string, fewest: boolean, most: number): Promise<NamedTry[]>
  /** On which days somebody has ended a try, and in how many games. */
  daysOf(person: PersonId): Promise<{ day: number; games: number }[]>
}

export const DAILY_METHODS = {
  begin: 0,
  end: 0,
  tryAt: 0,
  triesOf: 0,
  forgotten: 0,
  tallies: 0,
  stopsOf: 0,
  best: 0,
  daysOf: 0,
} satisfies Record<keyof DailyBook, 0>
