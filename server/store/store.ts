import type { PersonId, TableEntry } from '@runatal/table'

/** What a table is in lists: kept beside its log, written with every entry that changes it. */
export interface TableRow {
  table: string
  game: string
  status: 'open' | 'playing' | 'over'
  /** Shown in the lobby while it waits for people. */
  open: boolean
  /** Some seat that owes a decision is played by a bot, or a clock runs: somebody must look after it. */
  tended: boolean
  host: PersonId
  people: PersonId[]
  updatedAt: number
}

/** What is written with an entry; who sits there only if that has changed. */
export type NewRow = Omit<TableRow, 'people'> & { people?: PersonId[] }

export interface Person {
  person: PersonId
  name: string
}

/** Where everything durable lives. A promise is kept only when it is on disk. */
export interface Store {
  /** Adds an entry to a table's log, with the table's row if it has changed. Rejects with PositionTaken if another was first. */
  append(table: string, entry: TableEntry, row?: NewRow): Promise<void>
  readLog(table: string): Promise<TableEntry[]>
  openTables(limit: number): Promise<TableRow[]>
  tablesOf(person: PersonId, limit: number): Promise<TableRow[]>
  /** Tables that somebody must look after although nobody has come yet. */
  tendedTables(): Promise<TableRow[]>
  /** How many tables a person opened that are not over and were touched since. */
  countUnfinished(host: PersonId, since: number): Promise<number>
  /** Rejects if the store cannot be read. */
  ping(): Promise<void>
  savePerson(person: Person): Promise<void>
  findPerson(person: PersonId): Promise<Person | undefined>
  /** A one-time link: whoever takes it first has it. */
  saveLink(token: string, person: PersonId, until: number): Promise<void>
  takeLink(token: string, now: number): Promise<PersonId | undefined>
  saveSubscription(person: PersonId, endpoint: string, subscription: string): Promise<void>
  subscriptionsOf(person: PersonId): Promise<string[]>
  dropSubscription(endpoint: string): Promise<void>
  /** A secret of this installation: the one kept under this name, or else `fresh`, which is kept from now on. */
  secret(name: string, fresh: string): Promise<string>
  close(): Promise<void>
}

/** Somebody else wrote this position of the log first: read it again. */
export class PositionTaken extends Error {
  constructor(table: string, position: number) {
    super(`Position ${position} of table ${table} is taken`)
    this.name = 'PositionTaken'
  }
}
