import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { Thought } from './think-task.ts'
import type { BotAnswer } from './tender.ts'

/** Bots think in threads of their own, each for a bounded time: one that runs away is stopped and replaced. */
export class Thinking {
  private readonly pool: Piscina<Thought, BotAnswer>
  private readonly longest: number

  constructor(longest = LONGEST_THOUGHT) {
    this.longest = longest
    this.pool = new Piscina<Thought, BotAnswer>({
      filename: fileURLToPath(new URL('./think-task.ts', import.meta.url)),
      maxThreads: Math.max(1, availableParallelism() - 1),
      minThreads: 0,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
  }

  /** Its answer; if it finds none in time, any legal move, so that the table goes on. */
  async think(thought: Thought): Promise<BotAnswer> {
    try {
      return await this.ask(thought)
    } catch {
      return this.ask({ ...thought, bot: 'random' })
    }
  }

  get waiting(): number {
    return this.pool.queueSize
  }

  close(): Promise<void> {
    return this.pool.destroy()
  }

  private async ask(thought: Thought): Promise<BotAnswer> {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), this.longest)
    try {
      return await this.pool.run(thought, { signal: patience.signal })
    } finally {
      clearTimeout(timer)
    }
  }
}

const LONGEST_THOUGHT = 15_000
