import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shapeOf } from '@runatal/table'
import { Guest } from './guest.ts'
import { openHouse, type TestHouse } from './house.ts'
import { openPostgresServer, type Postgres } from './postgres.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await openPostgresServer({ durable: false })
}, 60_000)

afterAll(() => postgres.close())

interface Friend {
  name: string
  mutual: boolean
  here: boolean
  seen?: number
  table?: string
}

async function member(house: TestHouse, name: string): Promise<Guest> {
  const guest = await Guest.arrive(house.origin, name)
  await house.store.club.keepName({ person: guest.person, name, folded: shapeOf(name), since: 1, program: false }, [])
  return guest
}

async function drop<T>(guest: Guest, path: string): Promise<T> {
  const headers = { cookie: `runatal=${guest.token}` }
  return (await (await fetch(`${guest.origin}${path}`, { method: 'DELETE', headers })).json()) as T
}

const friendsOf = async (guest: Guest) => (await guest.get<{ friends: Friend[] }>('/api/friends')).friends

async function housesOn(store: 'SQLite' | 'PostgreSQL'): Promise<TestHouse[]> {
  if (store === 'SQLite') return [await openHouse()]
  const database = await postgres.database()
  return Promise.all([openHouse({ database }), openHouse({ database })])
}

describe.each(['SQLite', 'PostgreSQL'] as const)('%s', store => {
  const houses = async () => housesOn(store)

  test('those who follow each other see who is here, are told of it, and invite by one press', async () => {
    const all = await houses()
    const [a, b] = [all[0]!, all.at(-1)!]
    const [ana, bo] = [await member(a, 'Ana'), await member(b, 'Bo')]
    expect(await ana.post('/api/friends/bo')).toMatchObject({ friends: [{ name: 'Bo', mutual: false, here: false }] })
    // Nobody who does not follow her may be asked to a table.
    expect(await ana.post('/api/invitations', { name: 'Bo', game: 'brandubh' })).toMatchObject({
      refused: 'not-invited',
    })
    await bo.post('/api/friends/ana')
    for (const one of [ana, bo]) one.say({ t: 'club' })
    await ana.until(() => ana.heard.findLast(said => said.t === 'friends'))
    await b.friends.here([bo.person])
    await ana.until(() => ana.heard.findLast(said => said.t === 'friends' && said.friends.some(one => one.here)))
    const { table } = await ana.post<{ table: string }>('/api/invitations', { name: 'Bo', game: 'brandubh' })
    const asked = await bo.until(() =>
      bo.heard.findLast(said => said.t === 'invitations' && said.invitations.length > 0),
    )
    expect(asked).toMatchObject({ invitations: [{ table, game: 'brandubh', by: 'Ana' }] })
    // To the same table twice, it is one invitation; to a table that is not hers, none.
    expect(await ana.post('/api/invitations', { name: 'Bo', game: 'brandubh', table })).toEqual({ table })
    expect((await bo.get<{ invitations: unknown[] }>('/api/invitations')).invitations).toHaveLength(1)
    const his = await bo.open({ game: 'brandubh', seats: 2 })
    expect(await ana.post('/api/invitations', { name: 'Bo', game: 'brandubh', table: his })).toMatchObject({
      refused: 'not-seated',
    })
    await bo.watch(table)
    expect(await bo.do(table, { do: 'sit', seat: 1, name: 'Bo' })).toHaveProperty('done')
    // The table is full: nobody need answer any more.
    expect(await bo.get('/api/invitations')).toEqual({ invitations: [] })
    expect(await drop(bo, `/api/invitations/${table}`)).toEqual({ invitations: [] })
    expect(await drop(bo, `/api/invitations/${table}`)).toMatchObject({ refused: 'expired' })
    expect(await drop(ana, '/api/friends/bo')).toEqual({ friends: [] })
  })

  test('tables of the lobby in play are listed, private ones are not', async () => {
    const all = await houses()
    const house = all[0]!
    const [ana, bo, eve] = [await member(house, 'Ana'), await member(house, 'Bo'), await member(house, 'Eve')]
    const play = async (open: boolean) => {
      const table = await ana.open({ game: 'brandubh', seats: 2, open })
      await Promise.all([ana.watch(table), bo.watch(table)])
      await bo.do(table, { do: 'sit', seat: 1, name: 'Bo' })
      await ana.do(table, { do: 'start' })
      return table
    }
    await play(false)
    const table = await play(true)
    expect(await eve.get('/api/watch')).toMatchObject([
      { table, game: 'brandubh', pace: 'live', seats: [{ name: 'Ana', kept: true, bot: false }, { name: 'Bo' }] },
    ])
    await bo.post('/api/me/blocked', { person: eve.person })
    expect(await eve.get('/api/watch')).toEqual([])
  })

  test('what cannot be done is told in a sentence', async () => {
    const [house] = await houses()
    const ana = await member(house!, 'Ana')
    expect(await ana.post('/api/friends/nobody')).toMatchObject({ refused: 'no-such-name' })
    expect(await ana.post('/api/friends/ana')).toMatchObject({ refused: 'yourself', text: expect.any(String) })
    expect(await ana.post('/api/invitations', { name: 'Ana', game: 'brandubh' })).toMatchObject({
      refused: 'not-invited',
    })
    expect(await ana.post('/api/invitations', { name: 'Ana', game: 'chess' })).toMatchObject({
      refused: 'no-such-game',
    })
    expect(await friendsOf(ana)).toEqual([])
    const nobody = await fetch(`${house!.origin}/api/friends/ana`, { method: 'POST' })
    expect(nobody.status).toBe(401)
  })

  test('Stalking by presence: only who is followed back learns anything, and somebody blocked nothing', async () => {
    const [house] = await houses()
    const [ana, bo] = [await member(house!, 'Ana'), await member(house!, 'Bo')]
    await bo.post('/api/friends/ana')
    await house!.friends.here([ana.person])
    const alone = await friendsOf(bo)
    expect(alone).toEqual([expect.objectContaining({ name: 'Ana', mutual: false, here: false })])
    // Neither now nor when she was here last.
    expect(alone[0]).not.toHaveProperty('seen')
    await ana.post('/api/friends/bo')
    expect(await friendsOf(bo)).toMatchObject([{ mutual: true, here: true }])
    bo.say({ t: 'club' })
    await bo.until(() => bo.heard.findLast(said => said.t === 'friends'))
    await ana.post('/api/me/blocked', { person: bo.person })
    // As if she kept no name; and he is not told why.
    expect(await friendsOf(bo)).toEqual([])
    expect(await bo.post('/api/invitations', { name: 'Ana', game: 'brandubh' })).toMatchObject({
      refused: 'not-invited',
    })
    // Searches are counted, and nobody is named before all are called to one table.
    await ana.post('/api/seek', { wants: [{ game: 'brandubh', pace: 'live' }] })
    const seen = JSON.stringify(await bo.get('/api/seek'))
    expect(seen).not.toMatch(/Ana|person/)
    // A page of hers says nothing of it, and who is gone is in no list.
    expect(JSON.stringify(await bo.get('/api/p/ana'))).not.toMatch(/"(here|seen)"/)
    await drop(ana, '/api/me')
    expect(await house!.store.friends.followed(bo.person)).toEqual([])
    expect(await house!.store.friends.mutuals(bo.person)).toEqual([])
  })
})
