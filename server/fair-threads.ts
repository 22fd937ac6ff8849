import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { type Claim, FairQueue } from './fair-queue.ts'
import type { Begun, Numbered, Order } from './think-task.ts'

interface Waiting {
  order: Order
  patience: number
  done(answer: unknown): void
  failed(error: unknown): void
}

/** Threads that work things out, in an order in which nobody starves others; each order has a bounded time. */
export class FairThreads {
  private readonly pool: Piscina<Numbered, unknown>
  private readonly queue = new FairQueue<Waiting>()
  private readonly count: number
  private readonly longest: number
  private busy = 0
  private closed = false
  private orders = 0
  /** By its number: told when a thread has loaded all that an order needs, and begins. */
  private readonly begins = new Map<number, () => void>()

  /**
   * A thread that has not answered `longest` milliseconds after it began, unless there is more patience, is stopped and
   * replaced; one with nothing to do is kept for `idle`. To load what it needs takes a thread as long as it takes: one that
   * is stopped would begin with that again, and on a busy machine never end. Nice ones (as the system has it) give way to
   * whatever else the machine has to do.
   */
  constructor(count: number, longest: number, { idle = 60_000, nice = 0 } = {}) {
    this.count = count
    this.longest = longest
    this.pool = new Piscina<Numbered, unknown>({
      filename: fileURLToPath(new URL('./think-task.ts', import.meta.url)),
      maxThreads: count,
      minThreads: 0,
      idleTimeout: idle,
      niceIncrement: nice,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    this.pool.on('message', ({ begun }: Begun) => this.begins.get(begun)?.())
  }

  run(claim: Claim, order: Order, patience = this.longest): Promise<unknown> {
    return new Promise((done, failed) => {
      this.queue.add(claim, { order, patience, done, failed })
      this.goOn()
    })
  }

  close(): Promise<void> {
    this.closed = true
    return this.pool.destroy()
  }

  private goOn() {
    while (this.busy < this.count && !this.closed) {
      const next = this.queue.take(performance.now())
      if (next === undefined) return
      this.busy++
      void this.carryOut(next.claim, next.job)
    }
  }

  private async carryOut(claim: Claim, { order, patience, done, failed }: Waiting) {
    let from = performance.now()
    const ms = thoughtTime({
      isWaitedFor: claim.isWaitedFor(),
      spent: this.queue.spent(claim.host, from),
      urgent: this.queue.urgent,
      threads: this.count,
    })
    // Counted from the start, or several of one host would begin at once.
    this.queue.spend(claim, ms, from)
    const n = ++this.orders
    const tooLong = new AbortController()
    let timer: NodeJS.Timeout | undefined
    this.begins.set(n, () => {
      from = performance.now()
      timer = setTimeout(() => tooLong.abort(), patience).unref()
    })
    try {
      done(await this.pool.run({ ...order, ms, n }, { signal: tooLong.signal }))
    } catch (error) {
      failed(error)
    }
    clearTimeout(timer)
    this.begins.delete(n)
    const now = performance.now()
    this.queue.spend(claim, now - from - ms, now)
    this.busy--
    this.goOn()
  }
}

/** How long a bot may think, in milliseconds: the less, the more `urgent` ones wait beside it. */
export function thoughtTime(its: { isWaitedFor: boolean; spent: number; urgent: number; threads: number }): number {
  if (!its.isWaitedFor) return NOBODY_WAITS
  if (its.spent > MOST_OF_ONE) return QUICK
  return Math.max(QUICK, Math.min(LONGEST_THOUGHT, (IN_TIME * its.threads) / (1 + its.urgent)))
}

/** No thought takes longer. */
const LONGEST_THOUGHT = 1000
/** All that are waited for have had their turn after so long, as far as quick thoughts allow it. */
const IN_TIME = 1000
const QUICK = 40
const NOBODY_WAITS = 100
/** Who had so much lately, all their tables together, is thought for quickly. */
const MOST_OF_ONE = 20_000
