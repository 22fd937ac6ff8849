import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Command } from '@runatal/table'
import { Guest } from './guest.ts'
import { NO_LIMITS, openHouse, type TestHouse } from './house.ts'
import { member } from './member.ts'
import { openPostgresServer, type Postgres } from './postgres.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await openPostgresServer({ durable: false })
})

afterAll(() => postgres.close())

/** Two meet at a table of the lobby, do something there, and one gives up. */
async function duel(one: Guest, other: Guest, wish: object, ...between: [Guest, Command][]): Promise<string> {
  const table = await one.open({ game: 'brandubh', seats: 2, open: true, ...wish })
  await Promise.all([one.watch(table), other.watch(table)])
  await other.do(table, { do: 'sit', seat: 1, name: other === one ? 'Two' : await nameOf(other) })
  await one.do(table, { do: 'start' })
  for (const [who, command] of between) await who.do(table, command)
  await other.do(table, { do: 'forfeit' })
  await one.until(() => (one.views.get(table)?.status === 'over' ? true : undefined))
  return table
}

async function nameOf(guest: Guest): Promise<string> {
  return (await guest.get<{ name: string }>('/api/me')).name
}

interface AtTable {
  unrated?: string
  over: boolean
  seats: { name?: string; gain?: number; rating?: { rating: number; deviation: number; known: boolean } }[]
}

async function seen(house: TestHouse, table: string): Promise<AtTable> {
  await house.rater.look()
  return (await fetch(`${house.origin}/api/tables/${table}/club`)).json() as Promise<AtTable>
}

test('two who keep their names meet in the lobby, on two processes, and are rated once', async () => {
  const database = await postgres.database()
  const [a, b] = await Promise.all([openHouse({ database }), openHouse({ database })])
  const [ana, bo] = [await member(a, 'Ana'), await member(b, 'Bo')]
  const table = await duel(ana, bo, {})
  await Promise.all([a.rater.look(), b.rater.look()])
  const { unrated, seats } = await seen(b, table)
  expect(unrated).toBeUndefined()
  expect(seats.map(({ name }) => name)).toEqual(['Ana', 'Bo'])
  expect(seats[0]!.gain).toBeGreaterThan(20)
  expect(seats[0]!.gain).toBe(-seats[1]!.gain!)
  expect(seats[0]!.rating).toMatchObject({ known: false, rating: 1500 + seats[0]!.gain! })
  // Whoever is asked says the same.
  expect(await ana.get('/api/p/ana')).toMatchObject({
    name: 'Ana',
    me: true,
    ratings: [{ game: 'brandubh', pace: 'live', games: 1 }],
    records: [{ game: 'brandubh', players: 2, won: 1, drawn: 0, lost: 0 }],
    games: [{ table, result: 'won', gain: seats[0]!.gain, seats: [{ name: 'Ana', mine: true }, { name: 'Bo' }] }],
  })
  expect(await bo.get('/api/p/Ana')).toMatchObject({ me: false, against: { won: 1, drawn: 0, lost: 0 } })
  expect(await bo.get('/api/p/nobody')).toMatchObject({ refused: 'no-such-name' })
})

test('only what is fair is rated', async () => {
  const house = await openHouse()
  const [ana, bo, guest] = [
    await member(house, 'Ana'),
    await member(house, 'Bo'),
    await Guest.arrive(house.origin, 'Gus'),
  ]
  const why = async (table: string) => (await seen(house, table)).unrated
  expect(await why(await duel(ana, guest, {}))).toBe('guest')
  expect(await why(await duel(ana, bo, { open: false }))).toBe('private')
  const fair = await duel(ana, bo, {})
  expect(await why(fair)).toBeUndefined()
  // Those who met in the lobby may go on.
  const { table: rematch } = await ana.post<{ table: string }>(`/api/tables/${fair}/rematch`)
  await Promise.all([ana.watch(rematch), bo.watch(rematch)])
  await ana.do(rematch, { do: 'start' })
  await bo.do(rematch, { do: 'forfeit' })
  await ana.until(() => (ana.views.get(rematch)?.status === 'over' ? true : undefined))
  expect(await why(rematch)).toBeUndefined()
  // Alone against bots there is nobody to agree with, and a star to be measured by.
  const alone = await ana.open({ game: 'brandubh', seats: 2, bots: [null, 'novice'] })
  await ana.watch(alone)
  await ana.do(alone, { do: 'start' })
  await ana.do(alone, { do: 'forfeit' })
  const { unrated, seats } = await seen(house, alone)
  expect([unrated, seats[1]!.rating]).toMatchObject([undefined, { deviation: 0 }])
  expect(seats[0]!.gain).toBeLessThan(0)
})

test('a move that was taken back after the other had moved makes it a game for fun', async () => {
  const house = await openHouse()
  const [ana, bo] = [await member(house, 'Ana'), await member(house, 'Bo')]
  const table = await ana.open({ game: 'brandubh', seats: 2, open: true })
  await Promise.all([ana.watch(table), bo.watch(table)])
  await bo.do(table, { do: 'sit', seat: 1, name: 'Bo' })
  await ana.do(table, { do: 'start' })
  const first = await ana.until(() => {
    const view = ana.views.get(table)
    return view?.status === 'playing' && view.waitingFor.length > 0 ? view.waitingFor[0] : undefined
  })
  const [mover, other] = first === 0 ? [ana, bo] : [bo, ana]
  const move = async (who: Guest, from: number) => {
    const ask = await who.until(() => {
      const view = who.views.get(table)
      return view !== undefined && view.moves >= from ? view.asks.find(({ must }) => must) : undefined
    })
    await who.do(table, { do: 'move', ask: ask.id, move: ask.options[0] })
  }
  await move(mover, 0)
  await move(other, 1)
  await mover.do(table, { do: 'askUndo' })
  const request = await other.until(() => other.views.get(table)?.undo.asked?.request)
  await other.do(table, { do: 'answerUndo', agree: true, request })
  await bo.do(table, { do: 'forfeit' })
  await ana.until(() => (ana.views.get(table)?.status === 'over' ? true : undefined))
  expect((await seen(house, table)).unrated).toBe('undo')
})

test('a program keeps a name of its own, is marked, and moves nobody’s rating but its own', async () => {
  const house = await openHouse()
  const ana = await member(house, 'Ana')
  const made = await ana.post<{ person: string; token: string }>('/api/bots', { name: 'R2', rated: true })
  const robot = new Guest(house.origin, made.person, made.token)
  await robot.connect()
  const table = await duel(ana, robot, {})
  const { seats, unrated } = await seen(house, table)
  expect(unrated).toBeUndefined()
  expect(seats).toMatchObject([{ name: 'Ana' }, { name: 'R2', program: true }])
  expect([seats[0]!.gain, seats[1]!.gain! < 0]).toEqual([undefined, true])
  expect(await ana.get('/api/p/r2')).toMatchObject({ program: true, ratings: [{ game: 'brandubh', games: 1 }] })
  expect(await ana.get('/api/p/ana')).toMatchObject({ ratings: [] })
})

test('a game that ended just before its process died is rated by the next', async () => {
  const house = await openHouse()
  const [ana, bo] = [await member(house, 'Ana'), await member(house, 'Bo')]
  house.store.club.rateFinished = async () => 0 // it dies before
  const table = await duel(ana, bo, {})
  const { folder } = house
  await house.close()
  const next = await openHouse({ folder })
  expect((await seen(next, table)).seats[0]!.gain).toBeGreaterThan(20)
  expect(await next.store.club.recordsOf(ana.person)).toMatchObject([{ won: 1 }])
})

test('leaderboards and their pages answer for every game, and say what there is not', async () => {
  const house = await openHouse()
  const ana = await member(house, 'Ana')
  expect(await ana.get('/api/ladder/rauha')).toMatchObject({ of: 0, rows: [], spread: [] })
  const { stars } = await ana.get<{ stars: { bot: string; rating: number }[] }>('/api/ladder/rauha')
  const [novice = 0, adept = 0, master = 0] = ['novice', 'adept', 'master'].map(
    bot => stars.find(one => one.bot === bot)?.rating,
  )
  expect([novice < adept, adept < master]).toEqual([true, true])
  expect(await ana.get('/api/ladder/chess')).toMatchObject({ refused: 'no-such-game' })
  expect(await ana.get('/api/ladder/rauha?pace=never')).toMatchObject({ refused: 'bad-request' })
})

test('Farming: two who meet all evening are rated five times, and told why no more', async () => {
  const house = await openHouse()
  const [ana, bo] = [await member(house, 'Ana'), await member(house, 'Bo')]
  const why: (string | undefined)[] = []
  for (let i = 0; i < 6; i++)
    why.push((await seen(house, await (i % 2 === 0 ? duel(ana, bo, {}) : duel(bo, ana, {})))).unrated)
  expect(why).toEqual([...Array<undefined>(5).fill(undefined), 'often'])
  expect(await ana.get('/api/p/ana')).toMatchObject({ ratings: [{ games: 5 }], records: [{ won: 3, lost: 3 }] })
})

test('Scraping: pages of the club are limited as all others, and show nothing that is not public', async () => {
  const house = await openHouse({ limits: { ...NO_LIMITS, address: { burst: 30, perSecond: 0 } } })
  const ana = await member(house, 'Ana')
  await Guest.arrive(house.origin, 'Gus')
  expect(await ana.get('/api/p/Gus')).toMatchObject({ refused: 'no-such-name' })
  await ana.post('/api/me/blocked', { person: 'somebody' })
  const page = await (await fetch(`${house.origin}/api/p/ana`)).text()
  expect(page).not.toMatch(/somebody|passkey|token|folded/)
  const answers = await Promise.all(
    Array.from({ length: 40 }, async () => (await fetch(`${house.origin}/api/p/ana`)).status),
  )
  expect(answers.filter(status => status === 429).length).toBeGreaterThan(9)
})

test('Scraping: lists end after fifty rows', async () => {
  const house = await openHouse()
  const { app, store } = house
  const ana = await member(house, 'Ana')
  const asked: number[] = []
  const { best, playedBy } = { ...store.club }
  store.club.best = (pool, now, since, most, ...rest) => (asked.push(most), best(pool, now, since, most, ...rest))
  store.club.playedBy = (person, most, before) => (asked.push(most), playedBy(person, most, before))
  for (const url of ['/api/ladder/rauha', '/api/ladder/rauha?from=7', '/api/p/ana/games', '/api/p/ana/games?before=9'])
    expect((await app.inject({ url, cookies: { runatal: ana.token } })).statusCode).toBe(200)
  expect(asked).toEqual([50, 50, 50, 50])
})
