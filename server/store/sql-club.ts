import { aged, type FinishedGame, type KeptRating, type Rating, type Result } from '@runatal/club'
import type { PersonId } from '@runatal/table'
import { type Kysely, sql } from 'kysely'
import type { Challenge, Club, GameRecord, Kept, Passkey, PlayedGame, Point, Ranked } from './club.ts'
import { finishedGame } from './finished-row.ts'
import { rateFinished } from './rating.ts'
import type { Schema } from './schema.ts'
import type { Dialect } from './sql.ts'

/** The club over SQL. */
export class SqlClub implements Club {
  private readonly db: Kysely<Schema>
  private readonly dialect: Dialect

  constructor(db: Kysely<Schema>, dialect: Dialect) {
    this.db = db
    this.dialect = dialect
  }

  async keeperOf(folded: string): Promise<Kept | undefined> {
    const row = await this.db.selectFrom('kept').selectAll().where('folded', '=', folded).executeTakeFirst()
    return row && keptOf(row)
  }

  async keptOf(people: readonly PersonId[]): Promise<Kept[]> {
    if (people.length === 0) return []
    return (await this.db.selectFrom('kept').selectAll().where('person', 'in', people).execute()).map(keptOf)
  }

  keepName(kept: Kept, codes: readonly string[], passkey?: Passkey): Promise<boolean> {
    return this.db.transaction().execute(async db => {
      const row = { ...kept, program: Number(kept.program) }
      // Who was first has it: neither a name like it, nor a second name of one person.
      const { numInsertedOrUpdatedRows: written } = await db
        .insertInto('kept')
        .values(row)
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirst()
      if (written !== 1n) return false
      await writeName(db, kept.person, kept.name)
      if (passkey !== undefined) await db.insertInto('passkeys').values(passkeyRow(passkey)).execute()
      await writeCodes(db, kept.person, codes)
      return true
    })
  }

  renameKept(person: PersonId, name: string, folded: string): Promise<boolean> {
    return this.db.transaction().execute(async db => {
      const taken = db.selectFrom('kept').select('person').where('folded', '=', folded).where('person', '!=', person)
      if ((await taken.executeTakeFirst()) !== undefined) return false
      await db.updateTable('kept').set({ name, folded }).where('person', '=', person).execute()
      await writeName(db, person, name)
      return true
    })
  }

  async saveChallenge(challenge: Challenge): Promise<void> {
    await this.db
      .deleteFrom('challenges')
      .where('until', '<', challenge.until - FORGOTTEN)
      .execute()
    await this.db.insertInto('challenges').values(challenge).execute()
  }

  async takeChallenge(challenge: string, purpose: Challenge['purpose'], now: number): Promise<Challenge | undefined> {
    const its = this.db.deleteFrom('challenges').where('challenge', '=', challenge).where('purpose', '=', purpose)
    const taken = await its.returningAll().executeTakeFirst()
    return taken !== undefined && taken.until > now ? (taken as Challenge) : undefined
  }

  async passkeysOf(person: PersonId): Promise<Passkey[]> {
    const its = this.db.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('since')
    return (await its.execute()).map(passkeyOf)
  }

  async passkey(id: string): Promise<Passkey | undefined> {
    const row = await this.db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
    return row && passkeyOf(row)
  }

  async addPasskey(passkey: Passkey): Promise<void> {
    await this.db.insertInto('passkeys').values(passkeyRow(passkey)).execute()
  }

  removePasskey(person: PersonId, id: string): Promise<boolean> {
    return this.db.transaction().execute(async db => {
      const all = await db.selectFrom('passkeys').select('id').where('person', '=', person).execute()
      if (all.length < 2 || !all.some(one => one.id === id)) return false
      await db.deleteFrom('passkeys').where('person', '=', person).where('id', '=', id).execute()
      return true
    })
  }

  async usedPasskey(id: string, counter: number, now: number): Promise<void> {
    await this.db.updateTable('passkeys').set({ counter, used_at: now }).where('id', '=', id).execute()
  }

  async replaceCodes(person: PersonId, hashes: readonly string[]): Promise<void> {
    await this.db.transaction().execute(db => writeCodes(db, person, hashes))
  }

  async takeCode(person: PersonId, hash: string, now: number): Promise<boolean> {
    const its = this.db.updateTable('codes').set({ used_at: now }).where('person', '=', person)
    const taken = await its.where('hash', '=', hash).where('used_at', 'is', null).returning('hash').execute()
    return taken.length === 1
  }

  async codesLeft(person: PersonId): Promise<number> {
    const its = this.db.selectFrom('codes').select('hash').where('person', '=', person).where('used_at', 'is', null)
    return (await its.execute()).length
  }

  async block(person: PersonId, other: PersonId, now: number): Promise<void> {
    await this.db
      .insertInto('blocks')
      .values({ person, other, since: now })
      .onConflict(conflict => conflict.columns(['person', 'other']).doNothing())
      .execute()
  }

  async unblock(person: PersonId, other: PersonId): Promise<void> {
    await this.db.deleteFrom('blocks').where('person', '=', person).where('other', '=', other).execute()
  }

  async isApart(person: PersonId, others: readonly PersonId[]): Promise<boolean> {
    if (others.length === 0) return false
    const mine = this.db.selectFrom('blocks').select('since').where('person', '=', person).where('other', 'in', others)
    const theirs = this.db
      .selectFrom('blocks')
      .select('since')
      .where('other', '=', person)
      .where('person', 'in', others)
    return (await mine.limit(1).execute()).length + (await theirs.limit(1).execute()).length > 0
  }

  async blocksAmong(people: readonly PersonId[]): Promise<[by: PersonId, whom: PersonId][]> {
    if (people.length < 2) return []
    const its = this.db.selectFrom('blocks').select(['person', 'other']).where('person', 'in', people)
    return (await its.where('other', 'in', people).execute()).map(({ person, other }) => [person, other])
  }

  async blockedBy(person: PersonId): Promise<{ person: PersonId; name: string; since: number }[]> {
    const named = this.db.selectFrom('blocks').leftJoin('people', 'people.person', 'blocks.other')
    const its = named.select(['other as person', 'since', 'name']).where('blocks.person', '=', person)
    const rows = await its.orderBy('since', 'desc').limit(MANY).execute()
    return rows.map(row => ({ ...row, name: row.name ?? '' }))
  }

  async erase(person: PersonId, now: number): Promise<void> {
    await this.db.transaction().execute(async db => {
      for (const table of OWN) await db.deleteFrom(table).where('person', '=', person).execute()
      for (const table of ['blocks', 'follows'] as const)
        await db.deleteFrom(table).where('other', '=', person).execute()
      await db.deleteFrom('invitations').where('by', '=', person).execute()
      const own = db.selectFrom('studies').select('study').where('owner', '=', person)
      await db.deleteFrom('study_lines').where('study', 'in', own).execute()
      await db.deleteFrom('studies').where('owner', '=', person).execute()
      await db.deleteFrom('reports').where('about', '=', person).execute()
      await db.deleteFrom('acts').where('about', '=', person).execute()
      await db
        .insertInto('gone')
        .values({ person, at: now })
        .onConflict(conflict => conflict.column('person').doNothing())
        .execute()
    })
  }

  async goneOf(people: readonly PersonId[]): Promise<PersonId[]> {
    if (people.length === 0) return []
    const rows = await this.db.selectFrom('gone').select('person').where('person', 'in', people).execute()
    return rows.map(({ person }) => person)
  }

  rateFinished(most: number): Promise<number> {
    return rateFinished(this.db, db => this.dialect.lockRating(db), most)
  }

  async finished(table: string): Promise<FinishedGame | undefined> {
    const row = await this.db.selectFrom('finished').selectAll().where('table', '=', table).executeTakeFirst()
    return row && finishedGame(row)
  }

  async ratingsIn(pool: string, subjects: readonly string[]): Promise<(KeptRating & { subject: string })[]> {
    if (subjects.length === 0) return []
    const its = this.db.selectFrom('ratings').select(['subject', 'mu', 'sigma', 'games', 'at'])
    return its.where('pool', '=', pool).where('subject', 'in', subjects).execute()
  }

  ratingsOf(person: PersonId): Promise<(KeptRating & { pool: string })[]> {
    const its = this.db.selectFrom('ratings').select(['pool', 'mu', 'sigma', 'games', 'at'])
    return its.where('subject', '=', person).orderBy('pool').execute()
  }

  recordsOf(person: PersonId): Promise<GameRecord[]> {
    const its = this.db.selectFrom('records').select(['game', 'players', 'won', 'drawn', 'lost', 'best'])
    return its.where('person', '=', person).orderBy('game').orderBy('players').execute()
  }

  async formOf(person: PersonId, game: string, most: number): Promise<Result[]> {
    const its = this.db.selectFrom('played').select('result').where('person', '=', person).where('game', '=', game)
    return (await its.orderBy('ended_at', 'desc').limit(most).execute()).map(({ result }) => result as Result)
  }

  async playedBy(person: PersonId, most: number, before?: number): Promise<PlayedGame[]> {
    const all = this.db.selectFrom('played').select(['table', 'result', 'mu', 'sigma', 'gain'])
    const mine = all.where('person', '=', person)
    const until = before === undefined ? mine : mine.where('ended_at', '<', before)
    const rows = await until.orderBy('ended_at', 'desc').limit(most).execute()
    if (rows.length === 0) return []
    const tables = rows.map(({ table }) => table)
    const games = await this.db.selectFrom('finished').selectAll().where('table', 'in', tables).execute()
    const byTable = new Map(games.map(game => [game.table, finishedGame(game)]))
    return rows.flatMap(({ table, result, mu, sigma, gain }) => {
      const game = byTable.get(table)
      if (game === undefined) return []
      const rating = mu === null || sigma === null || gain === null ? {} : { rating: { mu, sigma, gain } }
      return [{ game, result: result as Result, ...rating }]
    })
  }

  async gainsOf(table: string): Promise<(Rating & { person: PersonId; gain: number })[]> {
    const its = this.db.selectFrom('played').select(['person', 'mu', 'sigma', 'gain']).where('table', '=', table)
    return (await its.execute()).flatMap(({ person, mu, sigma, gain }) =>
      mu === null || sigma === null || gain === null ? [] : [{ person, mu, sigma, gain }],
    )
  }

  async pointsOf(person: PersonId, game: string, pace: string, since: number): Promise<Point[]> {
    const its = this.db.selectFrom('played').select(['ended_at as at', 'mu', 'sigma']).where('person', '=', person)
    const rated = its.where('game', '=', game).where('pace', '=', pace).where('rated', '=', 1)
    const lately = rated.where('ended_at', '>=', since).orderBy('ended_at', 'desc').limit(MOST_POINTS)
    const points = (await lately.execute()).flatMap(({ at, mu, sigma }) =>
      mu === null || sigma === null ? [] : [{ at, mu, sigma }],
    )
    return points.toReversed()
  }

  async between(person: PersonId, other: PersonId) {
    const rows = await this.db
      .selectFrom('played as mine')
      .innerJoin('played as theirs', join =>
        join.onRef('theirs.table', '=', 'mine.table').on('theirs.person', '=', other),
      )
      .select(['mine.table', 'mine.game', 'mine.result as mine', 'theirs.result as theirs', 'mine.ended_at as at'])
      .where('mine.person', '=', person)
      .orderBy('mine.ended_at', 'desc')
      .limit(MANY)
      .execute()
    return rows.map(row => ({ ...row, mine: row.mine as Result, theirs: row.theirs as Result }))
  }

  async best(
    pool: string,
    now: number,
    since: number,
    most: number,
    from: number,
    among?: readonly PersonId[],
  ): Promise<Ranked[]> {
    const rows = await this.listed(pool, now, since, among)
      .innerJoin('kept', 'kept.person', 'ratings.subject')
      .select(['person', 'name', 'program', 'mu', 'sigma', 'games', 'at'])
      .orderBy('mu', 'desc')
      .orderBy('subject')
      .limit(most)
      .offset(from)
      .execute()
    return rows.map(({ program, ...row }) => ({ ...aged(row, row.at, now), program: program === 1 }))
  }

  async standing(
    pool: string,
    now: number,
    since: number,
    mu: number,
    among?: readonly PersonId[],
  ): Promise<{ above: number; of: number }> {
    const people = this.listed(pool, now, since, among).innerJoin('kept', 'kept.person', 'ratings.subject')
    const above = sql<number | null>`sum(case when mu > ${mu} then 1 else 0 end)`.as('above')
    const row = await people.select(eb => [above, eb.fn.countAll<number>().as('of')]).executeTakeFirstOrThrow()
    return { above: row.above ?? 0, of: row.of }
  }

  async spread(pool: string, now: number): Promise<{ hundred: number; people: number }[]> {
    const hundred = sql<number>`cast(floor(mu / 100) as integer) * 100`
    const people = this.listed(pool, now, 0).select(eb => [
      hundred.as('hundred'),
      eb.fn.countAll<number>().as('people'),
    ])
    return people.where('subject', 'not like', 'box:%').groupBy(hundred).orderBy(hundred).execute()
  }

  /** Ratings that are known well, of those who played since. */
  private listed(pool: string, now: number, since: number, among?: readonly PersonId[]) {
    const all = this.db.selectFrom('ratings').where('pool', '=', pool).where('known_until', '>', 0)
    const known = all.where('known_until', '>', now).where('at', '>=', since)
    return among === undefined ? known : known.where('subject', 'in', [...among])
  }
}

async function writeName(db: Kysely<Schema>, person: PersonId, name: string) {
  await db
    .insertInto('people')
    .values({ person, name })
    .onConflict(conflict => conflict.column('person').doUpdateSet({ name }))
    .execute()
}

async function writeCodes(db: Kysely<Schema>, person: PersonId, hashes: readonly string[]) {
  await db.deleteFrom('codes').where('person', '=', person).execute()
  if (hashes.length === 0) return
  await db
    .insertInto('codes')
    .values(hashes.map(hash => ({ hash, person, used_at: null })))
    .execute()
}

function keptOf({ program, ...row }: Schema['kept']): Kept {
  return { ...row, program: program === 1 }
}

function passkeyRow({ usedAt, transports, ...passkey }: Passkey): Schema['passkeys'] {
  return { ...passkey, transports: transports.join(' '), used_at: usedAt }
}

function passkeyOf({ used_at: usedAt, transports, ...row }: Schema['passkeys']): Passkey {
  return { ...row, usedAt, transports: transports.split(' ').filter(one => one !== '') }
}

/** What is somebody's own, and goes with them. */
const OWN = [
  'kept',
  'passkeys',
  'codes',
  'challenges',
  'blocks',
  'people',
  'links',
  'subscriptions',
  'notices',
  'mail',
  'mail_asked',
  'wishes',
  'seeks',
  'met',
  'follows',
  'seen',
  'invitations',
  'moderators',
  'reports',
] as const
const MANY = 1000
const MOST_POINTS = 2000
/** Challenges that nobody came back with are swept away after an hour. */
const FORGOTTEN = 60 * 60 * 1000
