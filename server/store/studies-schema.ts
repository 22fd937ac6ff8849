import { type Kysely, sql } from 'kysely'

/** Studies, and what was written in them. */
export interface StudiesSchema {
  studies: { study: string; owner: string; at: number }
  /** Can be made again of the logs at any time. */
  analyses: { table: string; number: number; text: string }
  study_lines: { study: string; position: number; by: string; at: number; text: string }
}

export async function addStudies<S>(db: Kysely<S>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table studies (study text primary key, owner text not null, at bigint not null)`,
  `create index studies_owner on studies (owner, at)`,
  `create table analyses ("table" text primary key, number integer not null, text text not null)`,
  // Who writes a line first has it, as in the logs of tables.
  `create table study_lines (study text not null, position integer not null, by text not null, at bigint not null, text text not null, primary key (study, position))`,
  `create index study_lines_by on study_lines (by, study)`,
]
