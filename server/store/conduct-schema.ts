import { type Kysely, sql } from 'kysely'

/** How people behave: who looks after it, what was reported, and what was done about it. */
export interface ConductSchema {
  moderators: { person: string; since: number }
  /** One of one person about another at one table; `lines` as they were said then. `closed_at` is null while it is open. */
  reports: {
    id: string
    person: string
    about: string
    table: string
    reason: string
    lines: string
    at: number
    closed_at: number | null
  }
  /** What moderators have done, for good: nobody deletes a line. Whom it concerns is shown it. */
  acts: {
    id: string
    person: string
    about: string
    act: string
    note: string
    report: string | null
    at: number
    until: number | null
    seen: number
  }
}

export async function addConduct<S>(db: Kysely<S>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table moderators (person text primary key, since bigint not null)`,
  `create table reports (id text primary key, person text not null, about text not null, "table" text not null, reason text not null, lines text not null, at bigint not null, closed_at bigint)`,
  `create unique index reports_once on reports (person, about, "table")`,
  `create index reports_open on reports (at) where closed_at is null`,
  `create index reports_about on reports (about, at)`,
  `create table acts (id text primary key, person text not null, about text not null, act text not null, note text not null, report text, at bigint not null, until bigint, seen integer not null)`,
  `create index acts_about on acts (about, at)`,
]
