import { Worker } from 'node:worker_threads'
import type { Answers, Task } from './shard.ts'

/** The worker pool. A shard always goes to the same thread, which keeps its lessons at hand. */
export class Threads {
  private readonly threads: Thread[]

  constructor(game: string, count: number) {
    this.threads = Array.from({ length: count }, () => {
      const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: game, execArgv: [] })
      const thread: Thread = { worker, waiting: [] }
      worker.on('message', (answer: unknown) => thread.waiting.shift()?.resolve(answer as never))
      worker.on('error', error => {
        for (const { reject } of thread.waiting.splice(0)) reject(error)
      })
      return thread
    })
  }

  /** Answers come in the order of the questions, thread by thread. */
  ask<K extends Task['do']>(task: Task & { do: K }): Promise<Answers[K]> {
    const thread = this.threads[task.shard % this.threads.length]!
    return new Promise<Answers[K]>((resolve, reject) => {
      thread.waiting.push({ resolve, reject })
      thread.worker.postMessage(task)
    })
  }

  async stop(): Promise<void> {
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()))
  }
}

interface Thread {
  worker: Worker
  /** Asked and not answered, oldest first. */
  waiting: { resolve(answer: never): void; reject(error: unknown): void }[]
}
