import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gameIds } from '@runatal/games'
import { shapeOf } from '@runatal/table'
import { Guest } from './guest.ts'
import { openHouse, type TestHouse } from './house.ts'
import { openPostgresServer, type Postgres } from './postgres.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await openPostgresServer({ durable: false })
}, 60_000)

afterAll(() => postgres.close())

interface State {
  pools: { game: string; pace: string; seeking: number; wait?: number }[]
  mine?: { since: number; wants: { game: string; from?: number }[] }
  call?: {
    table: string
    until: number
    bots: string[]
    seats: { name: string; me: boolean; came: boolean; rating?: number }[]
  }
  table?: string
  refused?: string
  text?: string
}

const DUEL = { wants: [{ game: 'brandubh', pace: 'live' }] }
const LETTER = { wants: [{ game: 'brandubh', pace: 'letter' }] }

/** Somebody whose name is kept. */
async function member(house: TestHouse, name: string): Promise<Guest> {
  const guest = await Guest.arrive(house.origin, name)
  await house.store.club.keepName({ person: guest.person, name, folded: shapeOf(name), since: 1, program: false }, [])
  return guest
}

const seek = (guest: Guest, wish: object = DUEL) => guest.post<State>('/api/seek', wish)
const look = (guest: Guest) => guest.get<State>('/api/seek')
const come = (guest: Guest, table: string) => guest.post<State>(`/api/seek/${table}`)

async function stop(guest: Guest): Promise<State> {
  const headers = { cookie: `runatal=${guest.token}` }
  return (await (await fetch(`${guest.origin}/api/seek`, { method: 'DELETE', headers })).json()) as State
}

/** Until the house has seated them, and opened the table. */
async function seatedAt(guest: Guest): Promise<string> {
  await expect.poll(async () => (await look(guest)).table).toBeDefined()
  return (await look(guest)).table!
}

/** Until the house has called them to a table. */
async function calledTo(guest: Guest): Promise<string> {
  await expect.poll(async () => (await look(guest)).call?.table).toBeDefined()
  return (await look(guest)).call!.table
}

async function logOf(house: TestHouse, table: string) {
  return (await house.store.readLog(table)).map(({ by, command }) => ({ by, do: command.do }))
}

async function housesOn(store: 'SQLite' | 'PostgreSQL', count: number): Promise<TestHouse[]> {
  if (store === 'SQLite') return [await openHouse()]
  const database = await postgres.database()
  return Promise.all(Array.from({ length: count }, () => openHouse({ database })))
}

describe.each(['SQLite', 'PostgreSQL'] as const)('%s', store => {
  const houses = async (count = 1) => housesOn(store, count)

  test('two strangers are called, come, play and are rated', async () => {
    const all = await houses(2)
    const [a, b] = [all[0]!, all.at(-1)!]
    const [ana, bo] = [await member(a, 'Ana'), await member(b, 'Bo')]
    // What is new is told over the line.
    for (const one of [ana, bo]) one.say({ t: 'club' })
    expect(await seek(ana)).toMatchObject({
      pools: [{ game: 'brandubh', pace: 'live', seeking: 1 }],
      mine: { bots: false },
    })
    await seek(bo)
    const heard = await bo.until(() => bo.heard.findLast(said => said.t === 'seek' && said.call !== undefined))
    const table = await calledTo(ana)
    expect(heard).toMatchObject({
      call: { table, seats: expect.arrayContaining([{ name: 'Bo', me: true, came: false, rating: 1500 }]) },
    })
    expect((await come(ana, table)).call?.seats.filter(({ came }) => came)).toMatchObject([{ name: 'Ana' }])
    await come(bo, table)
    expect(await seatedAt(bo)).toBe(table)
    // Said twice, it is done once.
    expect(await come(bo, table)).toMatchObject({ table })
    await ana.until(() => ana.heard.findLast(said => said.t === 'seek' && said.table === table))
    await Promise.all([ana.watch(table), bo.watch(table)])
    await bo.until(() => (bo.views.get(table)?.status === 'playing' ? true : undefined))
    await bo.do(table, { do: 'forfeit' })
    await ana.until(() => (ana.views.get(table)?.status === 'over' ? true : undefined))
    await a.rater.look()
    expect(await ana.get('/api/p/ana')).toMatchObject({
      ratings: [{ game: 'brandubh', games: 1 }],
      games: [{ table, result: 'won' }],
    })
    expect((await look(ana)).pools).toEqual([])
  })

  test('every game can be begun by two who were brought together', async () => {
    const [house] = await houses()
    for (const game of gameIds) {
      const [ana, bo] = [await Guest.arrive(house!.origin, 'Ana'), await Guest.arrive(house!.origin, 'Bo')]
      const now = await house!.store.now()
      // As if they had waited long enough for a small table; by letter they sit at once.
      for (const { person } of [ana, bo]) {
        const wish = seekOf(person, game, now)
        const wants = wish.wants.map(want => ({ ...want, pace: 'letter' as const }))
        await house!.store.pairing.seek({ ...wish, wants })
      }
      await house!.pairing.look()
      const table = await seatedAt(bo)
      expect([game, await house!.tables.look(table, ({ status }) => status)]).toEqual([game, 'playing'])
    }
  })

  test('bots sit down with somebody who has waited long enough and wants them', async () => {
    const [house] = await houses()
    const ana = await member(house!, 'Ana')
    await house!.store.pairing.seek({ ...seekOf(ana.person, 'rauha', await house!.store.now()), bots: true })
    await house!.pairing.look()
    const { call } = await look(ana)
    expect(call!.bots).toHaveLength(3)
    await come(ana, call!.table)
    await seatedAt(ana)
    const who = await house!.tables.look(call!.table, ({ sittings }) =>
      sittings.map(({ person }) => person !== undefined),
    )
    expect(who).toEqual([true, false, false, false])
  })

  test('by letter nobody need be here', async () => {
    const [house] = await houses()
    const [ana, bo] = [await member(house!, 'Ana'), await Guest.arrive(house!.origin, 'Gus')]
    await seek(ana, LETTER)
    ana.leave()
    await seek(bo, { wants: [...LETTER.wants, ...DUEL.wants] })
    const table = await seatedAt(bo)
    const clock = await house!.tables.look(table, ({ clocks, sittings }) => [clocks.rule, sittings.length])
    expect(clock).toEqual([{ kind: 'days', days: 1 }, 2])
    // A guest may be paired; such a game moves no ratings.
    expect(await ana.get(`/api/tables/${table}/club`)).toMatchObject({ unrated: 'guest' })
  })

  test('who does not come keeps nobody: the others look on from where they were', async () => {
    const [house] = await houses()
    const { pairing, now } = house!.store
    const [ana, bo] = [await Guest.arrive(house!.origin, 'Ana'), await Guest.arrive(house!.origin, 'Bo')]
    await seek(ana)
    await seek(bo)
    const table = await calledTo(ana)
    const { mine } = await look(ana)
    await come(ana, table)
    // Fifteen seconds later.
    await pairing.settle(table, (await look(ana)).call!.until + 1)
    expect(await come(bo, table)).toMatchObject({
      refused: 'expired',
      text: expect.stringContaining('look for opponents again'),
    })
    expect(await look(bo)).not.toHaveProperty('mine')
    expect(await look(ana)).toMatchObject({ mine: { since: mine!.since } })
    expect(await house!.store.readLog(table)).toEqual([])
    // And who has gone without a word is called to nothing.
    const eve = await Guest.arrive(house!.origin, 'Eve')
    await pairing.seek({ ...seekOf(eve.person, 'brandubh', await now.call(house!.store)), hereUntil: 1 })
    await house!.pairing.look()
    expect((await look(ana)).call).toBeUndefined()
  })

  test('who blocked somebody never meets them', async () => {
    const [house] = await houses()
    const [ana, bo, cy] = [await member(house!, 'Ana'), await member(house!, 'Bo'), await member(house!, 'Cy')]
    await bo.post('/api/me/blocked', { person: ana.person })
    for (const one of [ana, bo]) await seek(one)
    await house!.pairing.look()
    expect((await look(ana)).call).toBeUndefined()
    await seek(cy)
    await calledTo(cy)
    const called = await Promise.all([ana, bo].map(async one => (await look(one)).call !== undefined))
    expect(called.filter(Boolean)).toHaveLength(1)
  })

  test('what cannot be done is told in a sentence and changes nothing', async () => {
    const [house] = await houses()
    const ana = await Guest.arrive(house!.origin, 'Ana')
    expect(await stop(ana)).toMatchObject({ refused: 'not-seeking' })
    expect(await seek(ana, { wants: [{ game: 'chess', pace: 'live' }] })).toMatchObject({ refused: 'no-such-game' })
    expect(await seek(ana, { wants: [...DUEL.wants, ...DUEL.wants] })).toMatchObject({ refused: 'bad-request' })
    expect(await seek(ana, { wants: [] })).toMatchObject({ refused: 'bad-request' })
    const first = await seek(ana)
    expect(await seek(ana, LETTER)).toMatchObject({
      refused: 'seeking',
      text: expect.stringContaining('stop that search first'),
    })
    expect((await look(ana)).mine).toMatchObject({ since: first.mine!.since, wants: [{ game: 'brandubh' }] })
    expect(await come(ana, 'nowhere')).toMatchObject({ refused: 'expired' })
    expect(await stop(ana)).not.toHaveProperty('mine')
    const nobody = await fetch(`${house!.origin}/api/seek`, { method: 'DELETE' })
    expect(nobody.status).toBe(401)
    // A name that somebody else keeps is nobody else's at a table either.
    const gus = await Guest.arrive(house!.origin, 'Gus')
    await house!.store.club.keepName(
      { person: 'other', name: 'Gus', folded: shapeOf('Gus'), since: 1, program: false },
      [],
    )
    expect(await seek(gus)).toMatchObject({ refused: 'name-kept' })
  })

  test('Collusion in pairing: who presses at the same moment meets others first, and what two make of it is bounded', async () => {
    const [house] = await houses()
    const { pairing, now } = house!.store
    const [ana, bo, cy] = [await member(house!, 'Ana'), await member(house!, 'Bo'), await member(house!, 'Cy')]
    const meet = async (...who: Guest[]) => {
      for (const one of who) await seek(one)
      await house!.pairing.look()
    }
    await meet(ana, bo)
    const table = await calledTo(ana)
    await come(ana, table)
    await come(bo, table)
    expect(await pairing.lastOf(ana.person)).toMatchObject({ others: [bo.person] })
    // Again at the same moment, while a third one waits whose rating is far away: not with each other.
    const wish = seekOf(cy.person, 'brandubh', await now.call(house!.store))
    await pairing.seek({
      ...wish,
      since: wish.until,
      wants: wish.wants.map(want => ({ ...want, rating: { mu: 9000, sigma: 50 } })),
    })
    await meet(ana, bo)
    expect((await look(ana)).call).toBeUndefined()
    // Neither who waits nor how strong they are can be chosen by: only how many there are is told.
    expect(Object.keys((await look(ana)).pools[0]!).toSorted()).toEqual(['game', 'pace', 'seeking', 'wait'])
  })

  test('two who pair the same people: one of them does', async () => {
    const [house] = await houses()
    const { pairing } = house!.store
    const now = await house!.store.now()
    const seeks = ['a', 'b', 'c'].map(person => seekOf(person, 'brandubh', now))
    for (const one of seeks) await pairing.seek(one)
    const call = (table: string, ...who: number[]) => {
      const people = who.map(i => ({ person: seeks[i]!.person, name: 'N', ticket: seeks[i]!.ticket }))
      return pairing.call(
        { table, game: 'brandubh', pace: 'live', people, bots: [], at: now, until: now + 9, waited: 0 },
        true,
      )
    }
    expect((await Promise.all([call('x', 0, 1), call('y', 1, 2)])).toSorted()).toEqual([false, true])
    const called = (await pairing.seeksOf(['a', 'b', 'c'])).filter(one => one.called !== undefined)
    expect(called).toHaveLength(2)
    expect(new Set(called.map(one => one.called)).size).toBe(1)
  })

  test('whoever dies between calling and opening: another opens the table, once', async () => {
    const all = await houses(2)
    const house = all[0]!
    const { pairing } = house.store
    const [ana, bo] = [await Guest.arrive(house.origin, 'Ana'), await Guest.arrive(house.origin, 'Bo')]
    const now = await house.store.now()
    const seeks = [ana, bo].map(({ person }) => seekOf(person, 'brandubh', now))
    for (const one of seeks) await pairing.seek(one)
    const people = seeks.map(({ person, ticket }) => ({ person, name: person === ana.person ? 'Ana' : 'Bo', ticket }))
    await pairing.call(
      { table: 'left', game: 'brandubh', pace: 'live', people, bots: [], at: now, until: now + 9, waited: 0 },
      true,
    )
    // Seated, and nobody lived to open the table.
    await pairing.settle('left', now)
    expect(await house.store.readLog('left').then(({ length }) => length)).toBe(0)
    await Promise.all(all.flatMap(one => [one.pairing.look(), come(ana, 'left')]))
    await expect.poll(() => pairing.unsettled()).toEqual([])
    expect(await logOf(house, 'left')).toMatchObject([
      { do: 'open' },
      { do: 'sit', by: ana.person },
      { do: 'sit', by: bo.person },
      { do: 'start' },
    ])
    expect(await pairing.lastOf(ana.person)).toMatchObject({ others: [bo.person], table: 'left' })
  })
})

/** Has waited for an hour. */
function seekOf(person: string, game: string, now: number) {
  const rating = { mu: 1500, sigma: 50 }
  return {
    person,
    ticket: `ticket of ${person}`,
    name: person,
    since: now - 3_600_000,
    until: now + 60_000,
    hereUntil: now + 60_000,
    wants: [{ game, pace: 'live' as const, rating }],
    bots: false,
    program: false,
    last: [],
    came: false,
  }
}
