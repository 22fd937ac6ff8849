import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { FarLine } from './far-line.ts'
import { Guest } from './guest.ts'
import { openHouse } from './house.ts'
import { ask, openPostgresServer, type Postgres } from './postgres.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await openPostgresServer({ durable: false })
})

afterAll(() => postgres.close())

/** Houses on one database of their own. */
async function openHouses(count: number, pause = 0) {
  const database = await postgres.database()
  const houses = await Promise.all(Array.from({ length: count }, () => openHouse({ database, pause })))
  return { database, a: houses[0]!, b: houses[1]!, c: houses[2]! }
}

test('two people and bots at one table, each on another process, play a whole game', async () => {
  const { a, b, c } = await openHouses(3)
  const [ana, bo, eve] = await Promise.all([
    Guest.arrive(a.origin, 'Ana'),
    Guest.arrive(b.origin, 'Bo'),
    Guest.passer(c.origin),
  ])
  const table = await ana.open({ seats: 3, bots: [null, null, 'random'] })
  await Promise.all([ana.watch(table), bo.watch(table), eve.watch(table)])
  await bo.do(table, { do: 'sit', seat: 1, name: 'Bo' })
  expect(await bo.until(() => bo.heard.find(said => said.t === 'here' && said.seats.join() === '0,1'))).toBeDefined()
  await ana.do(table, { do: 'start' })
  const [mine, his] = await Promise.all([ana.play(table), bo.play(table)])
  const seen = await eve.until(() => (eve.views.get(table)?.status === 'over' ? eve.views.get(table) : undefined))
  expect([his.outcome, seen.outcome]).toEqual([mine.outcome, mine.outcome])
  const log = await c.store.readLog(table)
  expect(log.map(({ position }) => position)).toEqual(log.map((_, i) => i))
  expect(new Set(log.map(({ by, id }) => `${by} ${id}`)).size).toBe(log.length)
})

test('the turn of a bot whose process goes is made by another', async () => {
  const { a, database } = await openHouses(1, 60_000)
  const other = await openHouse({ database, pause: 0 })
  const ana = await Guest.arrive(a.origin, 'Ana')
  const table = await ana.open({ seats: 2, bots: [null, 'greedy'] })
  await ana.watch(table)
  await ana.do(table, { do: 'start' })
  await a.close()
  const moved = async () => (await other.store.readLog(table)).at(-1)?.command
  await expect.poll(moved).toMatchObject({ do: 'botMove', seat: 1 })
})

test('news that are lost between processes are found in the store', async () => {
  const { a, b, database } = await openHouses(2)
  const [ana, bo] = await Promise.all([Guest.arrive(a.origin, 'Ana'), Guest.arrive(b.origin, 'Bo')])
  const table = await ana.open({ seats: 2 })
  await Promise.all([ana.watch(table), bo.watch(table)])
  await ask(database, "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'")
  await ana.do(table, { do: 'say', text: 'Do you hear me?' })
  await bo.until(() => (bo.views.get(table)?.chat.length === 1 ? true : undefined))
})

test('one who comes back on another process is never shown less than before', async () => {
  const { a, b } = await openHouses(2)
  const ana = await Guest.arrive(a.origin, 'Ana')
  const table = await ana.open({ seats: 2 })
  const stranger = await Guest.passer(b.origin)
  await Promise.all([ana.watch(table), stranger.watch(table)])
  for (const text of ['one', 'two', 'three']) await ana.do(table, { do: 'say', text })
  ana.origin = b.origin
  const before = ana.heard.length
  ana.drop()
  await ana.until(() => ana.heard.slice(before).find(said => said.t === 'update'))
  const versions = ana.heard.slice(before).flatMap(said => (said.t === 'update' ? said.update.version : []))
  expect(Math.min(...versions)).toBeGreaterThanOrEqual(3)
})

test('of two answers to one question on two processes one is taken, and sent again it is the same one', async () => {
  const { a, b } = await openHouses(2)
  const ana = await Guest.arrive(a.origin, 'Ana')
  const table = await ana.open({ seats: 2, bots: [null, 'random'] })
  await ana.watch(table)
  await ana.do(table, { do: 'start' })
  const again = new Guest(b.origin, ana.person, ana.token)
  await again.connect()
  await again.watch(table)
  const [question] = ana.views.get(table)!.asks
  const move = (option: number) => ({ do: 'move', ask: question!.id, move: question!.options[option] }) as const
  const answers = await Promise.all([ana.do(table, move(0), 'same'), again.do(table, move(0), 'same')])
  expect(answers[0]).toEqual(answers[1])
  expect((await a.store.readLog(table)).filter(({ id }) => id === 'same')).toHaveLength(1)
})

test('in a race it is known on one process how far behind somebody is on another', async () => {
  const { a, b } = await openHouses(2)
  const [ana, ben] = await Promise.all([Guest.arrive(a.origin, 'Ana'), Guest.arrive(b.origin, 'Ben')])
  const table = await ana.open({ game: 'rok', seats: 2 })
  await ana.watch(table)
  await ben.do(table, { do: 'sit', seat: 1, name: 'Ben' })
  const far = await FarLine.open(b.origin, ben.token, () => 1000)
  onTestFinished(() => far.leave())
  far.say({ t: 'watch', table })
  const behind = () => a.tables.look(table, it => a.hall.behind(it))
  await expect.poll(behind).toBe(345)
  for (const guest of [ana, ben]) guest.leave()
})

test('what another process writes comes with its news: logs are not read, and no row is written again', async () => {
  const { a, b } = await openHouses(2)
  const [ana, bo] = await Promise.all([Guest.arrive(a.origin, 'Ana'), Guest.arrive(b.origin, 'Bo')])
  const table = await ana.open({ seats: 2, clock: { kind: 'move', seconds: 600 } })
  await Promise.all([ana.watch(table), bo.watch(table)])
  await bo.do(table, { do: 'sit', seat: 1, name: 'Bo' })
  await ana.do(table, { do: 'start' })
  await bo.until(() => (bo.views.get(table)?.status === 'playing' ? true : undefined))
  const read = [a, b].map(({ store }) => vi.spyOn(store, 'readLog'))
  const written = [a, b].map(({ store }) => vi.spyOn(store, 'append'))
  const from = ana.views.get(table)!.version
  const isThere = () => Math.min(...[ana, bo].map(guest => guest.views.get(table)!.version)) - from
  for (let moves = 1; moves <= 20; moves++) {
    const guest = ana.views.get(table)!.asks.length > 0 ? ana : bo
    const [question] = guest.views.get(table)!.asks
    await guest.do(table, { do: 'move', ask: question!.id, move: question!.options[0] })
    await expect.poll(isThere, { interval: 5 }).toBe(moves)
  }
  const appended = written.flatMap(spy => spy.mock.calls)
  // On a busy machine the slow comparison of the two may come before the news.
  expect(read.flatMap(spy => spy.mock.calls).length).toBeLessThan(5)
  expect(appended).toHaveLength(20)
  expect(appended.filter(([, , row]) => row !== undefined).length).toBeLessThan(5)
})

test('a clock rings though its keeper is gone and nobody else was told', async () => {
  const { a, b } = await openHouses(2)
  const [ana, bo] = await Promise.all([Guest.arrive(a.origin, 'Ana'), Guest.arrive(b.origin, 'Bo')])
  const table = await ana.open({ seats: 2, clock: { kind: 'move', seconds: 3 } })
  await Promise.all([ana.watch(table), bo.watch(table)])
  await bo.do(table, { do: 'sit', seat: 1, name: 'Bo' })
  await ana.do(table, { do: 'start' })
  await bo.until(() => (bo.views.get(table)?.status === 'playing' ? true : undefined))
  await a.close()
  const rung = async () => (await b.store.readLog(table)).at(-1)?.command.do
  await expect.poll(rung).toBe('timeUp')
})
