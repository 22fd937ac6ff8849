import type { Spoken } from '@runatal/bots'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { Thought } from './think-task.ts'

/** Bots think in threads of their own, each for a bounded time: one that runs away is stopped and replaced. */
export class Thinking {
  private readonly pool: Piscina<Thought, Spoken>
  private readonly longest: number

  constructor(longest = LONGEST_THOUGHT) {
    this.longest = longest
    this.pool = new Piscina<Thought, Spoken>({
      filename: fileURLToPath(new URL('./think-task.ts', import.meta.url)),
      maxThreads: Math.max(1, availableParallelism() - 1),
      minThreads: 0,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
  }

  /** Its answer; if it finds none in time, any legal move, so that the table goes on. */
  async think(thought: Thought): Promise<Spoken> {
    try {
      // Waiting for a thread is no thinking: the longer the queue, the more patience.
      const { queueSize, maxThreads } = this.pool
      return await this.ask(thought, this.longest * (1 + queueSize / maxThreads))
    } catch {
      return this.ask({ ...thought, bot: 'random' }, PATIENCE)
    }
  }

  get waiting(): number {
    return this.pool.queueSize
  }

  close(): Promise<void> {
    return this.pool.destroy()
  }

  private async ask(thought: Thought, ms: number): Promise<Spoken> {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), ms)
    try {
      return await this.pool.run(thought, { signal: patience.signal })
    } finally {
      clearTimeout(timer)
    }
  }
}

const LONGEST_THOUGHT = 15_000
/** For what takes no time at all once it has a thread. */
const PATIENCE = 60_000
