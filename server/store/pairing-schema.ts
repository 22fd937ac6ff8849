import { type Kysely, sql } from 'kysely'

/** Who looks for opponents, and who has been called to a table. */
export interface PairingSchema {
  /**
   * One search a person. `until` is when it is forgotten, `here_until` until when they are known to be here; `called` is
   * the table that they have been called to, and `came` whether they have sat down.
   */
  seeks: {
    person: string
    ticket: string
    name: string
    since: number
    until: number
    here_until: number
    wants: string
    bots: number
    program: number
    last: string
    called: string | null
    came: number
  }
  /** A table that some were called to: `called`, then `seated` once it is written who sits there, then `open`. */
  calls: {
    table: string
    game: string
    pace: string
    pool: string
    bots: string
    people: string
    state: string
    at: number
    until: number
    waited: number
  }
  /** With whom somebody was brought together last, and where. */
  met: { person: string; others: string; table: string; at: number }
  /** What one process at a time does, and until when it does so unless it says otherwise. */
  leases: { what: string; keeper: string; kept_until: number }
}

export async function addPairing<S>(db: Kysely<S>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table seeks (person text primary key, ticket text not null, name text not null, since bigint not null, until bigint not null, here_until bigint not null, wants text not null, bots integer not null, program integer not null, last text not null, called text, came integer not null)`,
  `create index seeks_called on seeks (called)`,
  `create table calls ("table" text primary key, game text not null, pace text not null, pool text not null, bots text not null, people text not null, state text not null, at bigint not null, until bigint not null, waited bigint not null)`,
  `create index calls_going on calls (at) where state <> 'open'`,
  `create index calls_pool on calls (pool, at)`,
  `create table met (person text primary key, others text not null, "table" text not null, at bigint not null)`,
  `create table leases (what text primary key, keeper text not null, kept_until bigint not null)`,
]
