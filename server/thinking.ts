import type { Spoken } from '@runatal/bots'
import type { AnyTypes, Foresight } from '@runatal/kernel'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { Foreseeing, Thought } from './think-task.ts'
import type { Think } from './tender.ts'

/** Bots think in threads of their own, each for a bounded time: one that runs away is stopped and replaced. */
export class Thinking implements Think {
  private readonly pool: Piscina<Thought | Foreseeing, unknown>
  private readonly longest: number

  constructor(longest = LONGEST_THOUGHT) {
    this.longest = longest
    this.pool = new Piscina<Thought | Foreseeing, unknown>({
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

  /** Simulations, too, are not for the event loop. Without an answer in time the rules have one of their own. */
  async foresee(game: string, from: Foresight<AnyTypes> | undefined): Promise<unknown> {
    if (from === undefined) return undefined
    try {
      return await this.pool.run({ game, foresee: from }, { signal: AbortSignal.timeout(this.longest) })
    } catch {
      return undefined
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
      return (await this.pool.run(thought, { signal: patience.signal })) as Spoken
    } finally {
      clearTimeout(timer)
    }
  }
}

const LONGEST_THOUGHT = 15_000
/** For what takes no time at all once it has a thread. */
const PATIENCE = 60_000
