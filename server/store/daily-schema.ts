import { type Kysely, sql } from 'kysely'

/** What people make of the deals of the day. */
export interface DailySchema {
  /** One try a person, game and day. Before its end it has neither `ended_at` nor a score; who lost has no score after it. */
  tries: {
    day: number
    game: string
    person: string
    table: string
    begun_at: number
    ended_at: number | null
    score: number | null
    /** How the person stood at each stop, as a list. */
    stops: string
  }
}

export async function addDaily<S>(db: Kysely<S>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** A game has two deals a day, and a person tries one of them. Of those who have had both, the first one stays. */
export async function addOneTry<S>(db: Kysely<S>): Promise<void> {
  for (const statement of ONE_TRY) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table tries (day integer not null, game text not null, person text not null, "table" text not null, begun_at bigint not null, ended_at bigint, score double precision, stops text not null, primary key (day, game, person))`,
  `create unique index tries_table on tries ("table")`,
  `create index tries_person on tries (person, day)`,
  `create index tries_best on tries (day, game, score) where ended_at is not null`,
  `create index tries_going on tries (day) where ended_at is null`,
]

/** The game, whichever of its deals it is: `awayKey` names the other one. */
const GAME = (table: string) => `replace(${table}.game, '~away', '')`
const ONE_TRY = [
  `delete from tries where exists (select 1 from tries other where other.day = tries.day and other.person = tries.person and ${GAME('other')} = ${GAME('tries')} and (other.begun_at < tries.begun_at or (other.begun_at = tries.begun_at and other.game < tries.game)))`,
  `create unique index tries_one on tries (day, person, (replace(game, '~away', '')))`,
]
