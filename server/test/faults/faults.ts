import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from '../postgres.ts'
import { fillUp, smallDisk } from './small-disk.ts'
import { setClock, wrongClock } from './wrong-clock.ts'
import { openEmbedded, openSite, type Site } from './site.ts'

/** Something that goes wrong again and again while people play. */
export interface Fault {
  describe: string
  open(): Promise<Site>
  /** Strikes once; done when all is as it should be again. */
  strike(site: Site): Promise<void>
}

const PROCESSES = 3

const SINGLE = {
  kill: {
    describe: 'the only process, on a file, is killed (SIGKILL) and started again',
    async open() {
      const folder = await mkdtemp(join(tmpdir(), 'runatal-faults-'))
      return embedded(folder, () => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
    },
    async strike({ processes }) {
      const [only] = processes
      await only!.kill()
      await only!.start()
    },
  },
  processes: {
    describe: 'one of three processes is killed (SIGKILL) and started again some time later',
    open: () => openSite(PROCESSES),
    async strike({ processes }) {
      const one = oneOf(processes)
      await one.kill()
      await wait(Math.random() * 3000)
      await one.start()
    },
  },
  postgres: {
    describe: 'PostgreSQL is restarted, or all its connections are cut',
    open: () => openSite(PROCESSES),
    async strike({ postgres, database }) {
      if (Math.random() < 0.5) return cut(database!, 'true')
      await postgres!.stop()
      await wait(Math.random() * 2000)
      await postgres!.start()
    },
  },
  news: {
    describe:
      'what processes tell each other is lost for seconds: their connections for it are cut as soon as they open',
    open: () => openSite(PROCESSES),
    async strike({ database }) {
      for (const until = performance.now() + 4000; performance.now() < until; await wait(100))
        await cut(database!, "query ilike 'listen%' or query ilike '%pg_notify%'")
      await wait(1000)
    },
  },
  freeze: {
    describe:
      'one of three processes is frozen (SIGSTOP) until others have taken over, and goes on as if nothing had been',
    open: () => openSite(PROCESSES),
    async strike({ processes }) {
      const one = oneOf(processes)
      one.freeze()
      await wait(3000 + Math.random() * 7000)
      one.thaw()
      await wait(2000)
    },
  },
  disk: {
    describe: 'the disk of the only process, on a file, is full for some seconds',
    async open() {
      const { folder, remove } = await smallDisk()
      return embedded(folder, remove)
    },
    async strike({ folder }) {
      const free = await fillUp(folder!)
      await wait(500 + Math.random() * 2500)
      await free()
    },
  },
  clock: {
    describe: 'the clock of one of three processes is set forwards or back, by seconds or by days, and right again',
    async open() {
      const folder = await mkdtemp(join(tmpdir(), 'runatal-clocks-'))
      const clocks = Array.from({ length: PROCESSES }, (_, i) => join(folder, `clock-${i}`))
      await Promise.all(clocks.map(clock => setClock(clock, 0)))
      const site = await openSite(PROCESSES, i => wrongClock(clocks[i]!))
      return { ...site, folder, close: () => site.close().then(() => rm(folder, { recursive: true })) }
    },
    async strike({ folder, processes }) {
      const clock = join(folder!, `clock-${Math.floor(Math.random() * processes.length)}`)
      const far = [5, 60, 3600, 100_000][Math.floor(Math.random() * 4)]!
      await setClock(clock, Math.random() < 0.5 ? far : -far)
      await wait(2000 + Math.random() * 3000)
      await setClock(clock, 0)
    },
  },
} satisfies Record<string, Fault>

export const FAULTS = {
  ...SINGLE,
  storm: {
    describe: 'of three processes one is killed or frozen, or PostgreSQL is restarted or cut off, as it comes',
    open: () => openSite(PROCESSES),
    strike: site => oneOf([SINGLE.processes, SINGLE.freeze, SINGLE.postgres]).strike(site),
  },
} satisfies Record<string, Fault>

export type FaultName = keyof typeof FAULTS

async function embedded(folder: string, remove: () => Promise<void>): Promise<Site> {
  const site = await openEmbedded(folder)
  return { ...site, folder, close: () => site.close().then(remove) }
}

function oneOf<T>(all: readonly T[]): T {
  return all[Math.floor(Math.random() * all.length)]!
}

async function cut(database: string, which: string) {
  const others = `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()`
  await ask(database, `${others} and datname = current_database() and (${which})`)
}
