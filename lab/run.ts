import { join } from 'node:path'
import type { Bundle } from './bundle.ts'
import { Crew } from './crew.ts'
import { Journal } from './journal.ts'
import { lineUps, type Plan, runId } from './plan.ts'
import { Others } from './others.ts'
import type { Standing } from './progress.ts'
import type { Queue } from './queue.ts'
import { SequentialTest, type Verdict } from './stats/sequential.ts'

export interface RunOptions {
  folder: string
  workers: number
  /** Fingerprint of the code that plays. */
  sources: string
  onProgress?: (standing: Standing) => void
  /** Ends the run early; finished bundles are kept. */
  signal?: AbortSignal
  /** Others play, by this queue. */
  queue?: Queue
}

export interface Finished {
  /** In order, without gaps from the first on. Fewer than planned if the test stopped the run or it was interrupted. */
  bundles: Bundle[]
  verdict?: Verdict
  interrupted: boolean
  /** Games of this run that were there already when it began. */
  resumed: number
  playedNow: number
  seconds: number
  journal: string
}

/** Plays what the plan still lacks, on all workers, and keeps each bundle as soon as it is finished. */
export async function run(plan: Plan, options: RunOptions): Promise<Finished> {
  const journal = new Journal(join(options.folder, `${runId(plan, options.sources)}.jsonl`), plan)
  const size = lineUps(plan.bots).length
  const { finished } = journal
  const resumed = missing(plan, finished, false).length * size
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  const test = new SequentialTest(plan)
  const inOrder: Bundle[] = []
  let playedNow = 0

  const isDecided = () => {
    while (!test.isDecided && inOrder.length < plan.bundles) {
      const next = finished.get(inOrder.length)
      if (next === undefined) break
      inOrder.push(next)
      test.add(next)
    }
    return test.isDecided
  }

  if (!isDecided() && !options.signal?.aborted) {
    const bundles = missing(plan, finished, true)
    const onBundle = (bundle: Bundle) => {
      journal.add(bundle)
      finished.set(bundle.bundle, bundle)
      playedNow += size
      options.onProgress?.({ done: resumed + playedNow, total: plan.bundles * size, playedNow, seconds: seconds() })
      if (isDecided()) void crew.stop()
    }
    const { queue, workers, sources } = options
    const crew =
      queue === undefined
        ? new Crew(plan, workers, bundles.values(), onBundle)
        : new Others(queue, { run: runId(plan, sources), plan, sources, bundles }, onBundle)
    options.signal?.addEventListener('abort', () => void crew.stop())
    await crew.finished
  }
  return {
    bundles: inOrder,
    ...(test.verdict && { verdict: test.verdict }),
    interrupted: !test.isDecided && inOrder.length < plan.bundles,
    resumed,
    playedNow,
    seconds: seconds(),
    journal: journal.file,
  }
}

/** The planned bundles that are still missing, or that are not. */
function missing(plan: Plan, finished: ReadonlyMap<number, Bundle>, isMissing: boolean): number[] {
  const all = Array.from({ length: plan.bundles }, (_, bundle) => bundle)
  return all.filter(bundle => finished.has(bundle) !== isMissing)
}
