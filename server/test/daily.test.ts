import { endOfDay } from '@runatal/club'
import { type AnyGame, commitment } from '@runatal/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rulesOf } from '../rules-of.ts'
import { Guest } from './guest.ts'
import { openHouse } from './house.ts'
import { openPostgresServer, type Postgres } from './postgres.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await openPostgresServer({ durable: false })
})

afterAll(() => postgres.close())

/** The games as they are, but that bots of the day move at once. */
async function quick(id: string): Promise<AnyGame | undefined> {
  const game = await rulesOf(id)
  const daily = game?.daily
  if (game === undefined || daily === undefined) return game
  return { ...game, daily: { ...daily, deal: day => ({ ...daily.deal(day), bot: 'random' }) } }
}

interface Today {
  day: number
  until: number
  games: { game: string; commitment: string; played: number; mine?: { table: string; over: boolean; place?: number } }[]
  streak: { days: number }
  yesterday: { game: string; seed: string; commitment: string }[]
}

interface Result {
  refused?: string
  played: number
  mine?: { score?: number; place: number; stops: number[] }
  marks: string[]
  runes: string
  histogram: { columns: { people: number }[] }
  best: { name: string; table: string; mine: boolean }[]
}

async function begin(guest: Guest, game = 'rauha'): Promise<string> {
  const begun = await guest.post<{ table: string }>(`/api/daily/${game}`)
  expect(begun).toHaveProperty('table')
  return begun.table
}

async function ended(guest: Guest, game = 'rauha'): Promise<Result> {
  let result!: Result
  const look = async () => (result = await guest.get<Result>(`/api/daily/${game}`)).refused
  await expect.poll(look, { message: 'the try is written down' }).toBeUndefined()
  return result
}

describe.each([
  ['SQLite', () => undefined],
  ['PostgreSQL', () => postgres.database()],
])('the deal of the day on %s', (_, place) => {
  async function open() {
    const database = await place()
    return openHouse({ games: quick, ...(database !== undefined && { database }) })
  }

  test('the same cards for all, one try each, a place among all, and nothing of the seed before the day is over', async () => {
    const { origin, deals } = await open()
    const [ana, ben] = [await Guest.arrive(origin, 'Ana'), await Guest.arrive(origin, 'Ben')]
    const { day, games, until } = await ana.get<Today>('/api/daily')
    expect(until).toBe(endOfDay(day))
    const seed = deals.seedOf(day, 'rauha')
    expect(games.find(({ game }) => game === 'rauha')?.commitment).toBe(commitment(seed))

    const table = await begin(ana)
    // Asked twice, at once and later, it is the same try.
    expect(await Promise.all([begin(ana), begin(ana)])).toEqual([table, table])
    await ana.watch(table)
    const first = ana.views.get(table)!
    expect(first.status).toBe('playing')
    expect(first.commitment).toBe(commitment(seed))
    expect(first.sealedUntil).toBe(until)

    // Nobody looks on who has not played: the table is not there for them, nor what was told at it.
    ben.watch(table).catch(() => {})
    await ben.until(() => ben.heard.find(message => message.t === 'error' && message.code === 'no-such-table'))
    expect(await ben.get(`/api/tables/${table}/history`)).toMatchObject({ refused: 'no-such-table' })
    expect(await ben.get(`/api/tables/${table}/film`)).toMatchObject({ refused: 'play-first' })
    expect(await ben.get('/api/daily/rauha')).toMatchObject({ refused: 'play-first' })

    const last = await ana.play(table)
    expect(last.outcome).toBeDefined()
    expect(last.seed).toBeUndefined()
    expect(await ana.get(`/api/tables/${table}/replay`)).toMatchObject({ refused: 'sealed' })
    const alone = await ended(ana)
    expect(alone).toMatchObject({ played: 1, mine: { place: 1, score: last.outcome?.scores[0] } })
    expect(alone.mine?.stops).toHaveLength(16)
    expect(alone.runes.replaceAll('᛫', '')).toBe('ᛞ'.repeat(16))
    expect(await begin(ana)).toBe(table)

    const other = await begin(ben)
    expect(other).not.toBe(table)
    await ben.watch(other)
    expect(ben.views.get(other)?.commitment).toBe(commitment(seed))
    expect(ben.views.get(other)?.asks[0]?.options).toEqual(first.asks[0]?.options)
    await ben.play(other, options => options.at(-1))
    const both = await ended(ben)
    expect(both.played).toBe(2)
    expect(both.histogram.columns.reduce((sum, { people }) => sum + people, 0)).toBe(2)
    // Guests have a place; only names that are kept are listed.
    expect(both.best).toEqual([])

    // Now one may see what the other did, as they saw it: still without the seed.
    const film = await ben.get<{ frames: { state: unknown }[] }>(`/api/tables/${table}/film`)
    expect(film.frames).toHaveLength(last.moves + 1)
    expect(JSON.stringify(film)).not.toContain(seed)
    for (const guest of [ana, ben]) expect(guest.traffic.join('\n')).not.toContain(seed)
    expect(JSON.stringify(await ben.get('/api/daily'))).not.toContain(seed)

    const after = await ana.get<Today>('/api/daily')
    expect(after.streak.days).toBe(1)
    expect(after.games.find(({ game }) => game === 'rauha')?.mine).toMatchObject({ table, over: true })
    // Yesterday's seeds are there for everybody to check.
    for (const one of after.yesterday) expect(commitment(one.seed)).toBe(one.commitment)
    for (const guest of [ana, ben]) guest.leave()
  })

  test('it is played by oneself: no bot takes over, and what was seen stays seen', async () => {
    const { origin } = await open()
    const ana = await Guest.arrive(origin, 'Ana')
    const table = await begin(ana)
    await ana.watch(table)
    for (const command of [
      { do: 'standIn', bot: 'master' },
      { do: 'leave' },
      { do: 'askUndo' },
      { do: 'comeBack' },
    ] as const)
      expect(await ana.do(table, command)).toMatchObject({ refused: 'one-try' })
    expect(await ana.do(table, { do: 'forfeit' })).toHaveProperty('done')
    // Given up is given up: it is over, without a score, and cannot be begun anew.
    const { mine } = await ended(ana)
    expect(mine).not.toHaveProperty('score')
    expect(await begin(ana)).toBe(table)
    ana.leave()
  })

  test('every game that has a deal can be begun, and others are refused in a sentence', async () => {
    const { origin } = await open()
    const ana = await Guest.arrive(origin, 'Ana')
    const { games } = await ana.get<Today>('/api/daily')
    expect(games.length).toBeGreaterThan(3)
    for (const { game } of games) {
      const table = await begin(ana, game)
      await ana.watch(table)
      expect(ana.views.get(table)?.status).toBe('playing')
    }
    expect(await ana.post('/api/daily/brandubh')).toMatchObject({ refused: 'no-such-deal' })
    expect(await ana.get('/api/daily/rauha?day=999999')).toMatchObject({ refused: 'no-such-deal' })
    const nobody = await fetch(`${origin}/api/daily/rauha`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(nobody.status).toBe(401)
    ana.leave()
  })

  test('a try that ended on a process that died is written down by the next one', async () => {
    const database = await place()
    const options = { games: quick, ...(database !== undefined && { database }) }
    const house = await openHouse(options)
    const ana = await Guest.arrive(house.origin, 'Ana')
    const table = await begin(ana)
    await ana.watch(table)
    // What would be written after the last move is lost.
    house.store.daily.end = () => Promise.resolve()
    await ana.play(table)
    expect(await ana.get('/api/daily/rauha')).toMatchObject({ refused: 'play-first' })
    ana.leave()
    await house.app.close()
    const next = await openHouse({ ...options, folder: house.folder })
    const again = new Guest(next.origin, ana.person, ana.token)
    expect((await ended(again)).mine).toHaveProperty('score')
  })
})

test('Replayed daily deals: a second try is the first one, and no rating moves', async () => {
  const { origin, store, deals } = await openHouse({ games: quick })
  const ana = await Guest.arrive(origin, 'Ana')
  const { day } = await ana.get<Today>('/api/daily')
  // Neither another day's seed nor another game's tells anything of it.
  const seeds = [deals.seedOf(day, 'rauha'), deals.seedOf(day + 1, 'rauha'), deals.seedOf(day, 'rok')]
  expect(new Set(seeds).size).toBe(3)
  const table = await begin(ana)
  await ana.watch(table)
  expect(await ana.do(table, { do: 'setTable', choices: { side: 'A' } })).toMatchObject({ refused: 'started' })
  await ana.do(table, { do: 'forfeit' })
  await ended(ana)
  expect(await begin(ana)).toBe(table)
  expect(await ana.do(table, { do: 'start' })).toMatchObject({ refused: 'started' })
  expect(await store.club.finished(table)).toMatchObject({ unrated: 'daily' })
  expect((await ana.get<Result>('/api/daily/rauha')).played).toBe(1)
  ana.leave()
})
