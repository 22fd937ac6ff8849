import type { AliasableExpression, Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { NoticeKind } from '../notices/kinds.ts'
import type { NewNotice, Notice } from './store.ts'

/** The database's own time, so many milliseconds from now: processes need not agree on theirs. */
export type Now = (plus?: number) => AliasableExpression<number>

/** The lease: how long a process may be silent before others take over what it looks after, as its keeper. */
export const LEASE = 6000
/** The heartbeat: how often it says that it is alive. */
export const BEAT = 2000
/** What is due sooner than this is looked after; the rest is left alone. */
export const SOON = 10_000

/** See `Store.takeUp`. */
export async function takeUp(db: Kysely<Schema>, keeper: string, now: Now): Promise<string[]> {
  await db
    .updateTable('tables')
    .set({ kept_until: now(LEASE) })
    .where('keeper', '=', keeper)
    .where('due', '<', now(SOON))
    .execute()
  const free = db
    .selectFrom('tables')
    .select('table')
    .where('due', '<', now(SOON))
    .where('kept_until', '<', now())
    .orderBy('due')
    .limit(AT_ONCE)
  await db
    .updateTable('tables')
    .set({ keeper, kept_until: now(LEASE) })
    .where('table', 'in', free)
    // Once more: another process may have been first.
    .where('kept_until', '<', now())
    .execute()
  const mine = await db
    .selectFrom('tables')
    .select('table')
    .where('keeper', '=', keeper)
    .where('due', '<', now(SOON))
    .execute()
  return mine.map(({ table }) => table)
}

/** See `Store.takeNotices`. */
export async function takeNotices(db: Kysely<Schema>, keeper: string, now: Now): Promise<Notice[]> {
  const rows = await db
    .updateTable('notices')
    .set({ keeper, kept_until: now(LEASE * PATIENCE) })
    .where('kept_until', '<', now())
    .returning(['kind', 'about', 'person', 'at', 'mail_only'])
    .execute()
  return rows.map(({ kind, mail_only: mailOnly, ...row }) => {
    return { ...row, kind: kind as NoticeKind, mailOnly: mailOnly === 1 }
  })
}

/** Keeps what somebody is to be told of, in the transaction that made it so. What is to be told already is told once. */
export async function keepNotices(db: Kysely<Schema>, notices: readonly NewNotice[], now: Now): Promise<void> {
  if (notices.length === 0) return
  await db
    .insertInto('notices')
    .values(notices.map(notice => ({ ...notice, at: now(), mail_only: 0, keeper: '', kept_until: 0 })))
    .onConflict(conflict => conflict.columns(['kind', 'about', 'person']).doNothing())
    .execute()
}

/** See `PairingBook.lead`: whoever has the lease keeps it as long as it asks again in time. */
export async function takeLease(db: Kysely<Schema>, what: string, keeper: string, now: Now): Promise<boolean> {
  const mine = { keeper, kept_until: now(LEASE) }
  const taken = await db
    .insertInto('leases')
    .values({ what, ...mine })
    .onConflict(conflict =>
      conflict
        .column('what')
        .doUpdateSet(mine)
        .where(eb => eb.or([eb('leases.keeper', '=', keeper), eb('leases.kept_until', '<', now())])),
    )
    .returning('keeper')
    .execute()
  return taken.length === 1
}

/** See `Store.letGo`. */
export async function letGo(db: Kysely<Schema>, keeper: string): Promise<void> {
  for (const table of ['tables', 'notices', 'tournaments', 'leases'] as const)
    await db.updateTable(table).set({ kept_until: 0 }).where('keeper', '=', keeper).execute()
}

/** How many tables a process takes up at a time: others may help. */
const AT_ONCE = 500
/** Push services may take their time. */
const PATIENCE = 5
