import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableEntry } from '@runatal/table'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPostgres } from '../store/postgres.ts'
import { openSqlite } from '../store/sqlite.ts'
import { type NewRow, PositionTaken, type Store, type TableRow } from '../store/store.ts'
import { openStore } from '../store/threaded.ts'
import { ask, openPostgresServer, type Postgres } from './postgres.ts'

let folder: string
let postgres: Postgres

beforeAll(async () => {
  postgres = await openPostgresServer({ durable: false })
})

afterAll(() => postgres.close())

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'runatal-store-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const file = async () => join(folder, 'test.db')

/** What every store must do, whichever database it is on. */
describe.each([
  ['SQLite', openSqlite, file],
  ['SQLite in a thread', openStore, file],
  ['PostgreSQL', openPostgres, () => postgres.database()],
])('%s', (name, open: (where: string) => Promise<Store>, place: () => Promise<string>) => {
  let where: string
  let store: Store

  beforeEach(async () => {
    where = await place()
    store = await open(where)
  })

  afterEach(() => store.close())

  async function reopen() {
    await store.close()
    store = await open(where)
  }

  test('a log is read as it was written, also after closing', async () => {
    const entries = [entry(0), { ...entry(1), trip: 80.5 }, entry(2)]
    for (const one of entries) await store.append('t1', one, row('t1'))
    await store.append('t2', entry(0), row('t2'))
    await reopen()
    expect(await store.readLog('t1')).toEqual(entries)
    expect(await store.readLog('nowhere')).toEqual([])
  })

  test('who writes a position first has it; the loser is told so and changes nothing', async () => {
    await store.append('t1', entry(0), row('t1'))
    await store.append('t1', entry(1, 'first'), row('t1'))
    const late = store.append('t1', entry(1, 'second'), row('t1', { status: 'over' }))
    await expect(late).rejects.toBeInstanceOf(PositionTaken)
    expect((await store.readLog('t1')).map(({ id }) => id)).toEqual(['c0', 'first'])
    expect(await store.openTables(10)).toHaveLength(1)
  })

  test('many appends at once: each is answered for itself', async () => {
    await store.append('t0', entry(0, 'was here'), row('t0'))
    const tables = Array.from({ length: 100 }, (_, i) => `t${i}`)
    const answers = await Promise.allSettled(tables.map(table => store.append(table, entry(0), row(table))))
    expect(answers.map(({ status }) => status)).toEqual(['rejected', ...Array<string>(99).fill('fulfilled')])
    expect((await store.readLog('t0')).map(({ id }) => id)).toEqual(['was here'])
    expect((await store.readLog('t99')).map(({ id }) => id)).toEqual(['c0'])
  })

  test('several entries of one table at once keep their order', async () => {
    const entries = Array.from({ length: 20 }, (_, i) => entry(i))
    await Promise.all(entries.map((one, i) => store.append('t1', one, row('t1', { updatedAt: i }))))
    expect(await store.readLog('t1')).toEqual(entries)
    expect((await store.openTables(10))[0]?.updatedAt).toBe(19)
  })

  test('tables are listed by what they are', async () => {
    await store.append('open', entry(0), row('open', { updatedAt: 1, people: ['ana'] }))
    await store.append('newer', entry(0), row('newer', { updatedAt: 2, people: ['ana', 'bo'] }))
    await store.append('private', entry(0), row('private', { open: false }))
    await store.append('playing', entry(0), row('playing', { status: 'playing' }))
    await store.append('over', entry(0), row('over', { status: 'over', people: ['bo'] }))
    expect(ids(await store.openTables(10))).toEqual(['newer', 'open'])
    expect(ids(await store.openTables(1))).toEqual(['newer'])
    expect(ids(await store.tablesOf('ana', 10))).toEqual(['newer', 'open'])
    expect((await store.tablesOf('bo', 10)).map(({ people }) => people.toSorted())).toEqual([['ana', 'bo'], ['bo']])
  })

  test('a full table is not listed, and of one host’s tables the others come after everybody’s first', async () => {
    for (const [i, host] of ['eve', 'ana', 'eve', 'eve', 'bo', 'eve'].entries())
      await store.append(`t${i}`, entry(0), row(`t${i}`, { host, updatedAt: i, free: 1 }))
    expect(ids(await store.openTables(10))).toEqual(['t5', 't4', 't1', 't3', 't2', 't0'])
    expect(ids(await store.openTables(3))).toEqual(['t5', 't4', 't1'])
    await store.append('t5', entry(1), row('t5', { host: 'eve', updatedAt: 9, free: 0 }))
    expect(ids(await store.openTables(3))).toEqual(['t4', 't3', 't1'])
  })

  test('however many a host opens at once, on however many lines, so many are opened and no more', async () => {
    // A file has one writer.
    const second = name === 'PostgreSQL' ? await open(where) : store
    await store.append('over', entry(0), row('over', { status: 'over', updatedAt: 9 }))
    await store.append('old', entry(0), row('old', { updatedAt: 1 }))
    await store.append('open', entry(0), row('open', { updatedAt: 9 }))
    const opening = Array.from({ length: 55 }, (_, i) => {
      const [host, line] = [i % 11 === 0 ? 'other' : 'host', i % 2 === 0 ? store : second]
      return line.openTable(`n${i}`, entry(0), row(`n${i}`, { host, updatedAt: 9 }), { most: 20, since: 5 })
    })
    const opened = await Promise.all(opening)
    expect(opened.filter((_, i) => i % 11 === 0)).toEqual([true, true, true, true, true])
    expect(opened.filter((yes, i) => yes && i % 11 !== 0)).toHaveLength(19)
    const kept = await Promise.all(opened.map((_, i) => store.readLog(`n${i}`)))
    expect(kept.map(({ length }) => length === 1)).toEqual(opened)
    if (second !== store) await second.close()
  })

  test('who wrote last looks after a table that is due; what is let go is taken up by another', async () => {
    await store.append('bot', entry(0), row('bot', { due: 0, keeper: 'first' }))
    await store.append('soon', entry(0), row('soon', { due: Date.now() + 1000, keeper: 'first' }))
    await store.append('later', entry(0), row('later', { due: Date.now() + 1e8, keeper: 'first' }))
    await store.append('never', entry(0), row('never', { keeper: 'first' }))
    expect(await store.takeUp('second')).toEqual([])
    expect((await store.takeUp('first')).toSorted()).toEqual(['bot', 'soon'])
    await store.append('bot', entry(1), row('bot', { due: 0, keeper: 'second' }))
    expect(await store.takeUp('second')).toEqual(['bot'])
    await store.putOff('bot', 'first', undefined) // no longer its own
    expect(await store.takeUp('second')).toEqual(['bot'])
    await store.putOff('bot', 'second', undefined)
    expect(await store.takeUp('second')).toEqual([])
    await store.letGo('first')
    const [one, other] = await Promise.all([store.takeUp('third'), store.takeUp('fourth')])
    expect([...one, ...other]).toEqual(['soon'])
  })

  test('a notice is taken once, and again if whoever took it has gone', async () => {
    await store.append('t1', entry(0), row('t1', { notify: ['ana', 'bo'] }))
    await store.append('t1', entry(1), row('t1', { notify: ['ana'] }))
    const taken = await store.takeNotices('first')
    expect(taken.map(({ person }) => person).toSorted()).toEqual(['ana', 'bo'])
    expect(await store.takeNotices('second')).toEqual([])
    await store.dropNotice({ kind: 'turn', about: 't1', person: 'bo' })
    await store.leaveToMail({ kind: 'turn', about: 't1', person: 'ana' })
    await store.letGo('first')
    expect(await store.takeNotices('second')).toMatchObject([
      { kind: 'turn', about: 't1', person: 'ana', mailOnly: true },
    ])
  })

  test('a log can be read from a position on, and its last position asked for', async () => {
    for (const position of [0, 1, 2]) await store.append('t1', entry(position))
    await store.append('t2', entry(0))
    expect((await store.readLog('t1', 2)).map(({ position }) => position)).toEqual([2])
    expect(await store.readLog('t1', 3)).toEqual([])
    const last = await store.lastPositions(['t1', 't2', 'nowhere'])
    expect(new Map(last.map(({ table, position }) => [table, position]))).toEqual(
      new Map([
        ['t1', 2],
        ['t2', 0],
      ]),
    )
    expect(await store.lastPositions([])).toEqual([])
  })

  test('an entry may leave the row of its table as it was', async () => {
    await store.append('t1', entry(0), row('t1', { people: ['ana'] }))
    await Promise.all([store.append('t1', entry(1)), store.append('t2', entry(0), row('t2'))])
    expect(await store.tablesOf('ana', 10)).toHaveLength(1)
    expect(await store.readLog('t1')).toHaveLength(2)
  })

  test('who has left a table no longer has it in their list', async () => {
    await store.append('t1', entry(0), row('t1', { people: ['ana', 'bo'] }))
    await store.append('t1', entry(1), row('t1', { people: ['ana'] }))
    expect(await store.tablesOf('bo', 10)).toEqual([])
    expect(await store.tablesOf('ana', 10)).toHaveLength(1)
  })

  test('people have a name, and may take another', async () => {
    await store.savePerson({ person: 'p1', name: 'Ana' })
    await store.savePerson({ person: 'p1', name: 'Anna' })
    expect(await store.findPerson('p1')).toEqual({ person: 'p1', name: 'Anna' })
    expect(await store.findPerson('p2')).toBeUndefined()
  })

  test('a link is taken once, and in time', async () => {
    await store.saveLink('abc', 'p1', 1000)
    await store.saveLink('old', 'p2', 1000)
    await store.saveLink('first', 'p3', 1000)
    await store.saveLink('newest', 'p3', 1000)
    expect(await store.takeLink('abc', 999)).toBe('p1')
    expect(await store.takeLink('abc', 999)).toBeUndefined()
    expect(await store.takeLink('old', 1000)).toBeUndefined()
    expect(await store.takeLink('first', 999)).toBeUndefined()
    expect(await store.takeLink('newest', 999)).toBe('p3')
  })

  test('subscriptions come, are replaced, and go', async () => {
    await store.saveSubscription('p1', 'https://a', 'one')
    await store.saveSubscription('p1', 'https://a', 'two')
    await store.saveSubscription('p1', 'https://b', 'three')
    expect((await store.subscriptionsOf('p1')).toSorted()).toEqual(['three', 'two'])
    await store.dropSubscription('https://a')
    expect(await store.subscriptionsOf('p1')).toEqual(['three'])
  })

  test('it knows the time', async () => {
    expect(Math.abs((await store.now()) - Date.now())).toBeLessThan(2000)
  })

  test('a secret is made once and kept', async () => {
    expect(await store.secret('key', 'first')).toBe('first')
    await reopen()
    expect(await store.secret('key', 'second')).toBe('first')
  })
})

test('what is no database is not opened', async () => {
  const damaged = join(folder, 'damaged.db')
  await writeFile(damaged, 'this is no database, although it is long enough to be one '.repeat(40))
  for (const open of [openSqlite, openStore]) await expect(open(damaged)).rejects.toThrow('not a database')
})

test('several processes may start on an empty database at once', async () => {
  const where = await postgres.database()
  const stores = await Promise.all(Array.from({ length: 5 }, () => openPostgres(where)))
  await stores[0]!.append('t1', entry(0), row('t1'))
  const late = stores[1]!.append('t1', entry(0), row('t1'))
  await expect(late).rejects.toBeInstanceOf(PositionTaken)
  const each = await ask(where, 'select number from migrations order by number')
  expect(each.length).toBeGreaterThan(4)
  expect(each).toEqual(each.map((_, number) => ({ number })))
  await Promise.all(stores.map(store => store.close()))
})

function ids(rows: TableRow[]): string[] {
  return rows.map(({ table }) => table)
}

function entry(position: number, id = `c${position}`): TableEntry {
  return { position, at: 10 * position, by: 'ana', id, command: { do: 'say', text: `é ${position} 'quoted'` } }
}

function row(table: string, change: Partial<NewRow> = {}): NewRow {
  return {
    table,
    game: 'rauha',
    status: 'open',
    open: true,
    host: 'host',
    people: [],
    updatedAt: 0,
    keeper: 'house',
    ...change,
  }
}
