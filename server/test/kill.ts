import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Table, type TableEntry } from '@runatal/table'
import { rulesOf } from '../rules-of.ts'
import { openSqlite } from '../store/sqlite.ts'
import { freePort } from './free-port.ts'
import { Guest } from './guest.ts'

/** What came of killing the server again and again. */
export interface KillReport {
  kills: number
  /** Games that were played to their end, and games begun. */
  finished: number
  begun: number
  acknowledged: number
  /** Acknowledged, but not in the log as it was acknowledged. */
  lost: number
  /** Command ids that the log has more than once. */
  doubled: number
  /** Versions that were shown to somebody and are not in the log. */
  shownAndLost: number
  /** Milliseconds from the start of the process until it answered: the median. */
  startMs: number
}

/**
 * Plays games at several tables while the server is killed with SIGKILL at random moments and started again; then lets
 * them finish and compares the log with everything that was acknowledged or shown.
 */
export async function killAgainAndAgain(
  times: number,
  tables: number,
  progress: (kills: number) => void = () => {},
): Promise<KillReport> {
  const folder = await mkdtemp(join(tmpdir(), 'runatal-kill-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const acknowledged: { table: string; person: string; id: string; version: number }[] = []
  const shown = new Map<string, number>()
  const begun = new Set<string>()
  const starts: number[] = []
  /** Whether another game is to be begun. */
  const evenings = { goOn: true }
  let server = await start()

  async function start(): Promise<ChildProcess> {
    const from = performance.now()
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: folder, BOT_PAUSE: '0' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    while (!(await answers(origin))) {
      if (child.exitCode !== null) throw new Error('The server does not start')
      await wait(20)
    }
    starts.push(performance.now() - from)
    return child
  }

  /** Two people and a bot, game after game. */
  async function evening(guests: readonly [Guest, Guest]) {
    const [host, other] = guests
    for (let game = 0; evenings.goOn || game === 0; game++) {
      const table = await again(() => host.open({ seats: 3, bots: [null, null, 'random'] }))
      begun.add(table)
      await Promise.all(guests.map(guest => guest.watch(table)))
      await other.do(table, { do: 'sit', seat: 1, name: 'Other' })
      await host.do(table, { do: 'start' })
      await Promise.all(guests.map(guest => guest.play(table, pick, PAUSE)))
      for (const guest of guests) {
        shown.set(table, Math.max(shown.get(table) ?? 0, guest.views.get(table)?.version ?? 0))
        guest.views.delete(table)
      }
    }
  }

  try {
    const pairs = await Promise.all(Array.from({ length: tables }, () => Promise.all([arrive(origin), arrive(origin)])))
    for (const guest of pairs.flat())
      guest.onDone = (table, id, version) => void acknowledged.push({ table, person: guest.person, id, version })
    const playing = Promise.all(pairs.map(evening))
    const killing = (async () => {
      for (let kills = 0; kills < times; kills++) {
        // Under load: not before some moves were acknowledged since the start, and then at any moment.
        const enough = acknowledged.length + 5 + Math.random() * 60
        for (let waited = 0; acknowledged.length < enough && waited < 10_000; waited += 10) await wait(10)
        await wait(Math.random() * 50)
        const dead = new Promise(resolve => server.once('exit', resolve))
        server.kill('SIGKILL')
        await dead
        progress(kills + 1)
        server = await start()
      }
      evenings.goOn = false
    })()
    await Promise.all([playing, killing])
    for (const guest of pairs.flat()) guest.leave()
    server.kill('SIGKILL')
    return { kills: times, ...(await compare(folder, begun, acknowledged, shown)), startMs: Math.round(median(starts)) }
  } finally {
    evenings.goOn = false
    server.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
/** Below what one person may send a second. */
const PAUSE = 45

async function arrive(origin: string): Promise<Guest> {
  const guest = await Guest.arrive(origin, 'Guest')
  guest.remembers = false
  guest.patience = 300_000
  return guest
}

function pick(options: unknown[]): unknown {
  return options[Math.floor(Math.random() * options.length)]
}

async function compare(
  folder: string,
  begun: ReadonlySet<string>,
  acknowledged: readonly { table: string; person: string; id: string; version: number }[],
  shown: ReadonlyMap<string, number>,
) {
  const store = await openSqlite(join(folder, 'runatal.db'))
  const game = await rulesOf('rauha')
  if (game === undefined) throw new Error('Rauha is missing')
  const logs = new Map<string, TableEntry[]>()
  for (const table of begun) logs.set(table, await store.readLog(table))
  await store.close()
  const lost = acknowledged.filter(({ table, person, id, version }) => {
    const entry = logs.get(table)?.[version]
    return entry?.id !== id || entry.by !== person
  }).length
  let doubled = 0
  let finished = 0
  for (const [table, log] of logs) {
    doubled += log.length - new Set(log.map(({ by, id }) => `${by} ${id}`)).size
    if (Table.load(table, game, log).status === 'over') finished++
  }
  const shownAndLost = [...shown].filter(([table, version]) => logs.get(table)?.[version] === undefined).length
  return { finished, begun: begun.size, acknowledged: acknowledged.length, lost, doubled, shownAndLost }
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/healthz`)).ok
  } catch {
    return false
  }
}

/** While the server is away, one asks again. */
async function again<T>(act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act()
    } catch {
      await wait(100)
    }
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
