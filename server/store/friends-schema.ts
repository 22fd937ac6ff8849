import { type Kysely, sql } from 'kysely'

/** Who follows whom, who was here when, and who is invited to which table. */
export interface FriendsSchema {
  follows: { person: string; other: string; since: number }
  seen: { person: string; at: number }
  invitations: { table: string; person: string; by: string; game: string; at: number }
}

export async function addFriends<S>(db: Kysely<S>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const STATEMENTS = [
  `create table follows (person text not null, other text not null, since bigint not null, primary key (person, other))`,
  `create index follows_other on follows (other)`,
  `create table seen (person text primary key, at bigint not null)`,
  `create table invitations ("table" text not null, person text not null, by text not null, game text not null, at bigint not null, primary key ("table", person))`,
  `create index invitations_person on invitations (person)`,
  `create index invitations_by on invitations (by)`,
]
