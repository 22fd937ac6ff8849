import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { Guest } from './guest.ts'
import { openHouse, type TestHouse } from './house.ts'
import { findPostgres, openPostgresServer } from './postgres.ts'
import { runProgram } from './program.ts'

const DATA = fileURLToPath(new URL('../data.ts', import.meta.url))

test('a file is backed up while people play; restored elsewhere, games go on for the same people', async () => {
  const house = await openHouse()
  const elsewhere = await newFolder()
  const copy = join(elsewhere, 'runatal.db')
  const { ana, table, version } = await whilePlaying(house, async () => {
    const { ended } = runProgram(process.execPath, [DATA, 'backup', copy], { DATA_DIR: house.folder })
    expect(await ended).toMatchObject({ code: 0 })
  })
  const again = runProgram(process.execPath, [DATA, 'backup', copy], { DATA_DIR: house.folder })
  expect(await again.ended).toMatchObject({ code: 1, output: expect.stringContaining('name a new file') })
  await goesOn(await openHouse({ folder: elsewhere }), ana, table, version)
})

test('a database is backed up while people play; restored elsewhere, games go on for the same people', async () => {
  const postgres = await openPostgresServer({ durable: false })
  onTestFinished(() => postgres.close())
  const [database, elsewhere] = [await postgres.database(), await postgres.database()]
  const file = join(await newFolder(), 'runatal.dump')
  const bin = findPostgres()!
  const { ana, table, version } = await whilePlaying(await openHouse({ database }), async () => {
    execFileSync(join(bin, 'pg_dump'), ['-Fc', '-f', file, database])
  })
  execFileSync(join(bin, 'pg_restore'), ['--no-owner', '-d', elsewhere, file])
  await goesOn(await openHouse({ database: elsewhere }), ana, table, version)
})

/** Somebody plays against a bot; in the middle of it something is done. */
async function whilePlaying({ origin }: TestHouse, act: () => Promise<void>) {
  const ana = await Guest.arrive(origin, 'Ana')
  const table = await ana.open({ seats: 2, bots: [null, 'random'] })
  await ana.watch(table)
  await ana.do(table, { do: 'start' })
  const playing = ana.play(table, options => options[0], 5)
  await ana.until(() => (ana.views.get(table)!.moves > 6 ? true : undefined))
  const { version } = ana.views.get(table)!
  await act()
  await playing
  ana.leave()
  return { ana, table, version }
}

/** All that was acknowledged before the backup is there, and the game comes to its end. */
async function goesOn({ origin }: TestHouse, ana: Guest, table: string, atLeast: number) {
  ana.origin = origin
  ana.views.clear()
  await ana.connect()
  const view = await ana.watch(table)
  expect(view.me).toBe(0)
  expect(view.version).toBeGreaterThanOrEqual(atLeast)
  expect((await ana.play(table)).status).toBe('over')
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'runatal-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
