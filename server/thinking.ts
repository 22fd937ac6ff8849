import type { Spoken } from '@runatal/bots'
import type { AnyTypes, Foresight } from '@runatal/kernel'
import { availableParallelism } from 'node:os'
import type { Claim } from './fair-queue.ts'
import { FairThreads } from './fair-threads.ts'
import type { Think } from './tender.ts'
import type { Thought } from './think-task.ts'

/**
 * Bots think in threads, each for a bounded time: one that runs away is stopped. What the rules themselves need (a
 * simulation) has a thread of its own, and never waits for a bot; what nobody plays by (an analysis) has another, which gives
 * way to all.
 */
export class Thinking implements Think {
  private readonly bots: FairThreads
  private readonly rules: FairThreads
  readonly studies: FairThreads

  constructor(longest = LONGEST) {
    this.bots = new FairThreads(Math.max(1, availableParallelism() - 1), longest)
    this.rules = new FairThreads(1, longest, { idle: FOR_GOOD })
    this.studies = new FairThreads(1, longest, { nice: GIVES_WAY })
  }

  /** Its answer; if it finds none in time, any legal move, so that the table goes on. */
  async think(thought: Thought, claim: Claim): Promise<Spoken> {
    try {
      return (await this.bots.run(claim, thought)) as Spoken
    } catch {
      return (await this.bots.run(claim, { ...thought, bot: 'random' }, PATIENCE)) as Spoken
    }
  }

  /** Without an answer in time the rules have one of their own. */
  async foresee(game: string, from: Foresight<AnyTypes> | undefined, claim: Claim): Promise<unknown> {
    if (from === undefined) return undefined
    try {
      return await this.rules.run(claim, { game, foresee: from })
    } catch {
      return undefined
    }
  }

  /** The first race after a start must not wait until all is loaded. */
  async warm(): Promise<void> {
    await this.rules.run({ host: '', table: '', isWaitedFor: () => false }, { warm: true }).catch(() => {})
  }

  async close(): Promise<void> {
    await Promise.all([this.bots.close(), this.rules.close(), this.studies.close()])
  }
}

/** Far more than a thought may take: a thread that is stopped must be started anew. */
const LONGEST = 15_000
/** How nice it is: beside anything else that would like to work it has a tenth of a processor, and is done in the end. */
export const GIVES_WAY = 10
/** A thread that was let go would have to load everything again. */
const FOR_GOOD = 2 ** 31 - 1
/** For what takes no time at all once it has a thread. */
const PATIENCE = 60_000
