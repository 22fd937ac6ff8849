import type { FinishedGame } from '@runatal/club'
import type { PersonId, TableEntry } from '@runatal/table'
import type { NoticeKind } from '../notices/kinds.ts'
import type { Club } from './club.ts'
import type { ConductBook } from './conduct.ts'
import type { DailyBook } from './daily.ts'
import type { EventsBook } from './events.ts'
import type { FriendsBook } from './friends.ts'
import type { MailBook } from './mail.ts'
import type { PairingBook } from './pairing.ts'

/** What a table is in lists: kept beside its log, written with every entry that changes it. */
export interface TableRow {
  table: string
  game: string
  status: 'open' | 'playing' | 'over'
  /** Shown in the lobby while it waits for people. */
  open: boolean
  host: PersonId
  people: PersonId[]
  updatedAt: number
}

/** What is written with an entry; who sits there only if that has changed. */
export interface NewRow extends Omit<TableRow, 'people'> {
  people?: PersonId[]
  /** When somebody must look after it, in wall time: 0 for at once. */
  due?: number
  /** The process that has written it looks after it. */
  keeper: string
  /** How many seats nobody sits in, while it is open. */
  free?: number
  /** Who owes a decision since this entry and is to be told so. */
  notify?: PersonId[]
}

/** At most so many tables of one host that are not over and were touched since. */
export interface TableLimit {
  most: number
  since: number
}

export interface Snapshot {
  position: number
  text: string
}

/** Something that somebody is to be told of. */
export interface NewNotice {
  kind: NoticeKind
  /** The table, or the tournament. */
  about: string
  person: PersonId
}

export interface Notice extends NewNotice {
  /** Since when. */
  at: number
  /** It was told by push already. */
  mailOnly: boolean
}

export interface Person {
  person: PersonId
  name: string
}

/** Where everything durable lives. A promise is kept only when it is on disk. */
export interface Store {
  /**
   * Adds an entry to a table's log, with the table's row if it has changed and the finished game if it was the last
   * one. Rejects with PositionTaken if another was first.
   */
  append(table: string, entry: TableEntry, row?: NewRow, finished?: FinishedGame): Promise<void>
  /** The first entry of a table, unless its host has too many: then nothing is written, and this is false. */
  openTable(table: string, entry: TableEntry, row: NewRow, limit: TableLimit): Promise<boolean>
  /** A table's log, from a position on: all of it, or so many entries at most. */
  readLog(table: string, from?: number, most?: number): Promise<TableEntry[]>
  /** What a log has made up to a position, so that it need not be played again: the newest one. */
  readSnapshot(table: string): Promise<Snapshot | undefined>
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void>
  dropSnapshot(table: string): Promise<void>
  /** The last position of each of these logs. */
  lastPositions(tables: readonly string[]): Promise<{ table: string; position: number }[]>
  /** Tables with a free seat: of each host one, those touched last first; then their second ones, and so on. */
  openTables(limit: number): Promise<TableRow[]>
  tablesOf(person: PersonId, limit: number): Promise<TableRow[]>
  /** Games in play that anybody may watch, touched since: those of the lobby, and of people whom the house has paired. */
  inPlay(since: number, limit: number): Promise<string[]>

  /**
   * A process says that it is alive. It goes on looking after its tables, and takes up those that are due soon and that
   * nobody looks after any more. Gives all that are its own now.
   */
  takeUp(keeper: string): Promise<string[]>
  /** It was too early: a table of this keeper's need not be looked after before this time. */
  putOff(table: string, keeper: string, due: number | undefined): Promise<void>
  /** Notices that nobody sends already: this process does, for a while. */
  takeNotices(keeper: string): Promise<Notice[]>
  dropNotice(notice: NewNotice): Promise<void>
  /** It was told by push: whoever takes it again has only the mail to send. */
  leaveToMail(notice: NewNotice): Promise<void>
  /** A process goes: others may take up at once what was its own. */
  letGo(keeper: string): Promise<void>

  /** The database's own wall time. */
  now(): Promise<number>
  /** Rejects if the store cannot be read. */
  ping(): Promise<void>
  savePerson(person: Person): Promise<void>
  findPerson(person: PersonId): Promise<Person | undefined>
  /** A one-time link: whoever takes it first has it. A person has one at a time: the newest. */
  saveLink(token: string, person: PersonId, until: number): Promise<void>
  takeLink(token: string, now: number): Promise<PersonId | undefined>
  saveSubscription(person: PersonId, endpoint: string, subscription: string): Promise<void>
  subscriptionsOf(person: PersonId): Promise<string[]>
  dropSubscription(endpoint: string): Promise<void>
  /** A secret of this installation: the one kept under this name, or else `fresh`, which is kept from now on. */
  secret(name: string, fresh: string): Promise<string>
  close(): Promise<void>
  readonly club: Club
  readonly daily: DailyBook
  readonly events: EventsBook
  readonly conduct: ConductBook
  readonly pairing: PairingBook
  readonly friends: FriendsBook
  readonly mail: MailBook
}

/** Somebody else wrote this position of the log first: read it again. */
export class PositionTaken extends Error {
  constructor(table: string, position: number) {
    super(`Position ${position} of table ${table} is taken`)
    this.name = 'PositionTaken'
  }
}
