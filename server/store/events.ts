import type { Tournament } from '@runatal/club'
import type { PersonId } from '@runatal/table'
import type { NewNotice } from './store.ts'

export interface KeptTournament {
  version: number
  tournament: Tournament
}

/** What is kept of tournaments. */
export interface EventsBook {
  /** Writes a new one, unless there is one of this id, or its owner has so many that are not over. */
  create(tournament: Tournament, due: number | undefined, most: number): Promise<boolean>
  read(id: string): Promise<KeptTournament | undefined>
  /**
   * Writes what has become of one, and who is to be told of it, if nobody has written since this version was read. Whether
   * it was written.
   */
  write(
    tournament: Tournament,
    version: number,
    due: number | undefined,
    notices?: readonly NewNotice[],
  ): Promise<boolean>
  /** Listed ones: those that go on or begin, the next first; or those that are over, the last first. */
  list(over: boolean, most: number): Promise<Tournament[]>
  /** Those that somebody has entered or opened, the last first. */
  of(person: PersonId, most: number): Promise<Tournament[]>
  /** Takes up those that are due and that nobody looks after any more. Gives all that are due and this keeper's now. */
  takeUp(keeper: string): Promise<string[]>
}

export const EVENTS_METHODS = { create: 0, read: 0, write: 0, list: 0, of: 0, takeUp: 0 } satisfies Record<
  keyof EventsBook,
  0
>
