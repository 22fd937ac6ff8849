import { setTimeout as wait } from 'node:timers/promises'
import { ask, openPostgresServer, type Postgres } from '../../server/test/postgres.ts'
import { median } from '../measure.ts'
import { type Measured, type Part, summary } from '../part.ts'
import { type Server, startServer } from '../server/child.ts'
import { type Rush, rush, seatAll, stroll } from '../server/crowd.ts'
import { ourPair } from '../server/our-pair.ts'

const PROCESSES = [1, 2, 3]
const PARTS = PROCESSES.length + 3
const TABLES = 600
/** Tables that nobody plays at: they must cost nothing but disk. */
const AT_REST = 50_000
/** A clock that rings long after the bench is over. */
const CLOCK = { kind: 'bank', seconds: 3600, increment: 5 }

/** Several processes on one PostgreSQL, the two players of each table on different ones. Wall time, as in `server`. */
export const scale: Part = {
  name: 'scale',
  describe:
    'moves with one, two and three processes on one PostgreSQL, and what one costs with its players apart; what connections and resting tables cost',
  async run({ slice, rounds, progress }) {
    const size = Math.min(1, slice / 50)
    const runs = Math.ceil(rounds / 8)
    const measured: Measured = {}
    const postgres = await openPostgresServer({ durable: true })
    try {
      for (const count of PROCESSES) {
        const database = await postgres.database()
        const servers = await Promise.all(Array.from({ length: count }, () => startServer('./ours.ts', database)))
        Object.assign(measured, await play(servers, Math.ceil(size * TABLES), slice, runs))
        await Promise.all(servers.map(one => one.stop()))
        progress(count, PARTS)
      }
      // Twice the cores, for so much more work a move.
      const cpuOf = (count: number) => measured[`scale.cpuMicroseconds.${count}`] ?? 0
      measured['scale.twoVsOne'] = (2 * cpuOf(1)) / cpuOf(2)
      Object.assign(measured, await rest(await postgres.database(), Math.ceil(size * AT_REST), 60 * slice))
      progress(PROCESSES.length + 1, PARTS)
      for (const [i, clock] of [{ kind: 'none' }, CLOCK].entries()) {
        const { together, apart } = await compare(postgres, Math.ceil(size * TABLES), 40 * slice, runs, clock)
        const name = clock === CLOCK ? 'Clocked' : ''
        measured[`scale.cpuMicrosecondsTogether${name}`] = together
        measured[`scale.cpuMicrosecondsApart${name}`] = apart
        measured[`scale.apartVsTogether${name}`] = apart / together
        progress(PROCESSES.length + 2 + i, PARTS)
      }
      return measured
    } finally {
      await postgres.close()
    }
  },
}

async function play(servers: readonly Server[], tables: number, slice: number, runs: number): Promise<Measured> {
  const [first] = servers
  const empty = await first!.memory()
  const port = (n: number) => servers[n % servers.length]!.port
  const pairs = await seatAll(tables, table => ourPair(port(table), port(table + 1)))
  const full = await first!.memory()
  // Each table moves every other second.
  const took = (await stroll(pairs, tables / 2, 60 * slice)).toSorted((a, b) => a - b)
  const rushes: Rush[] = []
  for (let run = 0; run < runs + 1; run++) rushes.push(await rush(pairs, servers, 40 * slice))
  for (const pair of pairs) pair.leave()
  const name = servers.length
  return {
    ...summary(
      `scale.movesPerSecond.${name}`,
      rushes.slice(1).map(({ rate }) => rate),
    ),
    // Of the processes alone, all together: PostgreSQL has cores of its own where this matters.
    [`scale.cpuMicroseconds.${name}`]: median(rushes.slice(1).map(({ cpu }) => cpu)),
    [`scale.p50Ms.${name}`]: took[took.length >> 1] ?? 0,
    [`scale.p99Ms.${name}`]: took[Math.floor(took.length * 0.99)] ?? 0,
    // Each table has two connections, and on one process all of them.
    ...(name === 1 && { 'scale.kbPerTableAndItsConnections': (full - empty) / 1024 / tables }),
  }
}

/**
 * What a move costs with two processes, all of their CPU time and PostgreSQL's: with both players of a table on one of
 * them, and with one on each. Turn by turn, so that both have the same machine.
 */
async function compare(postgres: Postgres, tables: number, ms: number, runs: number, clock: object) {
  const database = await postgres.database()
  const servers = await Promise.all([startServer('./ours.ts', database), startServer('./ours.ts', database)])
  const port = (n: number) => servers[n % 2]!.port
  const seat = (apart: number) => seatAll(tables, table => ourPair(port(table), port(table + apart), clock))
  const pairs = { together: await seat(0), apart: await seat(1) }
  const cpu: { together: number[]; apart: number[] } = { together: [], apart: [] }
  for (let run = 0; run < runs + 1; run++)
    for (const how of ['together', 'apart'] as const)
      cpu[how].push((await rush(pairs[how], [...servers, postgres], ms)).cpu)
  for (const pair of [...pairs.together, ...pairs.apart]) pair.leave()
  await Promise.all(servers.map(one => one.stop()))
  return { together: median(cpu.together.slice(1)), apart: median(cpu.apart.slice(1)) }
}

/** A process over very many tables that nobody looks at, beside the same over none. */
async function rest(database: string, tables: number, ms: number): Promise<Measured> {
  const before = await startServer('./ours.ts', database)
  const [pair] = await seatAll(1, () => ourPair(before.port))
  pair!.leave()
  const empty = await idle(before, ms)
  await before.stop()
  const copies = `from generate_series(1, ${tables}) as n`
  await ask(
    database,
    `insert into log select t."table" || '-' || n, t.position, t.at, t."by", t.id, t.command, t.trip ${copies}, log t`,
  )
  await ask(
    database,
    `insert into tables select t."table" || '-' || n, t.game, t.status, t.open, t.host, t.updated_at, ${SOME_DAY}, '', 0 ${copies}, tables t`,
  )
  const from = performance.now()
  const after = await startServer('./ours.ts', database)
  const started = performance.now() - from
  const full = await idle(after, ms)
  await after.stop()
  return {
    'scale.restingTables': tables,
    'scale.startMs': started,
    'scale.restingBytesPerTable': Math.max(0, full.memory - empty.memory) / tables,
    'scale.idleCpuMsPerSecond': empty.cpu,
    'scale.restingCpuMsPerSecond': full.cpu,
  }
}

/** When the clocks of the resting tables run out: in the year 2096. */
const SOME_DAY = 4e12

async function idle(server: Server, ms: number): Promise<{ memory: number; cpu: number }> {
  await wait(ms / 3)
  const cpu = await server.cpu()
  await wait(ms)
  return { cpu: ((await server.cpu()) - cpu) / ms, memory: await server.memory() }
}
