import { setImmediate as nextTurn } from 'node:timers/promises'
import { anyGame, plainSeed } from '@runatal/kernel'
import { rauha } from '@runatal/rauha'
import { freeze, Table, type TableEntry } from '@runatal/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Loading } from '../loading.ts'
import { rulesOf } from '../rules-of.ts'
import type { NewRow, Store } from '../store/store.ts'
import { Guest } from './guest.ts'
import { openHouse, type TestHouse } from './house.ts'
import { openPostgresServer, type Postgres } from './postgres.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await openPostgresServer({ durable: false })
})

afterAll(() => postgres.close())

const GAME = anyGame(rauha)

/** The log of a table at which somebody moves and takes it back, again and again, and then says much. */
function longLog(entries: number): TableEntry[] {
  const opening: TableEntry = {
    position: 0,
    at: 0,
    by: 'ana',
    id: 'open',
    command: {
      do: 'open',
      game: 'rauha',
      seats: 2,
      choices: {},
      clock: { kind: 'none' },
      open: false,
      oneScreen: false,
      seed: plainSeed(1),
      openedAt: 1_000_000,
    },
  }
  const log = [opening]
  const table = new Table('long', GAME, opening)
  const say = (by: string, command: Parameters<Table['decide']>[2]) => {
    const entry = table.decide(by, `c${log.length}`, command, log.length)
    if ('refused' in entry) return false
    table.happen(entry)
    log.push(entry)
    return true
  }
  say('ana', { do: 'sit', seat: 0, name: 'Ana' })
  say('bo', { do: 'sit', seat: 1, name: 'Bo' })
  say('ana', { do: 'start' })
  while (log.length < entries) {
    const ask = table.view(0, 0).asks.find(({ must }) => must)
    const moved = ask !== undefined && say('ana', { do: 'move', ask: ask.id, move: ask.options[0] })
    if (moved && say('ana', { do: 'undo' })) continue
    say('bo', { do: 'say', text: `line ${log.length}` })
  }
  return log
}

async function write(store: Store, log: readonly TableEntry[]) {
  const row = {
    table: 'long',
    game: 'rauha',
    status: 'playing',
    open: false,
    host: 'ana',
    people: ['ana', 'bo'],
    updatedAt: 0,
    keeper: '',
  } satisfies NewRow
  await Promise.all(log.map(entry => store.append('long', entry, entry.position === 0 ? row : undefined)))
}

describe.each([
  ['SQLite', () => openHouse()],
  ['PostgreSQL', async () => openHouse({ database: await postgres.database() })],
])('a house on %s', (_name, open: () => Promise<TestHouse>) => {
  test('a long log is played once, then on from its snapshot, and what comes of it is the same table', async () => {
    const { store } = await open()
    const log = longLog(400)
    const whole = freeze(Table.load('long', GAME, log))
    await write(store, log.slice(0, 390))
    const failures: unknown[] = []
    const loading = new Loading(store, rulesOf, error => failures.push(error))
    const distrust = () => failures.push('distrusted')
    expect((await loading.load('long', distrust))?.version).toBe(389)
    expect((await store.readSnapshot('long'))?.position).toBe(389)
    for (const entry of log.slice(390)) await store.append('long', entry)
    const read: number[] = []
    const slow = new Loading(
      { ...bound(store), readLog: (table, from = 0, most) => (read.push(from), store.readLog(table, from, most)) },
      rulesOf,
      error => failures.push(error),
    )
    expect(freeze((await slow.load('long', distrust))!)).toEqual(whole)
    expect(read[0]).toBe(390)
    await expect.poll(() => read).toContain(0) // the check
    await slow.close()
    expect(await loading.load('nowhere', distrust)).toBeUndefined()
    expect(failures).toEqual([])
    await loading.close()
  })

  test('a snapshot of other code is not used; one that is not what the log makes is found out, told of and dropped', async () => {
    const { store } = await open()
    const log = longLog(300)
    await write(store, log)
    const failures: unknown[] = []
    const loading = new Loading(store, rulesOf, error => failures.push(error))
    await loading.load('long', () => {})
    const { position, text } = (await store.readSnapshot('long'))!
    const [code, ...rest] = text.split('\n')
    await store.saveSnapshot('long', {
      position,
      text: [`x${code}`, ...rest.map(one => one.replaceAll('Ana', 'Eve'))].join('\n'),
    })
    expect((await loading.load('long', () => {}))?.sittings[0]?.name).toBe('Ana')
    await store.saveSnapshot('long', { position, text: text.replaceAll('"Ana"', '"Eve"') })
    let distrusted = 0
    const other = new Loading(store, rulesOf, error => failures.push(error))
    expect((await other.load('long', () => distrusted++))?.sittings[0]?.name).toBe('Eve')
    await expect.poll(() => distrusted).toBe(1)
    await expect.poll(() => failures.map(String)).toEqual([expect.stringContaining('not what its log makes of it')])
    expect(await store.readSnapshot('long')).toBeUndefined()
    expect((await other.load('long', () => {}))?.sittings[0]?.name).toBe('Ana')
    await Promise.all([loading.close(), other.close()])
  })

  test('while a table of five thousand entries is loaded everything else goes on', async () => {
    const { origin, store } = await open()
    const ana = await Guest.arrive(origin, 'Ana')
    await write(store, longLog(5000))
    const watching = ana.watch('long')
    let pongs = 0
    while (!ana.views.has('long')) {
      ana.say({ t: 'ping' })
      pongs++
      const before = pongs
      await ana.until(() => (ana.heard.filter(({ t }) => t === 'pong').length >= before ? true : undefined))
    }
    expect((await watching).version).toBe(4999)
    expect(pongs).toBeGreaterThan(3)
    ana.leave()
  })

  test('a table of five thousand entries holds nobody up for 20 ms, made of its log or of its snapshot', async () => {
    const { store } = await open()
    await write(store, longLog(5000))
    const loading = new Loading(store, rulesOf, error => expect(error).toBeUndefined())
    for (const how of ['log', 'snapshot']) {
      const held = await longestHeld(loading.load('long', () => {}))
      expect([how, held]).toEqual([how, expect.toSatisfy((ms: number) => ms < 20)])
    }
    await loading.close()
  })
})

/** The longest work, in milliseconds of this thread's own time, between two turns of its loop: a busy machine adds nothing. */
async function longestHeld(act: Promise<unknown>): Promise<number> {
  const state = { isDone: false, longest: 0, before: worked() }
  const look = async () => {
    await nextTurn()
    const now = worked()
    Object.assign(state, { longest: Math.max(state.longest, now - state.before), before: now })
  }
  const done = act.finally(() => (state.isDone = true))
  while (!state.isDone) await look()
  await done
  return state.longest
}

function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** A store’s own methods, to be replaced one by one. */
function bound(store: Store): Store {
  const methods = ['readSnapshot', 'saveSnapshot', 'dropSnapshot'] as const
  const all = methods.map(name => [name, (store[name] as (...given: unknown[]) => unknown).bind(store)] as const)
  return { ...store, ...Object.fromEntries(all) }
}
