import type { FinishedGame } from '@runatal/club'
import type { TableEntry } from '@runatal/table'
import { CompiledQuery, type Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import { finishedRow } from './finished-row.ts'
import { keepNotices, LEASE, type Now } from './keeping.ts'
import type { NewNotice, NewRow, TableLimit } from './store.ts'

/** An entry to be written, with the row of its table if that has changed. */
export interface Line {
  table: string
  entry: TableEntry
  row: NewRow | undefined
  /** Where it opens a table: how many its host may have. */
  limit?: TableLimit
  /** Where it ends a game: what the club is to hear. */
  finished?: FinishedGame
}

/** Keeps other processes from counting the tables of a host until the transaction is over. */
export type Lock = (db: Kysely<Schema>, host: string) => Promise<void>

/** By how many lines they write: the texts of statements, worked out once, which takes longer than to carry them out. */
export type Texts = Map<number, string>

/**
 * Writes entries and all that goes with them, in one transaction; a single statement needs none. Gives those that were not
 * written: they would have been one table too many.
 */
export async function writeBatch(
  db: Kysely<Schema>,
  batch: readonly Line[],
  { now, lock }: { now: Now; lock: Lock },
  texts: Texts,
): Promise<ReadonlySet<Line>> {
  if (batch.every(({ row, finished }) => row === undefined && finished === undefined)) {
    await writeLog(db, batch, texts)
    return new Set()
  }
  return db.transaction().execute(async transaction => {
    const tooMany = await countOut(transaction, batch, lock)
    const lines = batch.filter(line => !tooMany.has(line))
    if (lines.length === 0) return tooMany
    // Of several entries of one table only the last row counts.
    const rows = new Map(lines.flatMap(({ table, row }) => (row === undefined ? [] : [[table, row] as const])))
    await writeLog(transaction, lines, texts)
    if (rows.size > 0) await writeRows(transaction, [...rows.values()], now)
    await writePeople(transaction, lines)
    await keepNotices(transaction, lines.flatMap(turnsOf), now)
    await writeFinished(transaction, lines)
    return tooMany
  })
}

/** Those that open a table although their host has too many, counted with those that are written before them. */
async function countOut(db: Kysely<Schema>, batch: readonly Line[], lock: Lock): Promise<Set<Line>> {
  const opening = Map.groupBy(
    batch.filter(({ limit }) => limit !== undefined),
    ({ row }) => row?.host ?? '',
  )
  const tooMany = new Set<Line>()
  // In one order for all processes, or two could wait for each other.
  for (const host of [...opening.keys()].toSorted()) {
    await lock(db, host)
    for (const [i, line] of (opening.get(host) ?? []).entries()) {
      const { most, since } = line.limit ?? { most: 0, since: 0 }
      if ((await unfinished(db, host, since)) + i >= most) tooMany.add(line)
    }
  }
  return tooMany
}

/** How many tables a host has that are not over and were touched since. */
async function unfinished(db: Kysely<Schema>, host: string, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('tables')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('host', '=', host)
    .where('status', '!=', 'over')
    .where('updated_at', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}

async function writeLog(db: Kysely<Schema>, batch: readonly Line[], texts: Texts) {
  const { length } = batch
  const text = texts.get(length) ?? insertOf(db, length)
  if (texts.size < TEXTS_KEPT) texts.set(length, text)
  const values: unknown[] = []
  for (const { table, entry } of batch) {
    const { position, at, by, id, command, trip = null } = entry
    values.push(table, position, at, by, id, JSON.stringify(command), trip)
  }
  await db.executeQuery(CompiledQuery.raw(text, values))
}

/** The statement that writes so many lines of the log: their values follow in this order. */
function insertOf(db: Kysely<Schema>, lines: number): string {
  const line = { table: '', position: 0, at: 0, by: '', id: '', command: '', trip: 0 }
  return db
    .insertInto('log')
    .values(Array.from({ length: lines }, () => line))
    .compile().sql
}

async function writeRows(db: Kysely<Schema>, rows: readonly NewRow[], now: Now) {
  const values = rows.map(({ table, game, status, open, host, updatedAt, due = null, keeper, free = 1 }) => ({
    table,
    game,
    status,
    open: open ? 1 : 0,
    host,
    updated_at: updatedAt,
    due,
    keeper,
    kept_until: now(LEASE),
    free,
  }))
  await db
    .insertInto('tables')
    .values(values)
    .onConflict(conflict =>
      conflict.column('table').doUpdateSet(eb => ({
        status: eb.ref('excluded.status'),
        open: eb.ref('excluded.open'),
        updated_at: eb.ref('excluded.updated_at'),
        due: eb.ref('excluded.due'),
        keeper: eb.ref('excluded.keeper'),
        kept_until: eb.ref('excluded.kept_until'),
        free: eb.ref('excluded.free'),
      })),
    )
    .execute()
}

async function writePeople(db: Kysely<Schema>, batch: readonly Line[]) {
  const people = new Map(
    batch.flatMap(({ table, row }) => (row?.people === undefined ? [] : [[table, row.people] as const])),
  )
  if (people.size === 0) return
  await db
    .deleteFrom('seated')
    .where('table', 'in', [...people.keys()])
    .execute()
  const seated = [...people].flatMap(([table, persons]) => persons.map(person => ({ table, person })))
  if (seated.length > 0) await db.insertInto('seated').values(seated).execute()
}

function turnsOf({ table, row }: Line): NewNotice[] {
  return (row?.notify ?? []).map(person => ({ kind: 'turn', about: table, person }))
}

/** In the same transaction as the last entry: a game that has ended is heard of, once. */
async function writeFinished(db: Kysely<Schema>, batch: readonly Line[]) {
  const games = batch.flatMap(({ finished }) => finished ?? [])
  if (games.length === 0) return
  await db
    .insertInto('finished')
    .values(games.map(finishedRow))
    .onConflict(conflict => conflict.column('table').doNothing())
    .execute()
}

const TEXTS_KEPT = 500
