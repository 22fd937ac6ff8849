import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Task } from './puzzles-worker.ts'

/** One core, which does one thing after the other. */
export class Hand {
  private readonly worker: Worker

  constructor(game: string) {
    this.worker = new Worker(new URL('./puzzles-worker.ts', import.meta.url), { workerData: game })
  }

  async do<T>(task: Task): Promise<T> {
    this.worker.postMessage(task)
    const [answer] = (await once(this.worker, 'message')) as [T]
    return answer
  }

  async rest(): Promise<void> {
    await this.worker.terminate()
  }
}
