import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, types } from 'pg'
import { migrate, type Schema } from './schema.ts'
import { SqlStore } from './sql.ts'

/** The store on PostgreSQL, which any number of processes share. */
export async function openPostgres(url: string): Promise<SqlStore> {
  return new SqlStore(await postgresDatabase(url), { isTaken, now, lock, lockRating })
}

/** A database brought up to date. */
export async function postgresDatabase(url: string): Promise<Kysely<Schema>> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5000,
    // A statement that has been lost on the way must not hold up a table for ever.
    query_timeout: 20_000,
    types: {
      getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)),
    },
  })
  // A connection that is lost fails the query that it was needed for, and otherwise nobody: the next gets another.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db, transaction => sql`select pg_advisory_xact_lock(${MIGRATING})`.execute(transaction))
  } catch (error) {
    await db.destroy()
    throw error
  }
  return db
}

/** One writes, the others read. */
const CONNECTIONS = 6
/** Any number that no other program on this database locks. */
const MIGRATING = 5_241_878
const OPENING = 5_241_879
const RATING = 5_241_880

/** Until the end of the transaction no other process counts the tables of this host. */
async function lock(db: Kysely<Schema>, host: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${OPENING}, hashtext(${host}))`.execute(db)
}

async function lockRating(db: Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${RATING})`.execute(db)
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'log_position'
}

function now(plus = 0) {
  return sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint + ${plus}::bigint`
}
