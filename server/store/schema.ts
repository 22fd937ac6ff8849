import { type Kysely, sql } from 'kysely'
import { addClub, type ClubSchema } from './club-schema.ts'
import { addConduct, type ConductSchema } from './conduct-schema.ts'
import { addDaily, addOneTry, type DailySchema } from './daily-schema.ts'
import { addEvents, type EventsSchema } from './events-schema.ts'
import { addFriends, type FriendsSchema } from './friends-schema.ts'
import { addMail, type MailSchema } from './mail-schema.ts'
import { addPairing, type PairingSchema } from './pairing-schema.ts'
import { addStudies, type StudiesSchema } from './studies-schema.ts'

/** The tables of the store, the same in SQLite and PostgreSQL. Times are milliseconds; JSON is text. */
export interface Schema
  extends
    ClubSchema,
    DailySchema,
    EventsSchema,
    ConductSchema,
    PairingSchema,
    FriendsSchema,
    MailSchema,
    StudiesSchema {
  log: { table: string; position: number; at: number; by: string; id: string; command: string; trip: number | null }
  tables: {
    table: string
    game: string
    status: string
    open: number
    host: string
    updated_at: number
    /** When somebody must look after it, in wall time; null if nobody ever must. */
    due: number | null
    /** Which process looks after it, and until when it does so unless it says otherwise. */
    keeper: string
    kept_until: number
    /** How many seats nobody sits in. */
    free: number
  }
  /** What logs have made up to a position: can be made again of them at any time. */
  snapshots: { table: string; position: number; text: string }
  seated: { table: string; person: string }
  people: { person: string; name: string }
  links: { token: string; person: string; until: number }
  subscriptions: { endpoint: string; person: string; subscription: string }
  secrets: { name: string; value: string }
  migrations: { number: number }
}

/** Each runs once, in order. Never change one that has been released: add another. */
const MIGRATIONS: readonly ((db: Kysely<Schema>) => Promise<void>)[] = [
  async db => {
    await db.schema
      .createTable('log')
      .addColumn('table', 'text', column => column.notNull())
      .addColumn('position', 'integer', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addColumn('by', 'text', column => column.notNull())
      .addColumn('id', 'text', column => column.notNull())
      .addColumn('command', 'text', column => column.notNull())
      // Who writes a position first has it: the only arbiter between processes.
      .addPrimaryKeyConstraint('log_position', ['table', 'position'])
      .execute()
    await db.schema
      .createTable('tables')
      .addColumn('table', 'text', column => column.primaryKey())
      .addColumn('game', 'text', column => column.notNull())
      .addColumn('status', 'text', column => column.notNull())
      .addColumn('open', 'integer', column => column.notNull())
      .addColumn('tended', 'integer', column => column.notNull())
      .addColumn('host', 'text', column => column.notNull())
      .addColumn('updated_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('tables_waiting').on('tables').columns(['status', 'open', 'updated_at']).execute()
    await db.schema.createIndex('tables_tended').on('tables').columns(['tended']).execute()
    await db.schema.createIndex('tables_host').on('tables').columns(['host', 'status']).execute()
    await db.schema
      .createTable('seated')
      .addColumn('table', 'text', column => column.notNull())
      .addColumn('person', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('seated_once', ['person', 'table'])
      .execute()
    await db.schema.createIndex('seated_table').on('seated').columns(['table']).execute()
    await db.schema
      .createTable('people')
      .addColumn('person', 'text', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createTable('links')
      .addColumn('token', 'text', column => column.primaryKey())
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('until', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createTable('subscriptions')
      .addColumn('endpoint', 'text', column => column.primaryKey())
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('subscription', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createTable('secrets')
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('value', 'text', column => column.notNull())
      .execute()
  },
  // A race is judged by how long each line is: played again from the log, it must come out the same.
  async db => {
    await db.schema.alterTable('log').addColumn('trip', 'double precision').execute()
  },
  async db => {
    await db.schema.alterTable('tables').addColumn('due', 'bigint').execute()
    await sql`update tables set due = 0 where tended = 1`.execute(db)
    await db.schema.dropIndex('tables_tended').execute()
    await db.schema.alterTable('tables').dropColumn('tended').execute()
    await db.schema
      .alterTable('tables')
      .addColumn('keeper', 'text', column => column.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('tables')
      .addColumn('kept_until', 'bigint', column => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('notices')
      .addColumn('table', 'text', column => column.notNull())
      .addColumn('person', 'text', column => column.notNull())
      .addColumn('keeper', 'text', column => column.notNull())
      .addColumn('kept_until', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('notice_once', ['table', 'person'])
      .execute()
    await db.schema.createIndex('tables_due').on('tables').columns(['due']).execute()
    await db.schema.createIndex('tables_keeper').on('tables').columns(['keeper']).execute()
  },
  // Lists of open tables leave out those that are full; of older ones it is not known yet. Long logs have snapshots.
  async db => {
    await db.schema
      .alterTable('tables')
      .addColumn('free', 'integer', column => column.notNull().defaultTo(1))
      .execute()
    await db.schema
      .createTable('snapshots')
      .addColumn('table', 'text', column => column.primaryKey())
      .addColumn('position', 'integer', column => column.notNull())
      .addColumn('text', 'text', column => column.notNull())
      .execute()
  },
  addClub,
  addDaily,
  addEvents,
  addConduct,
  addPairing,
  addFriends,
  addMail,
  addStudies,
  addOneTry,
]

/** Brings the database up to date, in one piece. Safe to call at every start, and by several at once: `alone` sees to that. */
export async function migrate(db: Kysely<Schema>, alone: (db: Kysely<Schema>) => Promise<unknown>): Promise<void> {
  await db.transaction().execute(async transaction => {
    await alone(transaction)
    await sql`create table if not exists migrations (number integer primary key)`.execute(transaction)
    const done = await transaction.selectFrom('migrations').select('number').execute()
    if (done.some(({ number }) => number >= MIGRATIONS.length))
      throw new Error('a newer version has written this data: start that one, or restore a backup')
    for (const [number, run] of MIGRATIONS.entries()) {
      if (done.some(row => row.number === number)) continue
      await run(transaction)
      await transaction.insertInto('migrations').values({ number }).execute()
    }
  })
}
