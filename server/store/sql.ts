import type { FinishedGame } from '@runatal/club'
import type { PersonId, TableEntry } from '@runatal/table'
import type { Kysely } from 'kysely'
import { type Line, type Lock, type Texts, writeBatch } from './batch.ts'
import { letGo, type Now, takeNotices, takeUp } from './keeping.ts'
import type { Schema } from './schema.ts'
import { SqlClub } from './sql-club.ts'
import { SqlConduct } from './sql-conduct.ts'
import { SqlDaily } from './sql-daily.ts'
import { SqlEvents } from './sql-events.ts'
import { SqlFriends } from './sql-friends.ts'
import { SqlMail } from './sql-mail.ts'
import { SqlPairing } from './sql-pairing.ts'
import { SqlStudies } from './sql-studies.ts'
import {
  type NewNotice,
  type NewRow,
  type Notice,
  type Person,
  PositionTaken,
  type Snapshot,
  type Store,
  type TableLimit,
  type TableRow,
} from './store.ts'

/** What differs between databases. */
export interface Dialect {
  isTaken(error: unknown): boolean
  now: Now
  lock: Lock
  /** Keeps other processes from rating until the transaction is over: games are rated one after the other. */
  lockRating(db: Kysely<Schema>): Promise<void>
}

interface Append extends Line {
  /** Told whether it was written, or else was one too many. */
  done(written: boolean): void
  failed(error: unknown): void
}

/**
 * The store over SQL. Appends that arrive in one turn of the loop share one transaction, so that a hundred moves cost
 * one write to the disk; each writer is answered after it.
 */
export class SqlStore implements Store {
  private readonly db: Kysely<Schema>
  private readonly dialect: Dialect
  readonly club: SqlClub
  readonly daily: SqlDaily
  readonly events: SqlEvents
  readonly conduct: SqlConduct
  readonly pairing: SqlPairing
  readonly friends: SqlFriends
  readonly mail: SqlMail
  readonly studies: SqlStudies
  private readonly texts: Texts = new Map()
  private readonly waiting: Append[] = []
  private writing: Promise<void> | undefined

  constructor(db: Kysely<Schema>, dialect: Dialect) {
    this.db = db
    this.dialect = dialect
    this.club = new SqlClub(db, dialect)
    this.daily = new SqlDaily(db)
    this.events = new SqlEvents(db, dialect)
    this.conduct = new SqlConduct(db)
    this.pairing = new SqlPairing(db, dialect.now)
    this.friends = new SqlFriends(db, dialect.now)
    this.mail = new SqlMail(db)
    this.studies = new SqlStudies(db)
  }

  async append(table: string, entry: TableEntry, row?: NewRow, finished?: FinishedGame): Promise<void> {
    // Over threads, what is left out in the middle comes as null.
    await this.soon({ table, entry, row: row ?? undefined, ...(finished && { finished }) })
  }

  openTable(table: string, entry: TableEntry, row: NewRow, limit: TableLimit): Promise<boolean> {
    return this.soon({ table, entry, row, limit })
  }

  async readLog(table: string, from = 0, most?: number): Promise<TableEntry[]> {
    const its = this.db.selectFrom('log').selectAll().where('table', '=', table).where('position', '>=', from)
    const log = its.orderBy('position')
    const rows = await (most === undefined ? log : log.limit(most)).execute()
    return rows.map(({ position, at, by, id, command, trip }) => {
      return { position, at, by, id, command: JSON.parse(command), ...(trip !== null && { trip }) }
    })
  }

  readSnapshot(table: string): Promise<Snapshot | undefined> {
    const its = this.db.selectFrom('snapshots').select(['position', 'text']).where('table', '=', table)
    return its.executeTakeFirst()
  }

  async saveSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    await this.db
      .insertInto('snapshots')
      .values({ table, ...snapshot })
      .onConflict(conflict => conflict.column('table').doUpdateSet(snapshot))
      .execute()
  }

  async dropSnapshot(table: string): Promise<void> {
    await this.db.deleteFrom('snapshots').where('table', '=', table).execute()
  }

  async openTables(limit: number): Promise<TableRow[]> {
    const open = this.db.selectFrom('tables').selectAll().where('status', '=', 'open').where('open', '=', 1)
    const lately = open.where('free', '>', 0).orderBy('updated_at', 'desc').limit(LOOKED_AT)
    const ofHosts = this.db
      .selectFrom(lately.as('lately'))
      .selectAll()
      .select(eb =>
        eb.fn
          .agg<number>('row_number')
          .over(of => of.partitionBy('host').orderBy('updated_at', 'desc'))
          .as('nth'),
      )
    const inTurn = this.db.selectFrom(ofHosts.as('ofHosts')).selectAll().orderBy('nth').orderBy('updated_at', 'desc')
    return this.withPeople(await inTurn.limit(limit).execute())
  }

  async tablesOf(person: PersonId, limit: number): Promise<TableRow[]> {
    const mine = this.db.selectFrom('seated').select('table').where('person', '=', person)
    const query = this.db.selectFrom('tables').selectAll().where('table', 'in', mine)
    return this.withPeople(await query.orderBy('updated_at', 'desc').limit(limit).execute())
  }

  async inPlay(since: number, limit: number): Promise<string[]> {
    const paired = this.db.selectFrom('calls').select('table').where('state', '=', 'open')
    const playing = this.db.selectFrom('tables').select('table').where('status', '=', 'playing')
    const shown = playing.where(eb => eb.or([eb('open', '=', 1), eb('table', 'in', paired)]))
    const lately = shown.where('updated_at', '>', since).orderBy('updated_at', 'desc')
    return (await lately.limit(limit).execute()).map(({ table }) => table)
  }

  async lastPositions(tables: readonly string[]): Promise<{ table: string; position: number }[]> {
    if (tables.length === 0) return []
    const last = this.db.selectFrom('log').select(eb => ['table', eb.fn.max('position').as('position')])
    return last.where('table', 'in', tables).groupBy('table').execute()
  }

  takeUp(keeper: string): Promise<string[]> {
    return takeUp(this.db, keeper, this.dialect.now)
  }

  async putOff(table: string, keeper: string, due: number | undefined): Promise<void> {
    const its = this.db.updateTable('tables').where('table', '=', table).where('keeper', '=', keeper)
    await its.set({ due: due ?? null }).execute()
  }

  takeNotices(keeper: string): Promise<Notice[]> {
    return takeNotices(this.db, keeper, this.dialect.now)
  }

  async dropNotice({ kind, about, person }: NewNotice): Promise<void> {
    const it = this.db.deleteFrom('notices').where('kind', '=', kind).where('about', '=', about)
    await it.where('person', '=', person).execute()
  }

  async leaveToMail({ kind, about, person }: NewNotice): Promise<void> {
    const it = this.db.updateTable('notices').set({ mail_only: 1 }).where('kind', '=', kind).where('about', '=', about)
    await it.where('person', '=', person).execute()
  }

  letGo(keeper: string): Promise<void> {
    return letGo(this.db, keeper)
  }

  async now(): Promise<number> {
    const { now } = await this.db.selectNoFrom(this.dialect.now().as('now')).executeTakeFirstOrThrow()
    return now
  }

  async ping(): Promise<void> {
    await this.db.selectFrom('secrets').select('name').limit(1).execute()
  }

  async savePerson(person: Person): Promise<void> {
    await this.db
      .insertInto('people')
      .values(person)
      .onConflict(conflict => conflict.column('person').doUpdateSet({ name: person.name }))
      .execute()
  }

  findPerson(person: PersonId): Promise<Person | undefined> {
    return this.db.selectFrom('people').selectAll().where('person', '=', person).executeTakeFirst()
  }

  async saveLink(token: string, person: PersonId, until: number): Promise<void> {
    await this.db.deleteFrom('links').where('person', '=', person).execute()
    await this.db.insertInto('links').values({ token, person, until }).execute()
  }

  async takeLink(token: string, now: number): Promise<PersonId | undefined> {
    const link = await this.db.deleteFrom('links').where('token', '=', token).returningAll().executeTakeFirst()
    return link !== undefined && link.until > now ? link.person : undefined
  }

  async saveSubscription(person: PersonId, endpoint: string, subscription: string): Promise<void> {
    await this.db
      .insertInto('subscriptions')
      .values({ endpoint, person, subscription })
      .onConflict(conflict => conflict.column('endpoint').doUpdateSet({ person, subscription }))
      .execute()
  }

  async subscriptionsOf(person: PersonId): Promise<string[]> {
    const rows = await this.db.selectFrom('subscriptions').select('subscription').where('person', '=', person).execute()
    return rows.map(row => row.subscription)
  }

  async dropSubscription(endpoint: string): Promise<void> {
    await this.db.deleteFrom('subscriptions').where('endpoint', '=', endpoint).execute()
  }

  async secret(name: string, fresh: string): Promise<string> {
    await this.db
      .insertInto('secrets')
      .values({ name, value: fresh })
      .onConflict(conflict => conflict.column('name').doNothing())
      .execute()
    const row = await this.db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
    return row.value
  }

  async close(): Promise<void> {
    await this.writing
    await this.db.destroy()
  }

  private soon(line: Line): Promise<boolean> {
    return new Promise((done, failed) => {
      this.waiting.push({ ...line, done, failed })
      this.writing ??= this.write()
    })
  }

  private async write() {
    // Lets everything that arrives in this turn come along.
    await new Promise<void>(resolve => setImmediate(resolve))
    while (this.waiting.length > 0) {
      await this.commit(this.waiting.splice(0, MOST_AT_ONCE))
    }
    this.writing = undefined
  }

  private async commit(batch: Append[]) {
    try {
      const tooMany = await writeBatch(this.db, batch, this.dialect, this.texts)
      for (const append of batch) append.done(!tooMany.has(append))
    } catch (error) {
      for (const append of batch)
        if (batch.length > 1) await this.commit([append])
        else append.failed(this.dialect.isTaken(error) ? new PositionTaken(append.table, append.entry.position) : error)
    }
  }

  private async withPeople(rows: Schema['tables'][]): Promise<TableRow[]> {
    if (rows.length === 0) return []
    const ids = rows.map(row => row.table)
    const seated = await this.db.selectFrom('seated').selectAll().where('table', 'in', ids).execute()
    return rows.map(({ table, game, status, open, host, updated_at }) => ({
      table,
      game,
      status: status as TableRow['status'],
      open: open === 1,
      host,
      people: seated.filter(row => row.table === table).map(row => row.person),
      updatedAt: updated_at,
    }))
  }
}

/** SQLite takes at most 32,766 values in a statement, and a row has eleven: what does not fit would be written one by one. */
const MOST_AT_ONCE = 2000

/** Of very many open tables those touched last. */
const LOOKED_AT = 2000
