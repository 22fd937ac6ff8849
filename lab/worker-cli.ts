import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Bundle } from './bundle.ts'
import { Complaint } from './complaint.ts'
import { Crew } from './crew.ts'
import { BEAT, Queue, type Share } from './queue.ts'
import { sourcesOf } from './sources.ts'

/** `npm run lab:worker`: plays what `npm run lab -- … --queue` wants played, on any machine that has the same code. */

const A_MOMENT = 300
const MOST = 512

try {
  const queue = await Queue.open()
  const end = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.abort())
  const strangers = new Set<string>()
  process.stderr.write(`${availableParallelism()} games at once, from the queue; Ctrl+C ends it\n`)
  for (let most = availableParallelism(); !end.signal.aborted;) {
    // While the database is away one asks again.
    const share = await queue.take(most, canPlay).catch(() => undefined)
    if (share === undefined) await wait(A_MOMENT)
    else {
      const from = performance.now()
      await play(share)
      // As much as takes some seconds: often enough to share fairly, seldom enough to be worth it.
      const seconds = (performance.now() - from) / 1000
      most = Math.max(availableParallelism(), Math.min(MOST, seconds < 4 ? most * 2 : Math.floor(most / 2)))
    }
  }
  await queue.close()

  async function play({ run, plan, bundles }: Share) {
    const delivered: Promise<void>[] = []
    const onBundle = (bundle: Bundle) => delivered.push(queue.deliver(run, bundle).catch(() => {}))
    const crew = new Crew(plan, Math.min(bundles.length, availableParallelism()), bundles.values(), onBundle)
    const beating = setInterval(() => {
      void queue.keep().then(
        isWanted => (isWanted && !end.signal.aborted ? undefined : crew.stop()),
        () => crew.stop(),
      )
    }, BEAT)
    try {
      await crew.finished
      await Promise.all(delivered)
    } finally {
      clearInterval(beating)
    }
    process.stderr.write(`${run}: ${delivered.length} bundles\n`)
  }

  /** Games of other rules or bots would not be the same games. */
  function canPlay(game: string, sources: string): boolean {
    if (fingerprint(game) === sources) return true
    if (!strangers.has(sources))
      process.stderr.write(`A run of ${game} waits for other code than is here: check out the same version\n`)
    strangers.add(sources)
    return false
  }
} catch (error) {
  if (!(error instanceof Complaint)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}

function fingerprint(game: string): string | undefined {
  try {
    return sourcesOf(game)
  } catch {
    return undefined
  }
}
