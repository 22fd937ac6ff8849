import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Kysely } from 'kysely'
import { openPostgres, postgresDatabase } from '../../store/postgres.ts'
import type { Schema } from '../../store/schema.ts'
import { openSqlite, sqliteDatabase } from '../../store/sqlite.ts'
import type { Store } from '../../store/store.ts'
import { freePort } from '../free-port.ts'
import { openPostgresServer, type Postgres } from '../postgres.ts'

/** One process of the house, `node server/main.ts` as in real life, at an address of its own. */
class Process {
  readonly origin: string
  private readonly environment: Record<string, string>
  private child: ChildProcess | undefined

  constructor(port: number, environment: Record<string, string>) {
    this.origin = `http://127.0.0.1:${port}`
    this.environment = { PORT: `${port}`, HOST: '127.0.0.1', BOT_PAUSE: '0', ...environment }
  }

  /** Starts it; done when it answers. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, ...this.environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    this.child = child
    while (!(await answers(this.origin))) {
      if (child.exitCode !== null) throw new Error('A server does not start')
      await wait(20)
    }
  }

  /** SIGKILL: it is gone when this is done. */
  async kill(): Promise<void> {
    const { child } = this
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise(resolve => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }

  freeze(): void {
    this.child?.kill('SIGSTOP')
  }

  thaw(): void {
    this.child?.kill('SIGCONT')
  }
}

/** A house of one or several processes, and what they keep everything in. */
export interface Site {
  processes: readonly Process[]
  /** None where everything is in one file. */
  postgres?: Postgres
  database?: string
  /** Where its files are, if a fault needs them. */
  folder?: string
  /** The store itself, once nobody writes any more. */
  openStore(): Promise<Store>
  openDatabase(): Promise<Kysely<Schema>>
  close(): Promise<void>
}

/** Several processes on one PostgreSQL. */
export async function openSite(
  count: number,
  environment: (i: number) => Record<string, string> = () => ({}),
): Promise<Site> {
  const postgres = await openPostgresServer({ durable: true })
  const database = await postgres.database()
  const processes: Process[] = []
  for (let i = 0; i < count; i++)
    processes.push(new Process(await freePort(), { DATABASE_URL: database, ...environment(i) }))
  const close = async () => {
    await Promise.all(processes.map(one => one.kill()))
    await postgres.close()
  }
  return started({
    processes,
    postgres,
    database,
    openStore: () => openPostgres(database),
    openDatabase: () => postgresDatabase(database),
    close,
  })
}

/** One process on a file in a folder. */
export async function openEmbedded(folder: string): Promise<Site> {
  const process = new Process(await freePort(), { DATA_DIR: folder })
  return started({
    processes: [process],
    openStore: () => openSqlite(join(folder, 'runatal.db')),
    openDatabase: () => sqliteDatabase(join(folder, 'runatal.db')),
    close: () => process.kill(),
  })
}

async function started(site: Site): Promise<Site> {
  try {
    await Promise.all(site.processes.map(one => one.start()))
    return site
  } catch (error) {
    await site.close()
    throw error
  }
}

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url))

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}
