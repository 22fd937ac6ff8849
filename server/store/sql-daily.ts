import type { Tally } from '@runatal/club'
import type { PersonId } from '@runatal/table'
import { type Kysely, sql } from 'kysely'
import type { AnyTry, DailyBook, Ended, NamedTry, Try } from './daily.ts'
import type { Schema } from './schema.ts'

/** The deals of the day over SQL. */
export class SqlDaily implements DailyBook {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  async begin({ day, game, person, table, begunAt }: Try): Promise<boolean> {
    await this.db
      .insertInto('tries')
      .values({ day, game, person, table, begun_at: begunAt, ended_at: null, score: null, stops: '[]' })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    return (await this.tryAt(table)) !== undefined
  }

  async end(table: string, { endedAt, score, stops }: Ended): Promise<void> {
    await this.db
      .updateTable('tries')
      .set({ ended_at: endedAt, score: score ?? null, stops: JSON.stringify(stops) })
      .where('table', '=', table)
      .where('ended_at', 'is', null)
      .execute()
  }

  async tryAt(table: string): Promise<AnyTry | undefined> {
    const row = await this.db.selectFrom('tries').selectAll().where('table', '=', table).executeTakeFirst()
    return row && tryOf(row)
  }

  async triesOf(person: PersonId, day: number): Promise<AnyTry[]> {
    const its = this.db.selectFrom('tries').selectAll().where('person', '=', person).where('day', '=', day)
    return (await its.execute()).map(tryOf)
  }

  async forgotten(since: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tries')
      .innerJoin('finished', 'finished.table', 'tries.table')
      .select('tries.table')
      .where('tries.ended_at', 'is', null)
      .where('tries.day', '>=', since)
      .limit(MANY)
      .execute()
    return rows.map(({ table }) => table)
  }

  async tallies(day: number, game: string): Promise<Tally[]> {
    const rows = await this.ended(day, game)
      .select(eb => ['score', eb.fn.countAll<number>().as('people')])
      .groupBy('score')
      .execute()
    return rows.map(({ score, people }) => ({ people, ...(score !== null && { score }) }))
  }

  async stopsOf(day: number, game: string, without: PersonId): Promise<number[][]> {
    const its = this.ended(day, game).select('stops').where('person', '!=', without)
    const rows = await its.orderBy('person').limit(MANY).execute()
    return rows.map(({ stops }) => JSON.parse(stops) as number[])
  }

  async best(day: number, game: string, fewest: boolean, most: number): Promise<NamedTry[]> {
    const rows = await this.ended(day, game)
      .innerJoin('kept', 'kept.person', 'tries.person')
      .selectAll('tries')
      .select('kept.name')
      .orderBy(sql`score is null`)
      .orderBy('score', fewest ? 'asc' : 'desc')
      .orderBy('ended_at')
      .limit(most)
      .execute()
    return rows.map(row => ({ ...tryOf(row), name: row.name }) as NamedTry)
  }

  async daysOf(person: PersonId): Promise<{ day: number; games: number }[]> {
    const rows = await this.db
      .selectFrom('tries')
      .select(eb => ['day', eb.fn.countAll<number>().as('games')])
      .where('person', '=', person)
      .where('ended_at', 'is not', null)
      .groupBy('day')
      .orderBy('day')
      .execute()
    return rows.map(({ day, games }) => ({ day, games }))
  }

  private ended(day: number, game: string) {
    return this.db
      .selectFrom('tries')
      .where('tries.day', '=', day)
      .where('tries.game', '=', game)
      .where('tries.ended_at', 'is not', null)
  }
}

const MANY = 1000

function tryOf({ begun_at, ended_at, score, stops, ...row }: Schema['tries']): AnyTry {
  const { day, game, person, table } = row
  const begun = { day, game, person, table, begunAt: begun_at }
  if (ended_at === null) return begun
  return { ...begun, endedAt: ended_at, stops: JSON.parse(stops) as number[], ...(score !== null && { score }) }
}
