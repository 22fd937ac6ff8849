import type { PersonId, TableEntry } from '@runatal/table'
import type { Allowance } from './allowances.ts'
import type { Cried } from './club/crier.ts'
import type { Reader } from './study/reading.ts'
import type { NewRow } from './store/store.ts'

/**
 * What processes tell each other (publish and subscribe). These are hints, never state: who hears of something reads it
 * in the store, and what is lost on the way is found there a little later.
 */
export type News =
  /**
   * A log has grown; `lobby` if lists of open tables may have changed. What was written comes along, unless it is long:
   * whoever has all that was before need not read it.
   */
  | { t: 'at'; table: string; position: number; lobby?: boolean; written?: Written }
  /** Who watches a table on that process: all of them. */
  | { t: 'here'; table: string; people: PersonId[] }
  /** How far behind, in milliseconds, those are who play at a table against the clock on that process. */
  | { t: 'lags'; table: string; lags: [who: PersonId, lag: number][] }
  /** What some have asked of that process lately, and how often; and who has many sockets there. */
  | { t: 'asked'; what: Allowance; times: [who: string, times: number][] }
  | { t: 'sockets'; of: [who: string, sockets: number][] }
  /** Something of the club is new to these people, or to all: each is told it anew. */
  | { t: 'cry'; what: Cried; people?: PersonId[] }
  /** That process is alive, with so many people; `who` if it wants to know who is where. */
  | { t: 'alive'; who?: boolean; people?: number }
  /** A study has a new line, or is no more; and who reads it on that process, and where: all of them. */
  | { t: 'study'; study: string }
  | { t: 'reading'; study: string; readers: Reader[] }
  /** That process closes. */
  | { t: 'gone' }

/** An entry that is durable, and the table's row if it was written with it. */
export interface Written {
  entry: TableEntry
  row?: NewRow
}

export interface Bus {
  /** Tells all other processes, soon. */
  tell(news: News): void
  /** Hears what the others tell. */
  listen(hear: (from: string, news: News) => void): void
  /** Called whenever something may have been missed. */
  onGap(missed: () => void): void
  close(): Promise<void>
}

/** The only process of a house has nobody to tell. */
export const alone: Bus = {
  tell() {},
  listen() {},
  onGap() {},
  async close() {},
}
