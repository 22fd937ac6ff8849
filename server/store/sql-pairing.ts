import { type Pace, poolOf } from '@runatal/club'
import type { PersonId } from '@runatal/table'
import type { Kysely } from 'kysely'
import { type Now, takeLease } from './keeping.ts'
import type { Call, PairingBook, Seek } from './pairing.ts'
import type { Schema } from './schema.ts'

/** Those who look for opponents, over SQL. What is decided is decided by rows that only one transaction can take. */
export class SqlPairing implements PairingBook {
  private readonly db: Kysely<Schema>
  private readonly now: Now

  constructor(db: Kysely<Schema>, now: Now) {
    this.db = db
    this.now = now
  }

  lead(what: string, keeper: string): Promise<boolean> {
    return takeLease(this.db, what, keeper, this.now)
  }

  async seek(seek: Seek): Promise<boolean> {
    const { numInsertedOrUpdatedRows: written } = await this.db
      .insertInto('seeks')
      .values(rowOf(seek))
      .onConflict(conflict => conflict.column('person').doNothing())
      .executeTakeFirst()
    return written === 1n
  }

  async unseek(person: PersonId): Promise<boolean> {
    const mine = this.db.deleteFrom('seeks').where('person', '=', person).where('called', 'is', null)
    return (await mine.returning('person').execute()).length === 1
  }

  async here(people: readonly PersonId[], until: number): Promise<void> {
    if (people.length === 0) return
    await this.db
      .updateTable('seeks')
      .set({ here_until: until })
      .where('person', 'in', people)
      .where('here_until', '<', until)
      .execute()
    await this.db
      .updateTable('seeks')
      .set({ until: until + LOST_AFTER })
      .where('person', 'in', people)
      .where('until', '<', until + LOST_AFTER)
      .execute()
  }

  async seeking(now: number): Promise<Seek[]> {
    const waiting = this.db.selectFrom('seeks').selectAll().where('called', 'is', null).where('until', '>', now)
    return (await waiting.execute()).map(seekOf)
  }

  async seeksOf(people: readonly PersonId[]): Promise<Seek[]> {
    if (people.length === 0) return []
    return (await this.db.selectFrom('seeks').selectAll().where('person', 'in', people).execute()).map(seekOf)
  }

  call(call: Call, seated: boolean): Promise<boolean> {
    const tickets = call.people.map(({ ticket }) => ticket)
    return this.db
      .transaction()
      .execute(async db => {
        const taken = await db
          .updateTable('seeks')
          .set({ called: call.table, came: Number(seated) })
          .where('ticket', 'in', tickets)
          .where('called', 'is', null)
          .returning('person')
          .execute()
        if (taken.length < tickets.length) throw new TooLate()
        await db.insertInto('calls').values(callRow(call)).execute()
        return true
      })
      .catch(error => !isTooLate(error))
  }

  async come(person: PersonId, table: string, now: number): Promise<boolean> {
    const called = this.db.selectFrom('calls').select('table').where('table', '=', table).where('until', '>', now)
    const came = await this.db
      .updateTable('seeks')
      .set({ came: 1 })
      .where('person', '=', person)
      .where('called', 'in', called)
      .returning('person')
      .execute()
    return came.length === 1
  }

  settle(table: string, now: number): Promise<Call | undefined> {
    return this.db
      .transaction()
      .execute(async db => {
        const row = await db.selectFrom('calls').selectAll().where('table', '=', table).executeTakeFirst()
        if (row === undefined || row.state === 'open') return undefined
        const call = callOf(row)
        if (row.state === 'seated') return call
        // Whoever takes the call itself first decides what becomes of it.
        const wait = await db.selectFrom('seeks').selectAll().where('called', '=', table).execute()
        const absent = call.people.length - wait.filter(({ came }) => came === 1).length
        if (absent > 0 && row.until > now) return undefined
        if (absent > 0) return this.dissolve(db, table)
        return this.seat(db, call, now)
      })
      .catch(error => {
        isTooLate(error)
        return undefined
      })
  }

  async callAt(table: string): Promise<Call | undefined> {
    const row = await this.db.selectFrom('calls').selectAll().where('table', '=', table).executeTakeFirst()
    return row && callOf(row)
  }

  async unsettled(): Promise<string[]> {
    const going = this.db.selectFrom('calls').select('table').where('state', '<>', 'open').orderBy('at')
    return (await going.limit(AT_ONCE).execute()).map(({ table }) => table)
  }

  async opened(table: string): Promise<void> {
    await this.db.updateTable('calls').set({ state: 'open' }).where('table', '=', table).execute()
  }

  async lastOf(person: PersonId) {
    const row = await this.db
      .selectFrom('met')
      .leftJoin('calls', 'calls.table', 'met.table')
      .select(['met.others', 'met.table', 'met.at', 'calls.state'])
      .where('met.person', '=', person)
      .executeTakeFirst()
    return (
      row && { others: JSON.parse(row.others) as PersonId[], table: row.table, at: row.at, open: row.state === 'open' }
    )
  }

  async waits(pool: string, most: number): Promise<number[]> {
    const its = this.db.selectFrom('calls').select('waited').where('pool', '=', pool).where('state', '=', 'open')
    return (await its.orderBy('at', 'desc').limit(most).execute()).map(({ waited }) => waited)
  }

  async apartAmong(people: readonly PersonId[]): Promise<[PersonId, PersonId][]> {
    const here = new Set(people)
    const pairs: [PersonId, PersonId][] = []
    for (let at = 0; at < people.length; at += AT_ONCE) {
      const some = people.slice(at, at + AT_ONCE)
      const rows = await this.db.selectFrom('blocks').select(['person', 'other']).where('person', 'in', some).execute()
      for (const { person, other } of rows) if (here.has(other)) pairs.push([person, other])
    }
    return pairs
  }

  async sweep(now: number): Promise<void> {
    await this.db.deleteFrom('seeks').where('called', 'is', null).where('until', '<', now).execute()
    await this.db
      .deleteFrom('calls')
      .where('state', '=', 'open')
      .where('at', '<', now - REMEMBERED)
      .execute()
    await this.db
      .deleteFrom('met')
      .where('at', '<', now - REMEMBERED)
      .execute()
  }

  /** All have come: their search is over, and it is written who sits there. */
  private async seat(db: Kysely<Schema>, call: Call, now: number): Promise<Call> {
    await this.take(db, call.table, 'seated')
    await db.deleteFrom('seeks').where('called', '=', call.table).execute()
    for (const { person } of call.people) {
      const others = call.people.flatMap(one => (one.person === person ? [] : [one.person]))
      const row = { others: JSON.stringify(others), table: call.table, at: now }
      await db
        .insertInto('met')
        .values({ person, ...row })
        .onConflict(conflict => conflict.column('person').doUpdateSet(row))
        .execute()
    }
    return call
  }

  private async dissolve(db: Kysely<Schema>, table: string): Promise<undefined> {
    await this.take(db, table, undefined)
    const called = db.deleteFrom('seeks').where('called', '=', table).where('came', '=', 0)
    await called.execute()
    await db.updateTable('seeks').set({ called: null, came: 0 }).where('called', '=', table).execute()
  }

  /** Of several processes at this call one goes on. */
  private async take(db: Kysely<Schema>, table: string, state: string | undefined) {
    const taken =
      state === undefined
        ? await db
            .deleteFrom('calls')
            .where('table', '=', table)
            .where('state', '=', 'called')
            .returning('table')
            .execute()
        : await db
            .updateTable('calls')
            .set({ state })
            .where('table', '=', table)
            .where('state', '=', 'called')
            .returning('table')
            .execute()
    if (taken.length === 0) throw new TooLate()
  }
}

/** Rolls back what another process has decided otherwise. */
class TooLate extends Error {}

function isTooLate(error: unknown): boolean {
  if (error instanceof TooLate) return true
  throw error
}

function rowOf({ wants, bots, program, last, called, came, hereUntil, ...seek }: Seek): Schema['seeks'] {
  return {
    ...seek,
    here_until: hereUntil,
    wants: JSON.stringify(wants),
    bots: Number(bots),
    program: Number(program),
    last: JSON.stringify(last),
    called: called ?? null,
    came: Number(came),
  }
}

function seekOf({ wants, bots, program, last, called, came, here_until: hereUntil, ...row }: Schema['seeks']): Seek {
  return {
    ...row,
    hereUntil,
    wants: JSON.parse(wants) as Seek['wants'],
    bots: bots === 1,
    program: program === 1,
    last: JSON.parse(last) as PersonId[],
    came: came === 1,
    ...(called !== null && { called }),
  }
}

function callRow({ people, bots, ...call }: Call): Schema['calls'] {
  const pool = poolOf(call.game, call.pace)
  return { ...call, pool, people: JSON.stringify(people), bots: JSON.stringify(bots), state: 'called' }
}

function callOf({ people, bots, pace, state: _state, pool: _pool, ...row }: Schema['calls']): Call {
  return {
    ...row,
    pace: pace as Pace,
    people: JSON.parse(people) as Call['people'],
    bots: JSON.parse(bots) as string[],
  }
}

/** Who was here a minute ago may have lost the line only. */
const LOST_AFTER = 60_000
const AT_ONCE = 500
/** Waits of the last month say how long it takes. */
const REMEMBERED = 30 * 24 * 60 * 60 * 1000
