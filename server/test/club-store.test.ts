import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FinishedGame, FinishedSeat } from '@runatal/club'
import type { TableEntry } from '@runatal/table'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Kept, Passkey } from '../store/club.ts'
import { openPostgres, postgresDatabase } from '../store/postgres.ts'
import { digestOf, recompute } from '../store/recompute.ts'
import { openSqlite, sqliteDatabase } from '../store/sqlite.ts'
import type { NewRow, Store } from '../store/store.ts'
import { openStore } from '../store/threaded.ts'
import { openPostgresServer, type Postgres } from './postgres.ts'

let folder: string
let postgres: Postgres

beforeAll(async () => {
  postgres = await openPostgresServer({ durable: false })
})

afterAll(() => postgres.close())

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'runatal-club-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const file = async () => join(folder, 'test.db')

/** What the club must keep, whichever database it is on. */
describe.each([
  ['SQLite', openSqlite, file, sqliteDatabase],
  ['SQLite in a thread', openStore, file, sqliteDatabase],
  ['PostgreSQL', openPostgres, () => postgres.database(), postgresDatabase],
])('%s', (name, open: (where: string) => Promise<Store>, place, openDatabase) => {
  let where: string
  let store: Store

  beforeEach(async () => {
    where = await place()
    store = await open(where)
  })

  afterEach(() => store.close())

  /** Ends a game as a house does: with the last entry of its log. */
  function end(game: FinishedGame) {
    return store.append(game.table, entry(game.table), row(game.table), game)
  }

  test('of two names that look alike the first is kept, also at the same moment', async () => {
    const kept = await Promise.all([
      store.club.keepName(named('a', 'Anna', 'anna'), ['h1', 'h2'], passkey('k1', 'a')),
      store.club.keepName(named('b', 'АΝNA', 'anna'), ['h3'], passkey('k2', 'b')),
    ])
    expect(kept.filter(Boolean)).toHaveLength(1)
    const keeper = await store.club.keeperOf('anna')
    const other = keeper?.person === 'a' ? 'b' : 'a'
    expect(await store.club.passkeysOf(other)).toEqual([])
    expect(await store.club.codesLeft(other)).toBe(0)
    expect((await store.findPerson(keeper!.person))?.name).toBe(keeper!.name)
    // And one person keeps one name.
    expect(await store.club.keepName(named(keeper!.person, 'Bo', 'bo'), [])).toBe(false)
  })

  test('a challenge is taken once, for what it was made for, and not when it is old', async () => {
    const fresh = { purpose: 'keep', person: 'a', note: 'Anna', until: 1000 } as const
    for (const challenge of ['c1', 'c2', 'c3']) await store.club.saveChallenge({ ...fresh, challenge })
    expect(await store.club.takeChallenge('c1', 'sign-in', 500)).toBeUndefined()
    expect(await store.club.takeChallenge('c1', 'keep', 500)).toMatchObject({ person: 'a', note: 'Anna' })
    expect(await store.club.takeChallenge('c1', 'keep', 500)).toBeUndefined()
    expect(await store.club.takeChallenge('c2', 'keep', 1000)).toBeUndefined()
    expect(await store.club.takeChallenge('nothing', 'keep', 500)).toBeUndefined()
  })

  test('a recovery code works once, for its own person; new ones end the old', async () => {
    await store.club.keepName(named('a', 'Anna', 'anna'), ['h1', 'h2'], passkey('k1', 'a'))
    expect(await store.club.takeCode('b', 'h1', 5)).toBe(false)
    expect(await store.club.takeCode('a', 'h1', 5)).toBe(true)
    expect(await store.club.takeCode('a', 'h1', 5)).toBe(false)
    expect(await store.club.codesLeft('a')).toBe(1)
    await store.club.replaceCodes('a', ['h7', 'h8', 'h9'])
    expect(await store.club.takeCode('a', 'h2', 5)).toBe(false)
    expect(await store.club.codesLeft('a')).toBe(3)
  })

  test('the last passkey stays; others may go', async () => {
    await store.club.keepName(named('a', 'Anna', 'anna'), [], passkey('k1', 'a'))
    expect(await store.club.removePasskey('a', 'k1')).toBe(false)
    await store.club.addPasskey(passkey('k2', 'a'))
    expect(await store.club.removePasskey('b', 'k1')).toBe(false)
    expect(await store.club.removePasskey('a', 'k1')).toBe(true)
    await store.club.usedPasskey('k2', 7, 99)
    expect(await store.club.passkeysOf('a')).toEqual([{ ...passkey('k2', 'a'), counter: 7, usedAt: 99 }])
  })

  test('who is erased is gone, and what others have of the games stays', async () => {
    await keepAll('a', 'b')
    await end(duel('t1', 'a', 'b', 1))
    await store.club.rateFinished(10)
    await store.club.block('b', 'a', 3)
    await store.club.erase('a', 5)
    expect(await store.club.keptOf(['a', 'b'])).toMatchObject([{ person: 'b' }])
    expect(await store.findPerson('a')).toBeUndefined()
    expect(await store.club.goneOf(['a', 'b'])).toEqual(['a'])
    expect(await store.club.blockedBy('b')).toEqual([])
    expect(await store.club.playedBy('b', 5)).toMatchObject([{ result: 'lost', game: { table: 't1' } }])
    expect(await store.readLog('t1')).toHaveLength(1)
  })

  test('a finished game counts once, however often it is told and by how many at once', async () => {
    await keepAll('a', 'b')
    await end(duel('t1', 'a', 'b', 1))
    const rated = await Promise.all([1, 2, 3].map(() => store.club.rateFinished(10)))
    expect(rated.reduce((sum, n) => sum + n, 0)).toBe(1)
    expect(await store.club.rateFinished(10)).toBe(0)
    const [rating] = await store.club.ratingsIn('go/live', ['a'])
    expect(rating).toMatchObject({ games: 1 })
    expect(rating!.mu).toBeGreaterThan(1500)
    expect(await store.club.recordsOf('a')).toMatchObject([{ game: 'go', players: 2, won: 1, lost: 0 }])
    const [gain] = await store.club.gainsOf('t1')
    expect(Math.abs(gain!.gain)).toBeGreaterThan(10)
  })

  test('who is four wins ahead of the same person gains nothing by a fifth; the other does by a first', async () => {
    await keepAll('a', 'b')
    for (let i = 1; i <= 6; i++) await end(duel(`t${i}`, 'a', 'b', i * A_DAY))
    await end(duel('t7', 'b', 'a', 7 * A_DAY))
    await end(duel('t8', 'a', 'b', 8 * A_DAY))
    // After a month it is forgotten.
    await end(duel('t9', 'a', 'b', 39 * A_DAY))
    while ((await store.club.rateFinished(3)) > 0);
    const why = await Promise.all([4, 5, 6, 7, 8, 9].map(i => store.club.finished(`t${i}`)))
    expect(why.map(game => game?.unrated)).toEqual([undefined, 'often', 'often', undefined, undefined, undefined])
  })

  test('guests are not rated, nor a sixth game of the same two within a day', async () => {
    await keepAll('a', 'b')
    await end(duel('t0', 'a', 'guest', 1))
    for (let i = 1; i <= 7; i++)
      await end(i % 2 === 1 ? duel(`t${i}`, 'a', 'b', i * 1000) : duel(`t${i}`, 'b', 'a', i * 1000))
    await end(duel('t8', 'b', 'a', 2 * A_DAY))
    while ((await store.club.rateFinished(3)) > 0);
    const why = await Promise.all([0, 1, 5, 6, 7, 8].map(i => store.club.finished(`t${i}`)))
    expect(why.map(game => game?.unrated)).toEqual(['guest', undefined, undefined, 'often', 'often', undefined])
    expect(await store.club.ratingsIn('go/live', ['a', 'guest'])).toMatchObject([{ subject: 'a', games: 6 }])
    expect(await store.club.recordsOf('a')).toMatchObject([{ won: 5, lost: 4 }])
    const against = await store.club.between('a', 'b')
    expect(against.map(({ mine, theirs }) => `${mine} ${theirs}`)).toEqual(
      Array.from({ length: 8 }, (_, i) => (i % 2 === 0 ? 'lost won' : 'won lost')),
    )
  })

  test('worked out anew from the finished games, everything is the same to the last bit', async () => {
    const people = ['a', 'b', 'c', 'd', 'e']
    await keepAll(...people)
    for (let i = 0; i < 60; i++) {
      const order = people.map((_, k) => people[(i * 3 + k * (1 + (i % 4))) % 5]!)
      await end(anyGame(`t${i}`, [...new Set(order)].slice(0, 2 + (i % 3)), i))
      if (i % 7 === 0) await store.club.rateFinished(4)
    }
    while ((await store.club.rateFinished(11)) > 0);
    await store.club.erase('c', 1)
    await store.close()
    const db = await openDatabase(where)
    const kept = await digestOf(db)
    const anew = await recompute(db, async () => {})
    expect(anew).toMatchObject({ games: 60, digest: kept, same: true })
    expect(anew.ratings).toBeGreaterThan(5)
    // A number that somebody has touched is found out, and mended.
    await db.updateTable('ratings').set({ mu: 3000 }).where('subject', '=', 'a').execute()
    expect(await recompute(db, async () => {})).toMatchObject({ same: false, digest: kept })
    await db.destroy()
    store = await open(where)
  })

  test('lists show those who are known well, best first, and where somebody stands', async () => {
    await keepAll('a', 'b', 'c')
    // Each against a bot once a day, so that all become known.
    for (let i = 0; i < 60; i++)
      for (const [person, wins] of [
        ['a', i % 4 !== 0],
        ['b', i % 2 === 0],
        ['c', i > 57],
      ] as const)
        if (person !== 'c' || i > 55) await end(withBot(`${person}${i}`, person, wins, i * A_DAY))
    while ((await store.club.rateFinished(50)) > 0);
    const now = 60 * A_DAY
    const best = await store.club.best('go/live', now, 0, 10, 0)
    expect(best.map(({ name: who }) => who)).toEqual(['a', 'b'])
    expect(best[0]!.mu).toBeGreaterThan(best[1]!.mu)
    expect(await store.club.standing('go/live', now, 0, best[1]!.mu)).toEqual({ above: 1, of: 2 })
    expect(await store.club.best('go/live', now, now, 10, 0)).toEqual([])
    expect(await store.club.best('go/live', now + 3000 * A_DAY, 0, 10, 0)).toEqual([])
    const spread = await store.club.spread('go/live', now)
    expect(spread.reduce((sum, { people }) => sum + people, 0)).toBe(2)
    expect(await store.club.pointsOf('a', 'go', 'live', 55 * A_DAY)).toHaveLength(5)
    expect((await store.club.playedBy('a', 3)).map(({ game }) => game.table)).toEqual(['a59', 'a58', 'a57'])
  })

  async function keepAll(...people: string[]) {
    for (const person of people) await store.club.keepName(named(person, person, person), [])
  }
})

const A_DAY = 24 * 60 * 60 * 1000

function named(person: string, name: string, folded: string): Kept {
  return { person, name, folded, since: 1, program: false }
}

function passkey(id: string, person: string): Passkey {
  return {
    id,
    person,
    key: 'AAAA',
    counter: 0,
    transports: ['internal', 'hybrid'],
    device: 'Phone',
    since: 1,
    usedAt: 1,
  }
}

function duel(table: string, winner: string, loser: string, endedAt: number): FinishedGame {
  const seats = [
    { person: winner, place: 1, score: 10 },
    { person: loser, place: 2, score: 5 },
  ]
  return { table, game: 'go', pace: 'live', endedAt, moves: 9, seats }
}

function withBot(table: string, person: string, wins: boolean, endedAt: number): FinishedGame {
  const seats: FinishedSeat[] = [
    { person, place: wins ? 1 : 2, score: 1 },
    { bot: 'adept', star: 1500, place: wins ? 2 : 1, score: 1 },
  ]
  return { table, game: 'go', pace: 'live', endedAt, moves: 9, seats }
}

/** Free-for-alls, teams against a box, with ties, leavers, bots, by letter and not. */
function anyGame(table: string, people: readonly string[], i: number): FinishedGame {
  const seats: FinishedSeat[] = people.map((person, k) => ({
    person,
    place: 1 + Math.floor(k / (1 + (i % 2))),
    score: k,
    ...(i % 9 === 4 && k === 0 && { left: true as const }),
  }))
  if (i % 5 === 0) seats.push({ bot: 'adept', star: 1400, place: seats.length + 1, score: 0 })
  const together = i % 6 === 5
  return {
    table,
    game: together ? 'quest' : 'go',
    pace: i % 4 === 0 ? 'letter' : 'live',
    endedAt: i * (A_DAY / 3),
    moves: i,
    seats,
    ...(together && { box: { scenario: `seats=${seats.length}`, beaten: i % 2 === 1 } }),
    ...(i === 13 && { unrated: 'undo' as const }),
  }
}

function entry(table: string): TableEntry {
  return { position: 0, at: 0, by: table, id: 'x', command: { do: 'start' } }
}

function row(table: string): NewRow {
  return { table, game: 'go', status: 'over', open: true, host: 'a', people: [], updatedAt: 1, keeper: '' }
}
