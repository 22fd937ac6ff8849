import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { climbed, page, type Rung, standing } from './ladder-page.ts'
import type { Done, Job } from './ladder-worker.ts'

/** Plays the rungs of Rauha's ladder against each other until the sequential test has decided, and writes the page. */

const values = readWords()
const games = wholeNumber('games', values.games)
const firstSeed = wholeNumber('seed', values.seed)
const playouts = wholeNumber('playouts', values.playouts)
const seats = values.seats
  .split(',')
  .map(n => (/^[2-5]$/.test(n) ? Number(n) : complain(`--seats wants numbers from 2 to 5, not '${n}'`)))

const steps = [
  { challenger: 'greedy', rival: 'random' },
  { challenger: `flat:${playouts}`, rival: 'greedy' },
  { challenger: `ismcts:${playouts}`, rival: `flat:${playouts}` },
  // About as much time for both.
  { challenger: `ismcts:${playouts}`, rival: `flat:${Math.round(2.5 * playouts)}` },
  { challenger: `cheat:${playouts}`, rival: `ismcts:${playouts}` },
]
const rungs: Rung[] = seats.flatMap(count => steps.map(step => ({ ...step, seats: count, done: [] })))

const workers = Array.from(
  { length: availableParallelism() },
  () => new Worker(new URL('ladder-worker.ts', import.meta.url)),
)
for (const rung of rungs) await climb(rung)
await Promise.all(workers.map(worker => worker.terminate()))
writeFileSync(values.write, page(rungs, { games, seed: firstSeed }))
process.stdout.write(`\nWritten to ${values.write}\n`)

/** Plays a rung: results count in the order of their seeds, so that the number of workers changes nothing. */
async function climb(rung: Rung): Promise<void> {
  const most = Math.ceil(games / rung.seats)
  const early = new Map<number, Done>()
  let next = 0
  const nextOf = ({ done }: Rung) => early.get(firstSeed + done.length)
  await new Promise<void>((resolve, reject) => {
    let busy = 0
    const give = (worker: Worker) => {
      if (next >= most || climbed(rung)) return
      const { challenger, rival, seats: count } = rung
      const job: Job = { challenger, rival, seats: count, seed: firstSeed + next++ }
      busy++
      worker.postMessage(job)
    }
    const take = (worker: Worker, done: Done) => {
      busy--
      early.set(done.seed, done)
      for (let one = nextOf(rung); one !== undefined && !climbed(rung); one = nextOf(rung)) rung.done.push(one)
      process.stdout.write(`\r${standing(rung).padEnd(110)}`)
      give(worker)
      if (busy === 0) resolve()
    }
    for (const worker of workers) {
      worker.removeAllListeners()
      worker.on('message', (done: Done) => take(worker, done))
      worker.on('error', reject)
      give(worker)
    }
  })
  process.stdout.write('\n')
}

function readWords() {
  try {
    const { values: words } = parseArgs({
      options: {
        games: { type: 'string', default: '2000' },
        seats: { type: 'string', default: '2,4' },
        seed: { type: 'string', default: '1' },
        playouts: { type: 'string', default: '100' },
        write: { type: 'string', default: 'docs/ladder-rauha.md' },
      },
    })
    return words
  } catch (error) {
    return complain(
      `${(error as Error).message.split('. ')[0]}; npm run ladder -- [--games 2000] [--seats 2,4] [--seed 1] [--playouts 100] [--write FILE]`,
    )
  }
}

function wholeNumber(name: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  return complain(`--${name} wants a whole number from 1, not '${text}'`)
}

function complain(what: string): never {
  process.stderr.write(`${what}\n`)
  process.exit(2)
}
