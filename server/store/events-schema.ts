import { type Kysely, sql } from 'kysely'

/** Tournaments, each a document that is written as a whole; beside it what lists and processes look for. */
export interface EventsSchema {
  tournaments: {
    id: string
    /** Counts what was written: only who has seen the last version may write the next. */
    version: number
    status: string
    listed: number
    owner: string
    starts_at: number
    /** When somebody must look after it; null if never. */
    due: number | null
    /** Which process does, and until when it does so unless it says otherwise. */
    keeper: string
    kept_until: number
    text: string
  }
  entered: { person: string; tournament: string }
}

export async function addEvents<S>(db: Kysely<S>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table tournaments (id text primary key, version integer not null, status text not null, listed integer not null, owner text not null, starts_at bigint not null, due bigint, keeper text not null, kept_until bigint not null, text text not null)`,
  `create index tournaments_due on tournaments (due) where due is not null`,
  `create index tournaments_listed on tournaments (status, starts_at) where listed = 1`,
  `create index tournaments_owner on tournaments (owner, status)`,
  `create table entered (person text not null, tournament text not null, primary key (person, tournament))`,
  `create index entered_tournament on entered (tournament)`,
]
