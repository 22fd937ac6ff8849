import { createHash, type Hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Everything that is kept, each kind with what orders it. */
const KINDS = {
  log: ['table', 'position'],
  tables: ['table'],
  seated: ['person', 'table'],
  people: ['person'],
  links: ['token'],
  subscriptions: ['endpoint'],
  secrets: ['name'],
  notices: ['kind', 'about', 'person'],
  mail: ['person'],
  mail_asked: ['token'],
  wishes: ['person', 'kind', 'way'],
  kept: ['person'],
  passkeys: ['id'],
  codes: ['hash'],
  blocks: ['person', 'other'],
  gone: ['person'],
  finished: ['table'],
  played: ['person', 'table'],
  records: ['person', 'game', 'players'],
  ratings: ['pool', 'subject'],
  tries: ['day', 'game', 'person'],
  tournaments: ['id'],
  entered: ['person', 'tournament'],
  moderators: ['person'],
  reports: ['id'],
  acts: ['id'],
  seeks: ['person'],
  calls: ['table'],
  met: ['person'],
  follows: ['person', 'other'],
  seen: ['person'],
  invitations: ['table', 'person'],
} as const satisfies Partial<Record<keyof Schema, readonly string[]>>

type Kind = keyof typeof KINDS
const ALL = Object.keys(KINDS) as Kind[]

/**
 * Copies all data into an empty database, then reads both again and compares them row by row. Gives how many rows of each
 * kind there are. Nobody may write meanwhile.
 */
export async function copyAll(
  from: Kysely<Schema>,
  to: Kysely<Schema>,
  progress: (copied: number, of: number) => void,
): Promise<Record<Kind, number>> {
  const counts = new Map<Kind, number>()
  for (const kind of ALL) {
    if ((await count(to, kind)) > 0)
      throw new Error(`The new database is not empty (${kind}): give one that no house has used yet`)
    counts.set(kind, await count(from, kind))
  }
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0)
  let copied = 0
  await to.transaction().execute(async transaction => {
    for (const kind of ALL)
      for await (const rows of pages(from, kind)) {
        await transaction.insertInto(kind).values(rows).execute()
        progress((copied += rows.length), total)
      }
  })
  for (const kind of ALL)
    if ((await digest(from, kind)) !== (await digest(to, kind)))
      throw new Error(
        `The copy differs from the original (${kind}): nothing was deleted, try again on an empty database`,
      )
  return Object.fromEntries(counts) as Record<Kind, number>
}

/** How many rows are read at once: PostgreSQL takes at most 65,535 values in a statement. */
const PAGE = 4000

async function count(db: Kysely<Schema>, kind: Kind): Promise<number> {
  const { n } = await db
    .selectFrom(kind)
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

async function* pages(db: Kysely<Schema>, kind: Kind) {
  for (let at = 0; ; at += PAGE) {
    let query = db.selectFrom(kind).selectAll()
    for (const column of KINDS[kind]) query = query.orderBy(db.dynamic.ref(column))
    const rows = await query.limit(PAGE).offset(at).execute()
    if (rows.length > 0) yield rows
    if (rows.length < PAGE) return
  }
}

/** One number for all rows, whatever order a database keeps them in. */
async function digest(db: Kysely<Schema>, kind: Kind): Promise<string> {
  const sum = Buffer.alloc(32)
  for await (const rows of pages(db, kind)) for (const row of rows) add(sum, hashOf(row))
  return sum.toString('hex')
}

function hashOf(row: object): Buffer {
  const hash: Hash = createHash('sha256')
  for (const [name, value] of Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(JSON.stringify([name, value]))
  return hash.digest()
}

function add(sum: Buffer, one: Buffer) {
  for (let i = 0, carry = 0; i < sum.length; i++) {
    carry += sum.readUInt8(i) + one.readUInt8(i)
    sum[i] = carry & 255
    carry >>= 8
  }
}
