import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FinishedGame, type KeptRating, MIDDLE, pairUp, poolOf, type Seeker } from '@runatal/club'
import type { Kysely } from 'kysely'
import { finishedRow } from '../../server/store/finished-row.ts'
import { openPostgres, postgresDatabase } from '../../server/store/postgres.ts'
import { playedRows, ratingRowOf, writeRatings } from '../../server/store/rating.ts'
import { take } from '../../server/store/recompute.ts'
import type { Schema } from '../../server/store/schema.ts'
import { openSqlite, sqliteDatabase } from '../../server/store/sqlite.ts'
import type { Store } from '../../server/store/store.ts'
import { openPostgresServer } from '../../server/test/postgres.ts'
import type { Measured, Part } from '../part.ts'

/** Finished games on PostgreSQL, by default; `CLUB_GAMES` says how many. SQLite has a tenth; people are a hundredth. */
const GAMES = 50_000

/** What a profile and a leaderboard cost where many have played, and how fast all of it is rated anew. */
export const club: Part = {
  name: 'club',
  describe:
    'a profile and a leaderboard among made people and games (p99, wall time), games rated anew a second, 1,000 people paired',
  isLong: true,
  async run({ progress }) {
    const games = Number(process.env['CLUB_GAMES'] ?? GAMES)
    const measured: Measured = { 'club.games': games, ...pairing() }
    const postgres = await openPostgresServer({ durable: false })
    const folder = await mkdtemp(join(tmpdir(), 'runatal-bench-club-'))
    try {
      const where = await postgres.database()
      measured['club.ratingsPerSecond'] = await fill(await postgresDatabase(where), games, done =>
        progress(done, 2 * games),
      )
      Object.assign(measured, await read(await openPostgres(where), games, 'club'))
      const file = join(folder, 'club.db')
      await fill(await sqliteDatabase(file), Math.ceil(games / 10), done => progress(games + done, 2 * games))
      Object.assign(measured, await read(await openSqlite(file), Math.ceil(games / 10), 'club.sqlite'))
      progress(1, 1)
      return measured
    } finally {
      await postgres.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

/** A thousand people who wait, for one to three of six games each, are brought together: CPU time of the median of many rounds. */
function pairing(): Measured {
  const seekers = Array.from({ length: WAITING }, (_, i): Seeker => ({
    person: nameOf(i),
    since: i * 60,
    bots: false,
    last: [nameOf((i + 1) % WAITING)],
    wants: Array.from({ length: 1 + (i % 3) }, (_want, n) => ({
      game: `game ${(i + n) % 6}`,
      pace: i % 4 === 0 ? 'letter' : 'live',
      rating: { mu: 1000 + 1000 * strewn(i), sigma: 50 + 300 * strewn(i + WAITING) },
    })),
  }))
  const took: number[] = []
  for (let round = 0; round < 40; round++) {
    const begun = process.cpuUsage()
    const parties = pairUp(seekers, sizesOf, (a, b) => a.length + b.length === 3, WAITING * 60)
    const { user, system } = process.cpuUsage(begun)
    if (parties.length === 0) throw new Error('Nobody was paired')
    took.push((user + system) / 1000)
  }
  return { 'club.pairingMs': took.toSorted((a, b) => a - b)[20] ?? 0 }
}

/** A number from 0 to 1 for each, always the same. */
function strewn(n: number): number {
  return (Math.imul(n + 1, 2_654_435_761) >>> 0) / 2 ** 32
}

/** Duels and tables for up to five in turns. */
function sizesOf(game: string) {
  return { min: 2, max: Number(game.at(-1)) % 2 === 0 ? 2 : 5 }
}

/** Makes people and games, rates them in memory and writes what comes of it. Gives games rated in a second of CPU time. */
async function fill(db: Kysely<Schema>, games: number, progress: (done: number) => void): Promise<number> {
  const people = peopleOf(games)
  const names = Array.from({ length: people }, (_, i) => ({
    person: nameOf(i),
    name: nameOf(i),
    folded: nameOf(i),
    since: 1,
    program: 0,
  }))
  for (const part of parts(names)) await db.insertInto('kept').values(part).execute()
  const ratings = new Map<string, Map<string, KeptRating>>()
  const records = new Map<string, Schema['records']>()
  let spent = 0
  for (let from = 0; from < games; from += PAGE) {
    const page = Array.from({ length: Math.min(PAGE, games - from) }, (_, i) => madeGame(from + i, people))
    const begun = process.cpuUsage()
    const changes = page.map(game => take(ratings, game))
    const { user, system } = process.cpuUsage(begun)
    spent += user + system
    const played = page.flatMap((game, i) => playedRows(game, changes[i]!))
    for (const { person, game, players, result } of played) {
      const key = `${person} ${game} ${players}`
      const record = records.get(key) ?? { person, game, players, won: 0, drawn: 0, lost: 0, best: 9 }
      record[result as 'won' | 'drawn' | 'lost']++
      records.set(key, record)
    }
    await db.transaction().execute(async transaction => {
      const rows = page.map((game, i) => ({ ...finishedRow(game), number: from + i + 1 }))
      await transaction.insertInto('finished').values(rows).execute()
      for (const part of parts(played)) await transaction.insertInto('played').values(part).execute()
    })
    progress(from + page.length)
  }
  for (const [pool, its] of ratings)
    for (const part of parts([...its]))
      await writeRatings(
        db,
        part.map(([who, one]) => ratingRowOf(pool, who, one)),
      )
  for (const part of parts([...records.values()])) await db.insertInto('records').values(part).execute()
  await db.destroy()
  return games / (spent / 1_000_000)
}

/** What the routes ask of the store for a profile and for a leaderboard. */
async function read(store: Store, games: number, name: string): Promise<Measured> {
  const people = peopleOf(games)
  const { club: kept } = store
  const now = games * APART
  const pool = poolOf('go', 'live')
  try {
    const profile = await p99(200, async i => {
      const who = await kept.keeperOf(nameOf((i * 7919) % people))
      await Promise.all([
        kept.ratingsOf(who!.person),
        kept.recordsOf(who!.person),
        kept.playedBy(who!.person, 300),
        kept.between(who!.person, nameOf((i * 104_729) % people)),
        kept.pointsOf(who!.person, 'go', 'live', 0),
      ])
    })
    const leaderboard = await p99(100, async i => {
      await Promise.all([
        kept.best(pool, now, 0, 50, 0),
        kept.standing(pool, now, 0, MIDDLE + i),
        kept.spread(pool, now),
      ])
    })
    return { [`${name}.profileMs`]: profile, [`${name}.leaderboardMs`]: leaderboard }
  } finally {
    await store.close()
  }
}

async function p99(times: number, act: (i: number) => Promise<void>): Promise<number> {
  const took: number[] = []
  for (let i = 0; i < times; i++) {
    const from = performance.now()
    await act(i)
    took.push(performance.now() - from)
  }
  return took.toSorted((a, b) => a - b)[Math.floor(0.99 * (times - 1))] ?? 0
}

/** Two to four people; the better are a little likelier to be in front. Always the same ones. */
function madeGame(i: number, people: number): FinishedGame {
  const chance = (n: number) => ((Math.imul(i + 1, 2_654_435_761) ^ Math.imul(n + 1, 40_503)) >>> 0) / 2 ** 32
  const seats = 2 + (i % 3)
  const who = new Set<number>()
  for (let n = 0; who.size < seats; n++) who.add(Math.floor(chance(n) ** 2 * people))
  const order = [...who].toSorted((a, b) => a / people + chance(a) - b / people - chance(b))
  return {
    table: `t${i}`,
    game: 'go',
    pace: i % 5 === 0 ? 'letter' : 'live',
    endedAt: i * APART,
    moves: 40,
    seats: order.map((one, place) => ({ person: nameOf(one), place: place + 1, score: 9 - place })),
  }
}

function* parts<T>(rows: readonly T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += AT_A_TIME) yield rows.slice(at, at + AT_A_TIME)
}

function peopleOf(games: number): number {
  return Math.max(10, Math.ceil(games / 100))
}

function nameOf(i: number): string {
  return `p${i}`
}

/** People who look for opponents at once. */
const WAITING = 1000
/** A few seconds between one end and the next. */
const APART = 3000
const PAGE = 2000
const AT_A_TIME = 500
