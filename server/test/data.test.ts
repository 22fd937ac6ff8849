import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../store/postgres.ts'
import { openSqlite } from '../store/sqlite.ts'
import { Guest } from './guest.ts'
import { openHouse } from './house.ts'
import { ask, openPostgresServer, type Postgres } from './postgres.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await openPostgresServer({ durable: false })
})

afterAll(() => postgres.close())

/** `npm run data -- …` in a process of its own. */
async function run(given: string[], environment: Record<string, string>) {
  const program = fileURLToPath(new URL('../data.ts', import.meta.url))
  const env = { ...process.env, ...environment }
  return promisify(execFile)(process.execPath, [program, ...given], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  )
}

async function houseWithAGame() {
  const folder = await mkdtemp(join(tmpdir(), 'runatal-data-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const house = await openHouse({ folder })
  const ana = await Guest.arrive(house.origin, 'Ana é')
  const table = await ana.open({ seats: 2, bots: [null, 'random'] })
  await ana.watch(table)
  await ana.do(table, { do: 'start' })
  for (let moves = 0; moves < 3; moves++) {
    const { id, options } = await ana.until(() => ana.views.get(table)?.asks.find(one => one.must && one.id > moves))
    await ana.do(table, { do: 'move', ask: id, move: options[0] })
  }
  ana.leave()
  await house.close()
  return { folder, table, ana }
}

test('a house moves to PostgreSQL: everything is there, and people are who they were', async () => {
  const { folder, table, ana } = await houseWithAGame()
  const database = await postgres.database()
  const moved = await run(['move'], { DATA_DIR: folder, DATABASE_URL: database })
  expect(moved).toMatchObject({ code: 0, said: expect.stringContaining('1 tables') })
  const old = await openSqlite(join(folder, 'runatal.db'))
  const log = await old.readLog(table)
  await old.close()
  const house = await openHouse({ database })
  expect((await house.store.readLog(table)).slice(0, log.length)).toEqual(log)
  ana.views.clear()
  ana.origin = house.origin
  await ana.connect()
  expect((await ana.watch(table)).me).toBe(0)
  expect((await ana.play(table)).status).toBe('over')
  const again = await run(['move'], { DATA_DIR: folder, DATABASE_URL: database })
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('not empty') })
})

test('one table goes as a file from one house to another, once', async () => {
  const { folder, table } = await houseWithAGame()
  const file = join(folder, 'table.json')
  expect((await run(['export', table, file], { DATA_DIR: folder })).code).toBe(0)
  const database = await postgres.database()
  expect(await run(['import', file], { DATABASE_URL: database })).toMatchObject({
    code: 0,
    said: expect.stringContaining(`/t/${table}`),
  })
  const [there, here] = [await openPostgres(database), await openSqlite(join(folder, 'runatal.db'))]
  expect(await there.readLog(table)).toEqual(await here.readLog(table))
  expect((await there.tablesOf((await there.readLog(table))[0]!.by, 5)).map(row => row.table)).toEqual([table])
  await Promise.all([there.close(), here.close()])
  expect((await run(['import', file], { DATABASE_URL: database })).said).toContain('here already')
})

test('what is no table is not taken in', async () => {
  const { folder, table } = await houseWithAGame()
  const file = join(folder, 'table.json')
  await run(['export', table, file], { DATA_DIR: folder })
  const parcel = JSON.parse(await readFile(file, 'utf8')) as { log: { id: string }[] }
  const database = await postgres.database()
  const broken = [
    '{}',
    JSON.stringify({ ...parcel, table: '../x' }),
    JSON.stringify({ ...parcel, log: parcel.log.slice(1) }),
    JSON.stringify({ ...parcel, log: [parcel.log[0], ...parcel.log.slice(3)] }),
  ]
  for (const text of broken) {
    await writeFile(file, text)
    expect((await run(['import', file], { DATABASE_URL: database })).code).toBe(1)
  }
  expect(await ask(database, 'select * from log')).toEqual([])
  expect((await run(['export', 'nowhere'], { DATA_DIR: folder })).said).toContain('There is no table')
})

test('before an upgrade one can ask whether every game can go on', async () => {
  const { folder, table } = await houseWithAGame()
  expect(await run(['check'], { DATA_DIR: folder })).toMatchObject({ code: 0, said: expect.stringContaining('All 1 ') })
  const file = new DatabaseSync(join(folder, 'runatal.db'))
  const other = JSON.stringify({ do: 'move', ask: 1, move: { do: 'what the rules no longer know' } })
  file.prepare(`update log set command = ? where "table" = ? and command like '{"do":"move"%'`).run(other, table)
  file.close()
  const checked = await run(['check'], { DATA_DIR: folder })
  expect(checked).toMatchObject({ code: 1, said: expect.stringContaining(`1 of 1 games cannot go on:\n${table}: `) })
})

test('what is wrong with a command is said in its first line', async () => {
  expect((await run(['nope'], {})).said).toMatch(/^There is no 'nope' to do:\n/)
  expect((await run(['import'], {})).said).toMatch(/^Something is missing after 'import':\n/)
  expect((await run([], {})).said).toMatch(/^Say what to do:\n/)
})
