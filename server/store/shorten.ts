import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Copies a long journal back into the file (a WAL checkpoint) in a thread of its own, so that nobody's move waits for it.
 * Only the last bit, and the beginning anew, are left to the thread that writes. Gives how to end it.
 */
export function shorten(file: string): () => Promise<void> {
  const worker = new Worker(new URL('./shorten-thread.ts', import.meta.url), { workerData: { file } })
  // Without it the writer copies all by itself, as it would anyway.
  worker.on('error', () => {})
  const ended = once(worker, 'exit')
  return async () => {
    worker.postMessage('end')
    await ended
  }
}
