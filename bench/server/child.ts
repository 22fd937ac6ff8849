import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own, over an empty folder; it says its port when it listens. */
export async function startServer(module: string): Promise<{ port: number; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'runatal-bench-'))
  const child = fork(fileURLToPath(new URL(module, import.meta.url)), [folder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const port = await said(child)
  return {
    port,
    async stop() {
      const gone = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function said(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('message', port => resolve(Number(port)))
    child.once('exit', () => reject(new Error('A server of the bench did not start (see above)')))
  })
}
