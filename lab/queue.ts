import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Bundle } from './bundle.ts'
import { Complaint } from './complaint.ts'
import type { Plan } from './plan.ts'

/** Some bundles of one run, taken by one worker. */
export interface Share {
  run: string
  plan: Plan
  bundles: number[]
}

/**
 * Bundles that any machine may play: rows of a PostgreSQL database, each with who plays it and until when unless that one
 * says otherwise. What a worker took that has died is taken by another; played twice, a bundle is the same.
 */
export class Queue {
  private readonly pool: Pool
  private readonly me = randomUUID()

  private constructor(pool: Pool) {
    this.pool = pool
    this.pool.on('error', () => {})
  }

  static async open(url = process.env['DATABASE_URL']): Promise<Queue> {
    if (url === undefined)
      throw new Complaint('Say where the queue is: DATABASE_URL=postgres://user:password@host/name')
    // Loaded where it is needed: an installed lab plays alone without PostgreSQL's client.
    const pg = await import('pg').catch(() => {
      throw new Complaint("The queue needs PostgreSQL's client: npm install pg")
    })
    const queue = new Queue(new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5000 }))
    try {
      // One statement, so one transaction: several may start at once.
      await queue.pool.query(`select pg_advisory_xact_lock(${PREPARING}); ${TABLE}`)
      return queue
    } catch {
      throw new Complaint('The queue does not answer: start PostgreSQL, or check DATABASE_URL')
    }
  }

  /** Bundles of a run to be played by whoever is there; those that wait already go on waiting. */
  async put(run: string, plan: Plan, sources: string, bundles: readonly number[]): Promise<void> {
    await this.pool.query(
      `insert into lab_bundles (run, bundle, game, sources, plan)
       select $1, bundle, $2, $3, $4 from unnest($5::int[]) as bundle on conflict do nothing`,
      [run, plan.game, sources, JSON.stringify(plan), bundles],
    )
  }

  /** What was finished since this was last asked. */
  async collect(run: string): Promise<Bundle[]> {
    const { rows } = await this.pool.query<{ result: string }>(
      'delete from lab_bundles where run = $1 and result is not null returning result',
      [run],
    )
    return rows.map(({ result }) => JSON.parse(result) as Bundle)
  }

  /** Nobody need play the rest of a run. */
  async drop(run: string): Promise<void> {
    await this.pool.query('delete from lab_bundles where run = $1', [run])
  }

  /** Takes up to so many bundles of one run whose games `canPlay`; undefined if there are none. */
  async take(most: number, canPlay: (game: string, sources: string) => boolean): Promise<Share | undefined> {
    await this.letGo()
    const { rows: runs } = await this.pool.query<{ run: string; game: string; sources: string; plan: string }>(
      `select distinct run, game, sources, plan from lab_bundles where ${FREE} order by run`,
    )
    for (const { run, game, sources, plan } of runs) {
      if (!canPlay(game, sources)) continue
      const { rows } = await this.pool.query<{ bundle: number }>(
        `update lab_bundles set keeper = $1, kept_until = ${SOON} where run = $2 and bundle in (
           select bundle from lab_bundles where run = $2 and ${FREE} order by bundle limit $3 for update skip locked
         ) returning bundle`,
        [this.me, run, most],
      )
      const bundles = rows.map(({ bundle }) => bundle).toSorted((a, b) => a - b)
      if (bundles.length > 0) return { run, plan: JSON.parse(plan) as Plan, bundles }
    }
    return undefined
  }

  /** This worker is alive. Whether anything that it took is still wanted. */
  async keep(): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `update lab_bundles set kept_until = ${SOON} where keeper = $1 and result is null`,
      [this.me],
    )
    return (rowCount ?? 0) > 0
  }

  async deliver(run: string, bundle: Bundle): Promise<void> {
    await this.pool.query('update lab_bundles set result = $3 where run = $1 and bundle = $2 and result is null', [
      run,
      bundle.bundle,
      JSON.stringify(bundle),
    ])
  }

  async close(): Promise<void> {
    await this.letGo()
    await this.pool.end()
  }

  /** Others may have what this worker took and could not deliver. */
  private async letGo() {
    await this.pool.query(`update lab_bundles set kept_until = '-infinity' where keeper = $1 and result is null`, [
      this.me,
    ])
  }
}

/** How often a worker says that it is alive, in milliseconds. */
export const BEAT = 2000

const SOON = `clock_timestamp() + interval '8 seconds'`
const FREE = 'result is null and kept_until < clock_timestamp()'
const TABLE = `create table if not exists lab_bundles (
  run text not null, bundle integer not null, game text not null, sources text not null, plan text not null,
  keeper text not null default '', kept_until timestamptz not null default '-infinity', result text,
  primary key (run, bundle))`
/** Any number that no other program on this database locks. */
const PREPARING = 5_241_879
