import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Server {
  port: number
  /** Microseconds of CPU time so far, of all its threads. */
  cpu(): Promise<number>
  /** Bytes in use on its heap, after collecting garbage. */
  memory(): Promise<number>
  /** Rejects when it ends by itself: whoever waits for its answers would wait for ever. */
  gone: Promise<never>
  /** Stands still until it goes on: another has the machine to itself meanwhile. */
  pause(): void
  goOn(): void
  stop(): Promise<void>
}

/** A server in a process of its own, over an empty folder; it says its port when it listens. `how` is its own affair. */
export async function startServer(module: string, ...how: string[]): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'runatal-bench-'))
  const child = fork(fileURLToPath(new URL(module, import.meta.url)), [folder, ...how], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--expose-gc'],
  })
  const gone = new Promise<never>((_, reject) => {
    child.once('exit', () => reject(new Error('A server of the bench has ended (see above)')))
  })
  // When the bench ends it, nobody waits any more.
  gone.catch(() => {})
  const port = await Promise.race([said(child), gone])
  return {
    port,
    gone,
    cpu() {
      child.send('cpu')
      return Promise.race([said(child), gone])
    },
    memory() {
      child.send('memory')
      return Promise.race([said(child), gone])
    },
    pause: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGKILL')
      await gone.catch(() => {})
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function said(child: ChildProcess): Promise<number> {
  return new Promise(resolve => {
    child.once('message', number => resolve(Number(number)))
  })
}
