import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** The same work for each number from 0 on, by a worker on every core; what comes of each, in the order of the numbers. */
export async function inThreads<T>(worker: URL, workerData: unknown, pieces: number): Promise<T[]> {
  const found: T[] = []
  let next = 0
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const thread = new Worker(worker, { workerData, execArgv: [] })
      let piece = -1
      const go = () => {
        piece = next++
        if (piece < pieces) return thread.postMessage(piece)
        resolve()
        void thread.terminate()
      }
      thread.on('message', (one: T) => {
        found[piece] = one
        go()
      })
      thread.on('error', reject)
      go()
    })
  await Promise.all(Array.from({ length: Math.min(pieces, availableParallelism()) }, work))
  return found
}
