import { type Kysely, sql } from 'kysely'

/** The tables of the club, the same in SQLite and PostgreSQL. Times are milliseconds; JSON is text. */
export interface ClubSchema {
  /** Names that are kept; `folded` is how a name looks, and nobody else's looks like it. Programs have tokens, no passkeys. */
  kept: { person: string; name: string; folded: string; since: number; program: number }
  passkeys: {
    id: string
    person: string
    key: string
    counter: number
    transports: string
    device: string
    since: number
    used_at: number
  }
  /** What an authenticator is asked to sign: taken once, and soon. `note` is the name to be kept. */
  challenges: { challenge: string; purpose: string; person: string; note: string; until: number }
  /** Recovery codes, as hashes. */
  codes: { hash: string; person: string; used_at: number | null }
  blocks: { person: string; other: string; since: number }
  /** Who has had everything about them erased: their seats are someone's. */
  gone: { person: string; at: number }
  /** Every game that ended, written with its last entry. `number` is its place in the order of rating; null before. */
  finished: {
    table: string
    number: number | null
    game: string
    pace: string
    ended_at: number
    moves: number
    seats: string
    scenario: string | null
    beaten: number | null
    unrated: string | null
  }
  /** A finished game for one person: made of `finished`, with what it has made of their rating. */
  played: {
    person: string
    table: string
    game: string
    pace: string
    players: number
    people: number
    ended_at: number
    result: string
    place: number
    score: number
    rated: number
    mu: number | null
    sigma: number | null
    gain: number | null
  }
  /** By person, game and number of players: made of `finished`. */
  records: {
    person: string
    game: string
    players: number
    won: number
    drawn: number
    lost: number
    best: number
  }
  /** By pool and subject: made of `finished`. `known_until` is when it is no longer known well. */
  ratings: {
    pool: string
    subject: string
    mu: number
    sigma: number
    games: number
    at: number
    known_until: number
  }
}

/** Adds them. Indexes are made for ten million games. */
export async function addClub<S>(db: Kysely<S>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table kept (person text primary key, name text not null, folded text not null, since bigint not null, program integer not null)`,
  `create unique index kept_folded on kept (folded)`,
  `create table passkeys (id text primary key, person text not null, key text not null, counter bigint not null, transports text not null, device text not null, since bigint not null, used_at bigint not null)`,
  `create index passkeys_person on passkeys (person)`,
  `create table challenges (challenge text primary key, purpose text not null, person text not null, note text not null, until bigint not null)`,
  `create index challenges_until on challenges (until)`,
  `create table codes (hash text primary key, person text not null, used_at bigint)`,
  `create index codes_person on codes (person)`,
  `create table blocks (person text not null, other text not null, since bigint not null, primary key (person, other))`,
  `create index blocks_other on blocks (other)`,
  `create table gone (person text primary key, at bigint not null)`,
  `create table finished ("table" text primary key, number bigint, game text not null, pace text not null, ended_at bigint not null, moves integer not null, seats text not null, scenario text, beaten integer, unrated text)`,
  `create unique index finished_number on finished (number)`,
  `create index finished_waiting on finished (ended_at, "table") where number is null`,
  `create table played (person text not null, "table" text not null, game text not null, pace text not null, players integer not null, people integer not null, ended_at bigint not null, result text not null, place integer not null, score double precision not null, rated integer not null, mu double precision, sigma double precision, gain double precision, primary key (person, "table"))`,
  `create index played_lately on played (person, ended_at)`,
  `create index played_game on played (person, game, ended_at)`,
  `create index played_table on played ("table")`,
  `create table records (person text not null, game text not null, players integer not null, won integer not null, drawn integer not null, lost integer not null, best double precision not null, primary key (person, game, players))`,
  `create table ratings (pool text not null, subject text not null, mu double precision not null, sigma double precision not null, games integer not null, at bigint not null, known_until bigint not null, primary key (pool, subject))`,
  `create index ratings_best on ratings (pool, mu) where known_until > 0`,
  `create index ratings_subject on ratings (subject)`,
]
