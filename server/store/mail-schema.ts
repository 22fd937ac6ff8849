import { type Kysely, sql } from 'kysely'

/** What is to be told to whom, where people are written to, and of what they want to be told. */
export interface MailSchema {
  /** Notices that are still to be sent. `about` is a table or a tournament. */
  notices: {
    kind: string
    about: string
    person: string
    at: number
    /** It was told by push already: only the mail is left to be sent. */
    mail_only: number
    keeper: string
    kept_until: number
  }
  mail: { person: string; address: string; language: string }
  /** Addresses of which it is not known yet whether they are somebody's own. */
  mail_asked: { token: string; person: string; address: string; language: string; until: number }
  wishes: { person: string; kind: string; way: string; wanted: number }
}

/** Notices were of turns alone. */
export async function addMail<S>(db: Kysely<S>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** Since when older ones wait was not written. */
const NEVER_LATE = 10 ** 15

const STATEMENTS = [
  `alter table notices rename to turn_notices`,
  `create table notices (kind text not null, about text not null, person text not null, at bigint not null, mail_only integer not null, keeper text not null, kept_until bigint not null, primary key (kind, about, person))`,
  `insert into notices select 'turn', "table", person, ${NEVER_LATE}, 0, keeper, kept_until from turn_notices`,
  `drop table turn_notices`,
  `create table mail (person text primary key, address text not null, language text not null)`,
  `create table mail_asked (token text primary key, person text not null, address text not null, language text not null, until bigint not null)`,
  `create unique index mail_asked_person on mail_asked (person)`,
  `create table wishes (person text not null, kind text not null, way text not null, wanted integer not null, primary key (person, kind, way))`,
]
