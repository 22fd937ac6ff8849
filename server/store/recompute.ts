import { createHash } from 'node:crypto'
import { type Change, type FinishedGame, type KeptRating, rateGame } from '@runatal/club'
import type { Insertable, Kysely } from 'kysely'
import { finishedGame } from './finished-row.ts'
import { playedRows, ratingRowOf, writeRatings } from './rating.ts'
import type { Schema } from './schema.ts'

/** What became of the finished games when they were rated anew. */
export interface Recomputed {
  games: number
  ratings: number
  /** Of all ratings: two houses with the same games have the same. */
  digest: string
  /** Whether that is what was kept. */
  same: boolean
}

/** Works out all ratings and records anew, from the finished games in the order of their numbers, and keeps them. */
export async function recompute(db: Kysely<Schema>, alone: (db: Kysely<Schema>) => Promise<void>): Promise<Recomputed> {
  return db.transaction().execute(async transaction => {
    await alone(transaction)
    const before = await digestOf(transaction)
    const ratings = new Map<string, Map<string, KeptRating>>()
    const records = new Map<string, Schema['records']>()
    await transaction.deleteFrom('played').execute()
    let games = 0
    for await (const page of pages(transaction)) {
      const played = page.flatMap(game => playedRows(game, take(ratings, game)))
      for (const one of played) countIn(records, one)
      for (const part of parts(played)) await transaction.insertInto('played').values(part).execute()
      games += page.length
    }
    await transaction.deleteFrom('ratings').execute()
    await transaction.deleteFrom('records').execute()
    const rows = [...ratings].flatMap(([pool, its]) =>
      [...its].map(([subject, one]) => ratingRowOf(pool, subject, one)),
    )
    for (const part of parts(rows)) await writeRatings(transaction, part)
    for (const part of parts([...records.values()])) await transaction.insertInto('records').values(part).execute()
    const digest = await digestOf(transaction)
    return { games, ratings: rows.length, digest, same: digest === before }
  })
}

/** Rates one more game in memory: what `npm run data -- ratings` and the bench spend their time with. */
export function take(ratings: Map<string, Map<string, KeptRating>>, game: FinishedGame): Change[] {
  const changes = rateGame(game, (pool, subject) => ratings.get(pool)?.get(subject))
  for (const { pool, subject, after } of changes) {
    const its = ratings.get(pool)
    if (its === undefined) ratings.set(pool, new Map([[subject, after]]))
    else its.set(subject, after)
  }
  return changes
}

/** Of all that is made of finished games, to the last bit of every number. */
export async function digestOf(db: Kysely<Schema>): Promise<string> {
  const hash = createHash('sha256')
  const all = [
    await db.selectFrom('ratings').selectAll().execute(),
    await db.selectFrom('records').selectAll().execute(),
    await db.selectFrom('played').selectAll().execute(),
  ]
  for (const rows of all) for (const line of rows.map(lineOf).toSorted()) hash.update(`${line}\n`)
  return hash.digest('hex')
}

function lineOf(row: object): string {
  return JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

async function* pages(db: Kysely<Schema>): AsyncGenerator<FinishedGame[]> {
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('finished')
      .selectAll()
      .where('number', '>', after)
      .orderBy('number')
      .limit(PAGE)
      .execute()
    const last = rows.at(-1)?.number
    if (last === undefined || last === null) return
    yield rows.map(finishedGame)
    after = last
  }
}

function countIn(records: Map<string, Schema['records']>, one: Insertable<Schema['played']>) {
  const { person, game, players, result, score } = one
  const key = JSON.stringify([person, game, players])
  const record = records.get(key) ?? { person, game, players, won: 0, drawn: 0, lost: 0, best: score }
  record[result as 'won' | 'drawn' | 'lost']++
  record.best = Math.max(record.best, score)
  records.set(key, record)
}

function* parts<T>(rows: readonly T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += AT_A_TIME) yield rows.slice(at, at + AT_A_TIME)
}

const PAGE = 5000
/** SQLite takes 32,766 values in a statement. */
const AT_A_TIME = 2000
