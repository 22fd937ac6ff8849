import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { unpackTable } from '../parcel.ts'
import { openSqlite } from '../store/sqlite.ts'
import { freePort } from './free-port.ts'
import { Guest, owed } from './guest.ts'
import { openHouse } from './house.ts'
import { checkOut, previousCommit } from './older-house.ts'
import { runProgram } from './program.ts'

test('games that began on the previous commit go on after the upgrade', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'runatal-upgrade-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const data = join(folder, 'data')
  const commit = previousCommit()
  if (commit === undefined)
    return console.log('No history here (a shallow clone): only the kept table below is played on')
  const code = join(folder, 'code')
  await mkdir(code)
  const port = await freePort()
  const older = runProgram(process.execPath, [checkOut(commit, code)], {
    PORT: `${port}`,
    HOST: '127.0.0.1',
    DATA_DIR: data,
    BOT_PAUSE: '0',
  })
  await expect.poll(older.said).toContain('Runatal is open')
  const ana = await Guest.arrive(`http://127.0.0.1:${port}`, 'Ana')
  const tables = await Promise.all(GAMES.map(game => ana.open({ game, seats: 2, bots: [null, 'random'] })))
  for (const table of tables) await begin(ana, table)
  older.child.kill('SIGTERM')
  expect((await older.ended).code).toBe(0)
  const versions = tables.map(table => ana.views.get(table)!.version)

  const { origin } = await openHouse({ folder: data })
  ana.origin = origin
  for (const [i, table] of tables.entries()) {
    const view = await ana.until(() =>
      ana.views.get(table)!.version >= versions[i]! ? ana.views.get(table) : undefined,
    )
    expect([view.status, view.me]).toEqual(['playing', 0])
    expect((await ana.play(table, anyOf)).status).toBe('over')
  }
})

test('a table that an older version has left in the middle of a game is played to its end', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'runatal-upgrade-'))
  const store = await openSqlite(join(folder, 'runatal.db'))
  const parcel: unknown = JSON.parse(await readFile(new URL('fixtures/older-table.json', import.meta.url), 'utf8'))
  const { id } = await unpackTable(store, parcel)
  await store.close()
  const { origin } = await openHouse({ folder })
  const passer = await Guest.passer(origin)
  // A bot sits in each seat: it comes to its end by itself.
  await passer.watch(id)
  await passer.until(() => (passer.views.get(id)!.status === 'over' ? true : undefined))
})

const GAMES = ['rauha', 'raise-rise-die']

/** Some moves, so that there is a game to go on with. */
async function begin(ana: Guest, table: string) {
  await ana.watch(table)
  await ana.do(table, { do: 'start' })
  for (let moves = 0, answered = 0; moves < 4; moves++) {
    const ask = await ana.until(() => owed(ana.views.get(table)!, answered))
    const said = await ana.do(table, { do: 'move', ask: ask.id, move: anyOf(ask.options) })
    if ('refused' in said) throw new Error(said.text)
    answered = said.done
  }
}

function anyOf(options: unknown[]): unknown {
  return options[Math.floor(Math.random() * options.length)]
}
