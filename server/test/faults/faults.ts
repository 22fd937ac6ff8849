import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from '../postgres.ts'
import { openEmbedded, openSite, type Process, type Site } from './site.ts'

/** Something that goes wrong again and again while people play. */
export interface Fault {
  describe: string
  open(): Promise<Site>
  /** Strikes once; done when all is as it should be again. */
  strike(site: Site): Promise<void>
}

const PROCESSES = 3

export const FAULTS = {
  kill: {
    describe: 'the only process, on a file, is killed (SIGKILL) and started again',
    open: embedded,
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
} satisfies Record<string, Fault>

export type FaultName = keyof typeof FAULTS

async function embedded(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'runatal-faults-'))
  const site = await openEmbedded(folder)
  return {
    ...site,
    async close() {
      await site.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function oneOf(processes: readonly Process[]): Process {
  return processes[Math.floor(Math.random() * processes.length)]!
}

async function cut(database: string, which: string) {
  const others = `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()`
  await ask(database, `${others} and datname = current_database() and (${which})`)
}
