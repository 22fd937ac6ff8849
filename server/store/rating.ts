import {
  type Change,
  type FinishedGame,
  type KeptRating,
  knownUntil,
  type Known,
  poolOf,
  boxSubject,
  isTooOften,
  rateGame,
  resultOf,
  placeOf,
  type Unrated,
} from '@runatal/club'
import type { Insertable, Kysely } from 'kysely'
import { finishedGame } from './finished-row.ts'
import type { Schema } from './schema.ts'

/**
 * Ratings and records are a projection of the finished games, in the order of their numbers. A game gets its number in the
 * transaction that works out what it changes: whoever dies in the middle has done nothing, and no game counts twice.
 */
export async function rateFinished(
  db: Kysely<Schema>,
  alone: (db: Kysely<Schema>) => Promise<void>,
  most: number,
): Promise<number> {
  const waiting = db.selectFrom('finished').selectAll().where('number', 'is', null)
  if ((await waiting.limit(1).execute()).length === 0) return 0
  return db.transaction().execute(async transaction => {
    await alone(transaction)
    const rows = await transaction
      .selectFrom('finished')
      .selectAll()
      .where('number', 'is', null)
      .orderBy('ended_at')
      .orderBy('table')
      .limit(most)
      .execute()
    const last = await transaction
      .selectFrom('finished')
      .select('number')
      .where('number', 'is not', null)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    let number = last?.number ?? 0
    for (const row of rows) await rateOne(transaction, finishedGame(row), ++number)
    return rows.length
  })
}

async function rateOne(db: Kysely<Schema>, heard: FinishedGame, number: number) {
  const game = await judged(db, heard)
  await db
    .updateTable('finished')
    .set({ number, unrated: game.unrated ?? null, seats: JSON.stringify(game.seats) })
    .where('table', '=', game.table)
    .execute()
  const changes = rateGame(game, await knownOf(db, game))
  if (changes.length > 0) await writeRatings(db, changes.map(ratingRow))
  const played = playedRows(game, changes)
  if (played.length > 0) await db.insertInto('played').values(played).execute()
  for (const one of played) await countIn(db, one)
}

/** With what only the club knows: whose name is kept, who is a program, and whether it was too often today. */
async function judged(db: Kysely<Schema>, game: FinishedGame): Promise<FinishedGame> {
  const people = game.seats.flatMap(({ person }) => person ?? [])
  if (people.length === 0) return game
  const kept = await db.selectFrom('kept').select(['person', 'program']).where('person', 'in', people).execute()
  const programs = new Set(kept.filter(({ program }) => program === 1).map(({ person }) => person))
  const seats = game.seats.map(seat =>
    seat.person !== undefined && programs.has(seat.person) ? { ...seat, program: true as const } : seat,
  )
  const unrated: Unrated | undefined =
    game.unrated ??
    (kept.length < new Set(people).size ? 'guest' : (await wasTooOften(db, game, people)) ? 'often' : undefined)
  return { ...game, seats, ...(unrated && { unrated }) }
}

/** Two who meet again and again on one day, or one who plays the house's bots all day: the rest of it is for fun. */
async function wasTooOften(db: Kysely<Schema>, game: FinishedGame, people: readonly string[]): Promise<boolean> {
  const today = game.endedAt - A_DAY
  const [only] = people
  if (people.length === 1 && only !== undefined) {
    const alone = db.selectFrom('played').select('table').where('person', '=', only).where('game', '=', game.game)
    const lately = alone.where('ended_at', '>', today).where('people', '=', 1).where('rated', '=', 1)
    return (await lately.limit(MOST_WITH_BOTS).execute()).length >= MOST_WITH_BOTS
  }
  for (const [i, person] of people.entries())
    for (const other of people.slice(i + 1)) {
      const met = await db
        .selectFrom('played as mine')
        .innerJoin('played as theirs', 'theirs.table', 'mine.table')
        .select(['mine.place as mine', 'theirs.place as theirs', 'mine.people', 'mine.ended_at as at'])
        .where('mine.person', '=', person)
        .where('theirs.person', '=', other)
        .where('mine.game', '=', game.game)
        .where('mine.ended_at', '>', game.endedAt - A_MONTH)
        .where('mine.rated', '=', 1)
        .execute()
      // At larger tables others see to it that nobody is let win.
      const now = people.length === 2 ? aheadIn(game, person, other) : 0
      const duels = met.filter(one => one.people === 2)
      const ahead = duels.reduce((sum, { mine, theirs }) => sum + Math.sign(theirs - mine), 0) * now
      if (isTooOften({ today: met.filter(({ at }) => at > today).length, ahead })) return true
    }
  return false
}

/** 1 if one is before the other in this game, -1 if behind, 0 if neither. */
function aheadIn({ seats }: FinishedGame, person: string, other: string): number {
  const placeIn = (one: string) => {
    const seat = seats.find(mine => mine.person === one)
    return seat === undefined ? 0 : placeOf(seat, seats.length)
  }
  return Math.sign(placeIn(other) - placeIn(person))
}

async function knownOf(db: Kysely<Schema>, game: FinishedGame): Promise<Known> {
  const subjects = subjectsOf(game)
  if (subjects.length === 0) return () => undefined
  const rows = await db
    .selectFrom('ratings')
    .select(['pool', 'subject', 'mu', 'sigma', 'games', 'at'])
    .where(
      'subject',
      'in',
      subjects.map(([, subject]) => subject),
    )
    .where('pool', 'in', [...new Set(subjects.map(([pool]) => pool))])
    .execute()
  const known = new Map(rows.map(({ pool, subject, ...rating }) => [`${pool} ${subject}`, rating]))
  return (pool, subject) => known.get(`${pool} ${subject}`)
}

/** Whose ratings a game reads. */
function subjectsOf({ game, pace, seats, box }: FinishedGame): [pool: string, subject: string][] {
  const people = seats.flatMap(({ person, program }): [string, string][] =>
    person === undefined ? [] : [[poolOf(game, pace, program), person]],
  )
  return box === undefined ? people : [...people, [poolOf(game, pace), boxSubject(box.scenario)]]
}

export async function writeRatings(db: Kysely<Schema>, rows: Schema['ratings'][]): Promise<void> {
  await db
    .insertInto('ratings')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(['pool', 'subject']).doUpdateSet(eb => ({
        mu: eb.ref('excluded.mu'),
        sigma: eb.ref('excluded.sigma'),
        games: eb.ref('excluded.games'),
        at: eb.ref('excluded.at'),
        known_until: eb.ref('excluded.known_until'),
      })),
    )
    .execute()
}

function ratingRow({ pool, subject, after }: Change): Schema['ratings'] {
  return ratingRowOf(pool, subject, after)
}

export function ratingRowOf(pool: string, subject: string, rating: KeptRating): Schema['ratings'] {
  const { mu, sigma, games, at } = rating
  return { pool, subject, mu, sigma, games, at, known_until: knownUntil(rating) }
}

/** One for each person; who held several seats has that of the first. */
export function playedRows(game: FinishedGame, changes: readonly Change[]): Insertable<Schema['played']>[] {
  const people = new Set(game.seats.flatMap(({ person }) => person ?? []))
  return [...people].flatMap(person => {
    const seat = game.seats.find(one => one.person === person)
    if (seat === undefined) return []
    const change = changes.find(({ subject }) => subject === person)
    return [
      {
        person,
        table: game.table,
        game: game.game,
        pace: game.pace,
        players: game.seats.length,
        people: people.size,
        ended_at: game.endedAt,
        result: resultOf(game, seat),
        place: placeOf(seat, game.seats.length),
        score: seat.score,
        rated: change === undefined ? 0 : 1,
        mu: change?.after.mu ?? null,
        sigma: change?.after.sigma ?? null,
        gain: change === undefined ? null : change.after.mu - change.before.mu,
      },
    ]
  })
}

async function countIn(db: Kysely<Schema>, { person, game, players, result, score }: Insertable<Schema['played']>) {
  const count = { won: 0, drawn: 0, lost: 0, [result]: 1 }
  await db
    .insertInto('records')
    .values({ person, game, players, ...count, best: score })
    .onConflict(conflict =>
      conflict.columns(['person', 'game', 'players']).doUpdateSet(eb => ({
        won: eb('records.won', '+', eb.ref('excluded.won')),
        drawn: eb('records.drawn', '+', eb.ref('excluded.drawn')),
        lost: eb('records.lost', '+', eb.ref('excluded.lost')),
        best: eb
          .case()
          .when('excluded.best', '>', eb.ref('records.best'))
          .then(eb.ref('excluded.best'))
          .else(eb.ref('records.best'))
          .end(),
      })),
    )
    .execute()
}

/** In one game within a day: enough for an evening, too little to be worth cheating for. */
const MOST_WITH_BOTS = 10
const A_DAY = 24 * 60 * 60 * 1000
const A_MONTH = 30 * A_DAY
