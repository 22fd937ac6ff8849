import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { Request } from './arguments.ts'
import { lineUps, type Plan, reportName } from './plan.ts'
import { duration, Progress } from './progress.ts'
import { Queue } from './queue.ts'
import { page } from './report/page.ts'
import { type Finished, run } from './run.ts'
import { sourcesOf } from './sources.ts'
import { type Results, resultsOf } from './stats/results.ts'
import { botTimes, type Timing } from './stats/timing.ts'
import { summary } from './summary.ts'

/** Runs a plan, writes what it found, and says so. Gives the exit code. */
export async function study({
  plan,
  workers,
  folder,
  queue: others,
  before,
}: Extract<Request, { do: 'run' }>): Promise<number> {
  const sources = sourcesOf(plan.game)
  const size = lineUps(plan.bots).length
  const progress = new Progress(process.stderr)
  const stop = new AbortController()
  const interrupt = () => stop.abort()
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  process.stderr.write(
    `${plan.bundles * size} games in ${plan.bundles} bundles of ${size} (a bundle: one seed, every rotation of the bots), ${others ? 'played by whoever runs npm run lab:worker' : `${workers} workers`}\n`,
  )
  const queue = others ? await Queue.open() : undefined
  const onProgress = progress.show.bind(progress)
  const finished = await run(plan, {
    folder,
    workers,
    sources,
    onProgress,
    signal: stop.signal,
    ...(queue && { queue }),
  })
  await queue?.close()
  process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  progress.clear()
  if (finished.resumed > 0) process.stderr.write(`${finished.resumed} games were there from before\n`)
  if (finished.interrupted) {
    const kept = finished.resumed + finished.playedNow
    process.stderr.write(
      `Stopped with ${kept} of ${plan.bundles * size} games kept: the same command goes on from here\n`,
    )
    return 130
  }
  const results = resultsOf(plan, sources, finished.bundles, finished.verdict)
  const timing = timingOf(plan, finished, workers)
  const files = write(join(folder, reportName(plan, sources)), results, timing, before)
  process.stdout.write(summary(results))
  process.stdout.write(`\n${finished.playedNow} games played in ${duration(finished.seconds)}\n${files.join('\n')}\n`)
  return results.crashes.length > 0 ? 1 : 0
}

function write(path: string, results: Results, timing: Timing, before: Results | undefined): string[] {
  mkdirSync(join(path, '..'), { recursive: true })
  const contents = {
    json: `${JSON.stringify(results, undefined, 2)}\n`,
    'timing.json': `${JSON.stringify(timing, undefined, 2)}\n`,
    html: page(results, timing, before),
  }
  return Object.entries(contents).map(([ending, text]) => {
    writeFileSync(`${path}.${ending}`, text)
    return `${path}.${ending}`
  })
}

function timingOf(plan: Plan, { bundles, playedNow, seconds }: Finished, workers: number): Timing {
  return {
    bots: botTimes(plan, bundles),
    playedNow,
    seconds,
    workers,
    node: process.versions.node,
    cpu: cpus()[0]?.model.trim() || 'an unnamed processor',
    finishedAt: new Date().toISOString().slice(0, 16).replace('T', ' ') + ' UTC',
  }
}
