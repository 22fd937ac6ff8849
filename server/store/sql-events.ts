import type { Tournament } from '@runatal/club'
import type { PersonId } from '@runatal/table'
import type { Kysely } from 'kysely'
import type { EventsBook, KeptTournament } from './events.ts'
import { keepNotices, LEASE } from './keeping.ts'
import type { Schema } from './schema.ts'
import type { Dialect } from './sql.ts'
import type { NewNotice } from './store.ts'

/** Tournaments over SQL. */
export class SqlEvents implements EventsBook {
  private readonly db: Kysely<Schema>
  private readonly dialect: Dialect

  constructor(db: Kysely<Schema>, dialect: Dialect) {
    this.db = db
    this.dialect = dialect
  }

  create(tournament: Tournament, due: number | undefined, most: number): Promise<boolean> {
    const { id, owner } = tournament
    return this.db.transaction().execute(async db => {
      await this.dialect.lock(db, owner)
      const theirs = db.selectFrom('tournaments').select('id').where('owner', '=', owner).where('status', '!=', 'over')
      if ((await theirs.limit(most).execute()).length >= most) return false
      const { numInsertedOrUpdatedRows: written } = await db
        .insertInto('tournaments')
        .values({ id, version: 1, owner, keeper: '', kept_until: 0, ...rowOf(tournament, due) })
        .onConflict(conflict => conflict.column('id').doNothing())
        .executeTakeFirst()
      await enterAll(db, tournament)
      return written === 1n
    })
  }

  async read(id: string): Promise<KeptTournament | undefined> {
    const its = this.db.selectFrom('tournaments').select(['version', 'text']).where('id', '=', id)
    const row = await its.executeTakeFirst()
    return row && { version: row.version, tournament: parsed(row) }
  }

  write(
    tournament: Tournament,
    version: number,
    due: number | undefined,
    notices: readonly NewNotice[] = [],
  ): Promise<boolean> {
    return this.db.transaction().execute(async db => {
      const { numUpdatedRows: written } = await db
        .updateTable('tournaments')
        .set({ version: version + 1, ...rowOf(tournament, due) })
        .where('id', '=', tournament.id)
        .where('version', '=', version)
        .executeTakeFirst()
      if (written !== 1n) return false
      await enterAll(db, tournament)
      await keepNotices(db, notices, this.dialect.now)
      return true
    })
  }

  async list(over: boolean, most: number): Promise<Tournament[]> {
    const listed = this.db.selectFrom('tournaments').select('text').where('listed', '=', 1)
    const rows = over ? listed.where('status', '=', 'over') : listed.where('status', '!=', 'over')
    return (
      await rows
        .orderBy('starts_at', over ? 'desc' : 'asc')
        .limit(most)
        .execute()
    ).map(parsed)
  }

  async of(person: PersonId, most: number): Promise<Tournament[]> {
    const mine = this.db.selectFrom('entered').select('tournament').where('person', '=', person)
    const rows = this.db
      .selectFrom('tournaments')
      .select('text')
      .where(eb => eb.or([eb('id', 'in', mine), eb('owner', '=', person)]))
    return (await rows.orderBy('starts_at', 'desc').limit(most).execute()).map(parsed)
  }

  async takeUp(keeper: string): Promise<string[]> {
    const { now } = this.dialect
    const rows = await this.db
      .updateTable('tournaments')
      .set({ keeper, kept_until: now(LEASE) })
      .where('due', '<=', now())
      .where(eb => eb.or([eb('keeper', '=', keeper), eb('kept_until', '<', now())]))
      .returning('id')
      .execute()
    return rows.map(({ id }) => id)
  }
}

function rowOf(tournament: Tournament, due: number | undefined) {
  const { status, plan } = tournament
  return {
    status,
    listed: plan.listed ? 1 : 0,
    starts_at: plan.startsAt,
    due: due ?? null,
    text: JSON.stringify(tournament),
  }
}

async function enterAll(db: Kysely<Schema>, { id: tournament, entrants }: Tournament) {
  await db.deleteFrom('entered').where('tournament', '=', tournament).execute()
  if (entrants.length === 0) return
  await db
    .insertInto('entered')
    .values(entrants.map(({ person }) => ({ person, tournament })))
    .execute()
}

function parsed({ text }: { text: string }): Tournament {
  return JSON.parse(text) as Tournament
}
