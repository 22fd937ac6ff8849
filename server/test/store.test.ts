import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TableEntry } from '@runatal/table'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSqlite } from '../store/sqlite.ts'
import { PositionTaken, type Store, type TableRow } from '../store/store.ts'
import { openStore } from '../store/threaded.ts'

/** What every store must do, whichever database it is on. */
describe.each([
  ['SQLite', openSqlite],
  ['SQLite in a thread', openStore],
])('%s', (_name, open: (file: string) => Promise<Store>) => {
  let folder: string
  let store: Store

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'runatal-store-'))
    store = await open(join(folder, 'test.db'))
  })

  afterEach(async () => {
    await store.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function reopen() {
    await store.close()
    store = await open(join(folder, 'test.db'))
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
    await store.append('playing', entry(0), row('playing', { status: 'playing', tended: true }))
    await store.append('over', entry(0), row('over', { status: 'over', people: ['bo'] }))
    expect(ids(await store.openTables(10))).toEqual(['newer', 'open'])
    expect(ids(await store.openTables(1))).toEqual(['newer'])
    expect(ids(await store.tablesOf('ana', 10))).toEqual(['newer', 'open'])
    expect((await store.tablesOf('bo', 10)).map(({ people }) => people.toSorted())).toEqual([['ana', 'bo'], ['bo']])
    expect(ids(await store.tendedTables())).toEqual(['playing'])
    expect(await store.countUnfinished('host', 0)).toBe(4)
    expect(await store.countUnfinished('host', 2)).toBe(1)
    await store.append('playing', entry(1), row('playing', { status: 'over' }))
    expect(await store.tendedTables()).toEqual([])
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
    await store.saveLink('old', 'p1', 1000)
    expect(await store.takeLink('abc', 999)).toBe('p1')
    expect(await store.takeLink('abc', 999)).toBeUndefined()
    expect(await store.takeLink('old', 1000)).toBeUndefined()
  })

  test('subscriptions come, are replaced, and go', async () => {
    await store.saveSubscription('p1', 'https://a', 'one')
    await store.saveSubscription('p1', 'https://a', 'two')
    await store.saveSubscription('p1', 'https://b', 'three')
    expect((await store.subscriptionsOf('p1')).toSorted()).toEqual(['three', 'two'])
    await store.dropSubscription('https://a')
    expect(await store.subscriptionsOf('p1')).toEqual(['three'])
  })

  test('a secret is made once and kept', async () => {
    expect(await store.secret('key', 'first')).toBe('first')
    await reopen()
    expect(await store.secret('key', 'second')).toBe('first')
  })

  test('what is no database is not opened', async () => {
    const file = join(folder, 'damaged.db')
    await writeFile(file, 'this is no database, although it is long enough to be one '.repeat(40))
    await expect(open(file)).rejects.toThrow('not a database')
  })
})

function ids(rows: TableRow[]): string[] {
  return rows.map(({ table }) => table)
}

function entry(position: number, id = `c${position}`): TableEntry {
  return { position, at: 10 * position, by: 'ana', id, command: { do: 'say', text: `é ${position} 'quoted'` } }
}

function row(table: string, change: Partial<TableRow> = {}): TableRow {
  return {
    table,
    game: 'rauha',
    status: 'open',
    open: true,
    tended: false,
    host: 'host',
    people: [],
    updatedAt: 0,
    ...change,
  }
}
