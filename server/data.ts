import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { shapeOf } from '@runatal/table'
import { packTable, replay, unpackTable } from './parcel.ts'
import { copyAll } from './store/copy.ts'
import { SqlConduct } from './store/sql-conduct.ts'
import { recompute } from './store/recompute.ts'
import { openPostgres, postgresDatabase } from './store/postgres.ts'
import { openSqlite, sqliteDatabase } from './store/sqlite.ts'

/** `npm run data -- …`: what an administrator does with all that is kept. */

const HELP = `npm run data -- move                 from the file in DATA_DIR to the empty database DATABASE_URL, and compare
npm run data -- export <table> [file]  one table as JSON, from DATABASE_URL or DATA_DIR
npm run data -- import <file>          the same table into DATABASE_URL or DATA_DIR
npm run data -- check                  whether this version can play on with every game, of a restored backup
npm run data -- ratings                all ratings and records anew from the finished games, and whether they were the same
npm run data -- moderator <name> [off] makes whoever keeps this name a moderator, or ends that
npm run data -- backup <file>          all of the file in DATA_DIR, while the house is open

For all but a backup and naming moderators close the house first: on a file only one program may write.`

/** What needs a name or a file behind it. */
const NAMED = ['export', 'import', 'moderator', 'backup']

const database = process.env['DATABASE_URL']
const file = join(process.env['DATA_DIR'] ?? 'data', 'runatal.db')
const [what, name, target] = process.argv.slice(2)

try {
  if (what === 'move') await move()
  else if (what === 'export' && name !== undefined) await exportTable(name)
  else if (what === 'import' && name !== undefined) await importTable(name)
  else if (what === 'check') await check()
  else if (what === 'ratings') await ratings()
  else if (what === 'moderator' && name !== undefined) await moderator(name, isWanted(target))
  else if (what === 'backup' && name !== undefined) await backUp(name)
  else throw new Error(`${complaintOf(what)}\n\n${HELP}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function complaintOf(given: string | undefined): string {
  if (given === undefined) return 'Say what to do:'
  return NAMED.includes(given) ? `Something is missing after '${given}':` : `There is no '${given}' to do:`
}

function isWanted(word: string | undefined): boolean {
  if (word === undefined || word === 'off') return word === undefined
  throw new Error(`'${word}' is not 'off': a moderator is named without it, and no more one with it`)
}

async function move() {
  if (database === undefined) throw new Error('Say where to: DATABASE_URL=postgres://… npm run data -- move')
  checkFile()
  const [from, to] = [await sqliteDatabase(file), await postgresDatabase(database)]
  try {
    const counts = await copyAll(from, to, showProgress)
    console.log(
      `Copied and compared: ${Object.entries(counts)
        .map(([kind, n]) => `${n} ${kind}`)
        .join(', ')}. The file is as it was.`,
    )
  } finally {
    await Promise.all([from.destroy(), to.destroy()])
  }
}

async function exportTable(table: string) {
  const store = await openHere()
  try {
    const text = `${JSON.stringify(await packTable(store, table))}\n`
    if (target === undefined) process.stdout.write(text)
    else await writeFile(target, text)
  } finally {
    await store.close()
  }
}

async function importTable(path: string) {
  const parcel: unknown = JSON.parse(await readFile(path, 'utf8'))
  const store = await openHere()
  try {
    const { id, game, status } = await unpackTable(store, parcel)
    console.log(`Table ${id} (${game.id}, ${status}) is here: /t/${id}`)
  } finally {
    await store.close()
  }
}

/** Also while the house is open: it asks each time whether somebody is one. */
async function moderator(who: string, is: boolean) {
  if (database === undefined) checkFile()
  const db = await (database === undefined ? sqliteDatabase(file) : postgresDatabase(database))
  try {
    const kept = await db.selectFrom('kept').selectAll().where('folded', '=', shapeOf(who)).executeTakeFirst()
    if (kept === undefined) throw new Error(`Nobody keeps the name '${who}': a moderator keeps one first`)
    await new SqlConduct(db).setModerator(kept.person, is, Date.now())
    console.log(`${kept.name} is ${is ? 'a moderator: their page is /moderation' : 'no moderator any more'}`)
  } finally {
    await db.destroy()
  }
}

async function check() {
  if (database === undefined) checkFile()
  const db = await (database === undefined ? sqliteDatabase(file) : postgresDatabase(database))
  const unfinished = await db.selectFrom('tables').select('table').where('status', '!=', 'over').execute()
  await db.destroy()
  const store = await openHere()
  const lost: string[] = []
  for (const { table } of unfinished)
    await replay(table, await store.readLog(table)).catch((error: Error) => lost.push(`${table}: ${error.message}`))
  await store.close()
  if (lost.length > 0) throw new Error(`${lost.length} of ${unfinished.length} games cannot go on:\n${lost.join('\n')}`)
  console.log(`All ${unfinished.length} games that are not over can go on.`)
}

async function ratings() {
  if (database === undefined) checkFile()
  const db = await (database === undefined ? sqliteDatabase(file) : postgresDatabase(database))
  try {
    const { games, ratings: count, digest, same } = await recompute(db, async () => {})
    console.log(`${count} ratings of ${games} finished games: ${same ? 'as they were' : 'not as they were'}. ${digest}`)
  } finally {
    await db.destroy()
  }
}

async function backUp(path: string) {
  if (database !== undefined)
    throw new Error('A database is backed up by PostgreSQL itself: pg_dump -Fc (docs/operations.md)')
  checkFile()
  if (existsSync(path)) throw new Error(`There is a ${path} already: name a new file`)
  const from = new DatabaseSync(file, { readOnly: true })
  await backup(from, path)
  from.close()
  console.log(`All that was there is in ${path}: to restore it, put it into an empty DATA_DIR as runatal.db`)
}

function openHere() {
  if (database !== undefined) return openPostgres(database)
  checkFile()
  return openSqlite(file)
}

function checkFile() {
  if (!existsSync(file)) throw new Error(`There is no ${file}: set DATA_DIR to the folder of the house`)
}

function showProgress(copied: number, of: number) {
  if (process.stderr.isTTY) process.stderr.write(`\r${copied} of ${of} rows${copied === of ? '\n' : ''}`)
}
