import { Worker } from 'node:worker_threads'

/** Looks through a database file for damaged pages, in a thread: it takes as long as to read all of it. Rejects if there are. */
export function lookOver(file: string): Promise<void> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('./look-over-thread.ts', import.meta.url), { workerData: { file } })
    worker.once('message', (found: string[]) =>
      found.length === 0 ? done() : failed(new Error(`The database disk image is malformed: ${found.join('; ')}`)),
    )
    worker.once('error', failed)
    worker.once('exit', () => failed(new Error('Nobody has looked through the database')))
  })
}
