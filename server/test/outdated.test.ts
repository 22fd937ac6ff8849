import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Parcel } from '../parcel.ts'
import { BEAT } from '../store/keeping.ts'
import type { Store } from '../store/store.ts'
import { Guest } from './guest.ts'
import { openHouse } from './house.ts'
import { openPostgresServer, type Postgres } from './postgres.ts'

/** The log of a duel whose questions were numbered otherwise than today: its tenth entry answers one that is not asked. */
const parcel = JSON.parse(
  await readFile(new URL('fixtures/outdated-table.json', import.meta.url), 'utf8'),
) as unknown as Parcel

let postgres: Postgres
beforeAll(async () => {
  postgres = await openPostgresServer({ durable: false })
})
afterAll(() => postgres.close())

const stores = { SQLite: () => Promise.resolve({}), PostgreSQL: async () => ({ database: await postgres.database() }) }

describe.each(['SQLite', 'PostgreSQL'] as const)('a table that older rules have played, on %s', which => {
  test('is told of in one sentence, and harms nobody else', async () => {
    const told: string[] = []
    const logger = { level: 'error', stream: { write: (line: string) => void told.push(line) } }
    const { origin, store } = await openHouse({ ...(await stores[which]()), logger })
    const ana = await Guest.arrive(origin, 'Ana')
    const mine = await ana.open({ seats: 2, bots: [null, 'random'] })
    const inLobby = await ana.open({ seats: 2, open: true })
    await putThere(store, 'outdated', ana.person, 'playing')
    await putThere(store, 'outdated-lobby', ana.person, 'open')
    // Whoever looked after them before is gone: this house takes them up.
    await store.letGo('gone')

    ana.say({ t: 'watch', table: 'outdated' })
    const error = await ana.until(() => ana.heard.find(one => one.t === 'error'))
    expect(error).toEqual({ t: 'error', code: 'outdated', text: SENTENCE, table: 'outdated' })
    expect(await ana.do('outdated', { do: 'forfeit' })).toEqual({ refused: 'outdated', text: SENTENCE })
    for (const path of ['history', 'replay'])
      expect(await ana.get(`/api/tables/outdated/${path}`)).toEqual({ refused: 'outdated', text: SENTENCE })
    expect(await ana.post('/api/tables/outdated/rematch')).toEqual({ refused: 'outdated', text: SENTENCE })

    const lobby = await ana.get<{ table: string }[]>('/api/lobby')
    expect(lobby.map(({ table }) => table)).toEqual([inLobby])
    const list = await ana.get<{ id: string }[]>('/api/my-tables')
    expect(list.map(({ id }) => id).toSorted()).toEqual([mine, inLobby].toSorted())

    await ana.watch(mine)
    await ana.do(mine, { do: 'start' })
    expect((await ana.play(mine)).status).toBe('over')
    // Whoever looks after tables comes by again and again: it is not played again, and told of once.
    await wait(3 * BEAT)
    expect(told.filter(line => line.includes('Table outdated cannot be played'))).toHaveLength(1)
    expect(await store.readLog('outdated')).toEqual(parcel.log)
  })
})

const SENTENCE = 'This game was played under older rules and can no longer be opened: open a new table'

async function putThere(store: Store, table: string, person: string, status: 'open' | 'playing') {
  const of = { table, game: 'raise-rise-die', status, open: true, host: person, people: [person], free: 1 }
  for (const entry of parcel.log) await store.append(table, entry, { ...of, updatedAt: 0, due: 0, keeper: 'gone' })
}
