import { setTimeout as wait } from 'node:timers/promises'
import type { Bundle } from './bundle.ts'
import type { Plan } from './plan.ts'
import type { Queue } from './queue.ts'

/** Like a `Crew`, but others play: workers anywhere that look at the same queue. */
export class Others {
  /** Settles when every bundle was played, or it was stopped. */
  readonly finished: Promise<void>
  private stopping = false

  constructor(
    queue: Queue,
    work: { run: string; plan: Plan; sources: string; bundles: readonly number[] },
    onBundle: (bundle: Bundle) => void,
  ) {
    this.finished = this.collect(queue, work, onBundle)
  }

  async stop(): Promise<void> {
    this.stopping = true
  }

  private async collect(
    queue: Queue,
    { run, plan, sources, bundles }: { run: string; plan: Plan; sources: string; bundles: readonly number[] },
    onBundle: (bundle: Bundle) => void,
  ) {
    const left = new Set(bundles)
    await queue.put(run, plan, sources, bundles)
    while (left.size > 0 && !this.stopping) {
      for (const bundle of await queue.collect(run)) if (left.delete(bundle.bundle) && !this.stopping) onBundle(bundle)
      if (left.size > 0) await wait(A_MOMENT)
    }
    await queue.drop(run)
  }
}

const A_MOMENT = 200
