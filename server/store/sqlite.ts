import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, sql, SqliteDialect } from 'kysely'
import { migrate, type Schema } from './schema.ts'
import { SqlStore } from './sql.ts'

/** The embedded store: one file. */
export async function openSqlite(file: string): Promise<SqlStore> {
  const db = await sqliteDatabase(file)
  // A file has one house: whoever looked after its tables before has gone.
  for (const table of ['tables', 'notices', 'tournaments', 'leases'] as const)
    await db.updateTable(table).set({ kept_until: 0 }).execute()
  return new SqlStore(db, { isTaken: isPrimaryKeyTaken, now, lock: async () => {}, lockRating: async () => {} })
}

/** A file brought up to date. What was acknowledged is on the disk, not in its cache. */
export async function sqliteDatabase(file: string): Promise<Kysely<Schema>> {
  const database = new DatabaseSync(file)
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000; pragma temp_store = memory',
  )
  database.exec(`pragma wal_autocheckpoint = ${LONG_JOURNAL + LAST_BIT}`)
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapt(database) }) })
  await migrate(db, async () => {})
  return db
}

/**
 * In pages. 16 MB, four times the default: those that many moves touch are copied back less often, and yet quickly. So much a
 * thread of its own copies (`shorten.ts`), the rest whoever writes.
 */
export const LONG_JOURNAL = 4000
const LAST_BIT = 1000

function now(plus = 0) {
  return sql<number>`cast(unixepoch('subsec') * 1000 as integer) + ${plus}`
}

const PRIMARY_KEY_TAKEN = 1555

function isPrimaryKeyTaken(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === PRIMARY_KEY_TAKEN
}

/** Kysely knows better-sqlite3; node:sqlite differs in how it takes parameters and tells readers from writers. */
function adapt(database: DatabaseSync) {
  const statements = new Map<string, ReturnType<typeof prepare>>()
  const prepare = (text: string) => {
    const statement = database.prepare(text)
    return {
      reader: /^\s*(select|with)\b/i.test(text) || /\breturning\b/i.test(text),
      all: (parameters: readonly unknown[]) => statement.all(...(parameters as SQLInputValue[])),
      run: (parameters: readonly unknown[]) => statement.run(...(parameters as SQLInputValue[])),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as SQLInputValue[])),
    }
  }
  return {
    close: () => database.close(),
    prepare(text: string) {
      const known = statements.get(text)
      if (known !== undefined) return known
      const statement = prepare(text)
      if (statements.size < 500) statements.set(text, statement)
      return statement
    },
  }
}
