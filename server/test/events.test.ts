import type { Tournament } from '@runatal/club'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gameIds } from '@runatal/games'
import { rulesOf } from '../rules-of.ts'
import { Guest } from './guest.ts'
import { NO_LIMITS, openHouse, type TestHouse } from './house.ts'
import { member } from './member.ts'
import { openPostgresServer, type Postgres } from './postgres.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await openPostgresServer({ durable: false })
})

afterAll(() => postgres.close())

interface View {
  refused?: string
  text?: string
  status: string
  round: number
  rounds: number
  off?: string
  me?: { state: string; ready: boolean }
  standings: { rank: number; name: string; me: boolean; points: number; buchholz: number; cells: { mark: string }[] }[]
  bouts: {
    round: number
    state: string
    how?: string
    table?: string
    seats: { name: string; me: boolean; here: boolean; points?: number }[]
  }[]
}

const DUEL = {
  name: 'Holmgang',
  game: 'brandubh',
  format: 'swiss',
  size: 2,
  rounds: 3,
  clock: { kind: 'bank', seconds: 300, increment: 2 },
  pause: 0,
}

async function openEvent(owner: Guest, plan: object = {}): Promise<string> {
  const made = await owner.post<{ id?: string; text?: string }>('/api/tournaments', {
    ...DUEL,
    startsAt: Date.now() + FAR_AWAY,
    ...plan,
  })
  if (made.id === undefined) throw new Error(made.text)
  return made.id
}

const here = (guest: Guest, id: string) => guest.post<View>(`/api/tournaments/${id}/here`)
const enter = (guest: Guest, id: string, body = {}) => guest.post<View>(`/api/tournaments/${id}/enter`, body)

async function until(guest: Guest, id: string, is: (view: View) => boolean): Promise<View> {
  let view!: View
  const look = async () => is((view = await guest.get<View>(`/api/tournaments/${id}`)))
  await expect.poll(look, { message: 'the tournament goes on' }).toBe(true)
  return view
}

/** Everybody has entered, however long that took: it is time. Gives the version that was written over. */
async function startNow({ store }: TestHouse, id: string): Promise<number> {
  for (;;) {
    const { tournament, version } = (await store.events.read(id))!
    if (await store.events.write(startingNow(tournament), version, 0)) return version
  }
}

function startingNow(tournament: Tournament): Tournament {
  return { ...tournament, plan: { ...tournament.plan, startsAt: Date.now() } }
}

/** Comes to each of their tables; the one of the two whose name comes later gives up. */
async function playAll(guest: Guest, id: string): Promise<View> {
  const played = new Set<string>()
  for (;;) {
    const view = await until(guest, id, ({ status, bouts }) => {
      const mine = bouts.find(one => one.state !== 'over' && one.seats.some(({ me }) => me))
      const isWaiting = mine?.state === 'waiting' && mine.seats.some(({ me, here: there }) => me && !there)
      return status === 'over' || isWaiting || (mine?.table !== undefined && !played.has(mine.table))
    })
    if (view.status === 'over') return view
    const mine = view.bouts.find(one => one.state !== 'over' && one.seats.some(({ me }) => me))!
    if (mine.table === undefined) await here(guest, id)
    else {
      played.add(mine.table)
      await guest.watch(mine.table)
      const [own, other] = [mine.seats.find(({ me }) => me)!, mine.seats.find(({ me }) => !me)!]
      if (own.name > other.name) await guest.do(mine.table, { do: 'forfeit' })
    }
  }
}

describe.each([
  ['SQLite', () => undefined],
  ['PostgreSQL', () => postgres.database()],
])('%s', (_, database) => {
  const house = async (): Promise<TestHouse> => {
    const url = await database()
    return openHouse(url === undefined ? {} : { database: url })
  }

  test('four play a Swiss of three rounds to its end, and everybody has met everybody', async () => {
    const it = await house()
    const people = await Promise.all(['Ana', 'Bo', 'Cy', 'Di'].map(name => member(it, name)))
    const [ana] = people as [Guest]
    const id = await openEvent(ana)
    for (const guest of people) expect(await enter(guest, id)).toMatchObject({ status: 'open' })
    expect(await enter(ana, id)).toMatchObject({ refused: 'event-joined' })
    await startNow(it, id)
    const [view] = await Promise.all(people.map(guest => playAll(guest, id)))
    expect(view).toMatchObject({ status: 'over', round: 3 })
    expect(view!.standings.map(({ name, points }) => [name, points])).toEqual([
      ['Ana', 3],
      ['Bo', 2],
      ['Cy', 1],
      ['Di', 0],
    ])
    const pairs = view!.bouts.map(({ seats }) =>
      seats
        .map(({ name }) => name)
        .toSorted()
        .join(' '),
    )
    expect(new Set(pairs).size).toBe(6)
    // The games count as games that the house has brought about.
    await it.rater.look()
    const { seats } = await ana.get<{ seats: { gain?: number }[] }>(`/api/tables/${view!.bouts[0]!.table}/club`)
    expect(seats.every(({ gain }) => gain !== undefined && gain !== 0)).toBe(true)
    const list = await ana.get<{ over: { id: string; winner: string }[]; mine: object[] }>('/api/tournaments')
    expect(list.over).toMatchObject([{ id, winner: 'Ana', people: 4 }])
    expect(list.mine).toHaveLength(1)
  })

  test('each game has an evening a week, planned once however often a house starts', async () => {
    const it = await house()
    const [ana] = [await member(it, 'Ana')]
    type List = { coming: { id: string; game: string; evening?: true; startsAt: number }[] }
    const { coming } = await ana.get<List>('/api/tournaments')
    expect(coming.map(({ game }) => game).toSorted()).toEqual([...gameIds].toSorted())
    expect(coming.every(({ evening, startsAt }) => evening && startsAt > Date.now())).toBe(true)
    expect(new Set(coming.map(({ startsAt }) => new Date(startsAt).getUTCDay())).size).toBe(Math.min(7, coming.length))
    const games = await Promise.all(gameIds.map(rulesOf))
    await it.events.plan(games.filter(game => game !== undefined))
    const again = await ana.get<List>('/api/tournaments')
    expect(again.coming.map(({ id }) => id)).toEqual(coming.map(({ id }) => id))
    expect(await enter(ana, coming[0]!.id)).toMatchObject({ status: 'open', people: 1 })
  })

  test('who asks for what cannot be is told so in a sentence, and nothing changes', async () => {
    const it = await house()
    const [ana, guest] = [await member(it, 'Ana'), await Guest.arrive(it.origin, 'Gus')]
    expect(await guest.post('/api/tournaments', { ...DUEL, startsAt: Date.now() })).toMatchObject({
      refused: 'not-kept',
    })
    const bad = async (plan: object) =>
      (await ana.post<View>('/api/tournaments', { ...DUEL, startsAt: Date.now(), ...plan })).text
    expect(await bad({ game: 'chess' })).toContain("no game called 'chess'")
    expect(await bad({ clock: { kind: 'none' } })).toContain('has a clock')
    expect(await bad({ size: 3 })).toContain('played by 2 to 2')
    expect(await bad({ format: 'race' })).toContain('raced')
    expect(await bad({ game: 'rauha', size: 4, format: 'knockout' })).toContain('are duels')
    expect(await bad({ startsAt: 0 })).toContain('today at the earliest')
    const id = await openEvent(ana)
    expect(await enter(guest, id)).toMatchObject({ refused: 'not-kept' })
    expect(await here(ana, id)).toMatchObject({ refused: 'not-entered' })
    expect(await enter(ana, 'none')).toMatchObject({ refused: 'no-such-event' })
    await enter(ana, id)
    await startNow(it, id)
    expect(await until(ana, id, ({ status }) => status === 'over')).toMatchObject({ off: 'too-few', bouts: [] })
    expect(await enter(ana, id)).toMatchObject({ refused: 'event-over' })
    const file = await fetch(`${it.origin}/api/tournaments/${id}/calendar.ics`)
    expect(file.headers.get('content-type')).toContain('text/calendar')
    expect(await file.text()).toContain('SUMMARY:Holmgang\r\n')
  })
})

test('it goes on while its owner sleeps, on another process after the first one has gone', async () => {
  const database = await postgres.database()
  const [a, b] = await Promise.all([openHouse({ database }), openHouse({ database })])
  const [ana, bo, cy] = [await member(b, 'Ana'), await member(b, 'Bo'), await member(a, 'Cy')]
  const id = await openEvent(cy, { rounds: 1, format: 'knockout' })
  await enter(ana, id)
  await enter(bo, id)
  await startNow(b, id)
  cy.leave()
  await a.close()
  const [view] = await Promise.all([ana, bo].map(guest => playAll(guest, id)))
  expect(view).toMatchObject({ status: 'over', standings: [{ name: 'Ana', points: 1 }, { name: 'Bo' }] })
})

test('Sybils: one address brings so many names to a tournament, and others still find a place', async () => {
  const { entering: _ours, ...limits } = NO_LIMITS
  const it = await openHouse({ limits, proxies: 1 })
  const ana = await member(it, 'Ana')
  const id = await openEvent(ana, { places: 64 })
  const from = async (address: string, guest: Guest) => {
    const headers = { 'x-forwarded-for': address, cookie: `runatal=${guest.token}` }
    const url = `/api/tournaments/${id}/enter`
    return (await it.app.inject({ method: 'POST', url, headers, payload: {} })).json<{ refused?: string }>()
  }
  const many = await Promise.all(
    Array.from({ length: 20 }, (_, i) => member(it, `Eve ${'bdfgkmprsz'[i % 10]}${i < 10 ? 'a' : 'u'}`)),
  )
  const answers = await Promise.all(many.map(guest => from('192.0.2.1', guest)))
  expect(answers.filter(({ refused }) => refused === undefined)).toHaveLength(16)
  expect(answers.filter(({ refused }) => refused === 'too-fast')).toHaveLength(4)
  expect((await from('192.0.2.2', ana)).refused).toBeUndefined()
})

test('Points without playing: three processes that all look at once pair a round once, and open each table once', async () => {
  const database = await postgres.database()
  const houses = await Promise.all([0, 1, 2].map(() => openHouse({ database })))
  const people = await Promise.all(['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Fay'].map(name => member(houses[0]!, name)))
  const [ana] = people as [Guest]
  const id = await openEvent(ana, { rounds: 1 })
  for (const guest of people) await enter(guest, id)
  // All say that they are there, on whichever process; all processes are asked to go on, many times.
  const last = await startNow(houses[0]!, id)
  const { tournament } = (await houses[1]!.store.events.read(id))!
  expect(await houses[1]!.store.events.write(startingNow(tournament), last, 0)).toBe(false)
  const all = (act: (house: TestHouse) => Promise<unknown>) =>
    Promise.all(Array.from({ length: 9 }, (_, i) => act(houses[i % 3]!)))
  await all(house => house.events.step(id))
  await Promise.all(people.map(guest => here(guest, id)))
  await all(house => house.events.step(id))
  const { bouts } = await until(ana, id, view => view.bouts.every(({ state }) => state === 'playing'))
  expect(bouts).toHaveLength(3)
  expect(new Set(bouts.flatMap(({ seats }) => seats.map(({ name }) => name))).size).toBe(6)
  for (const { table } of bouts) {
    const log = await houses[0]!.store.readLog(table!)
    expect(log.map(({ command }) => command.do).toSorted()).toEqual(['open', 'sit', 'sit', 'start'])
  }
})

test('parties of a race play the same seed, which nobody else sees', async () => {
  const it = await openHouse()
  const people = await Promise.all(['Ana', 'Bo', 'Cy', 'Di'].map(name => member(it, name)))
  const [ana] = people as [Guest]
  const id = await openEvent(ana, { game: 'rising5', format: 'race', size: 2, rounds: 1 })
  for (const guest of people) await enter(guest, id)
  await startNow(it, id)
  await until(ana, id, ({ bouts }) => bouts.length === 2)
  for (const guest of people) await here(guest, id)
  const view = await until(ana, id, ({ bouts }) => bouts.every(({ state }) => state === 'playing'))
  const tables = view.bouts.map(({ table }) => table!)
  const own = view.bouts.find(({ seats }) => seats.some(({ me }) => me))!.table!
  const other = tables.find(table => table !== own)!
  const mine = await ana.watch(own)
  const theirs = await it.tables.look(other, ({ match }) => match?.commitment)
  expect(mine.commitment).toBe(theirs)
  ana.say({ t: 'watch', table: other })
  await ana.until(() => ana.heard.find(one => one.t === 'error' && one.code === 'no-such-table'))
  for (const guest of people) for (const table of tables) await guest.do(table, { do: 'forfeit' })
  const over = await until(ana, id, ({ status }) => status === 'over')
  expect(over.standings.map(({ points }) => points)).toEqual([0, 0, 0, 0])
})

test('an arena pairs who is ready again and again; a program enters only where programs may', async () => {
  const it = await openHouse()
  const [ana, bo, robot] = [await member(it, 'Ana'), await member(it, 'Bo'), await member(it, 'Mimir', true)]
  const id = await openEvent(ana, { format: 'arena', lasts: 5 })
  expect(await enter(robot, id)).toMatchObject({ refused: 'people-only' })
  for (const guest of [ana, bo]) await enter(guest, id)
  await startNow(it, id)
  await until(ana, id, ({ status }) => status === 'going')
  for (const guest of [ana, bo]) expect((await here(guest, id)).me).toMatchObject({ ready: true })
  const { bouts } = await until(ana, id, all => all.bouts.some(({ table }) => table !== undefined))
  await bo.watch(bouts[0]!.table!)
  await bo.do(bouts[0]!.table!, { do: 'forfeit' })
  const after = await until(ana, id, all => all.bouts.every(({ state }) => state === 'over'))
  expect(after.standings[0]).toMatchObject({ name: 'Ana', points: 1 })
  expect(await ana.post(`/api/tournaments/${id}/cancel`)).toMatchObject({ status: 'over', off: 'owner' })
})

const FAR_AWAY = 60 * 60 * 1000
