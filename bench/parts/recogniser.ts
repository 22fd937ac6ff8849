import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { read } from '@runatal/recogniser'
import { compose, LEVELS, render } from '@runatal/recogniser/generator'
import { Contender, race } from '../measure.ts'
import { type Part, summary } from '../part.ts'
import { FRAMES, type Tally } from '../recogniser/tally.ts'

export const recogniser: Part = {
  name: 'recogniser',
  describe: 'photos of the portal that never were: how many are read, how many are misread, and the time that takes',
  async run(pace) {
    const frames = Array.from({ length: 16 }, (_, seed) => render(compose({ level: 'ordinary', seed })))
    let next = 0
    const reader = new Contender(() => {
      read(frames[next++ % frames.length]!)
      return 1
    })
    race([reader], { ...pace, progress: () => {} })
    const sums = await tallyAll(pace.rounds * SCENES_A_ROUND, pace.progress)
    return {
      ...Object.fromEntries(LEVELS.flatMap(level => shares(sums, level))),
      'recogniser.falseAccepts': sums['falseAccepts'] ?? 0,
      'recogniser.wrongSlots': sums['wrongSlots'] ?? 0,
      'recogniser.frames': sums['frames'] ?? 0,
      ...summary(
        'recogniser.msPerFrame',
        reader.rates.map(rate => 1000 / rate),
      ),
    }
  },
}

/** 10,000 frames in the usual 40 rounds. */
const SCENES_A_ROUND = 250 / FRAMES

/** Per cent of single photos with all four right, and of scenes of which the watcher became sure in its few frames. */
function shares(sums: Tally, level: string): [string, number][] {
  const name = level.charAt(0).toUpperCase() + level.slice(1)
  const share = (part: string, whole: string) =>
    (100 * (sums[`${part}.${level}`] ?? 0)) / (sums[`${whole}.${level}`] ?? 1)
  return [
    [`recogniser.allFour${name}`, share('right', 'frames')],
    [`recogniser.sure${name}`, share('sure', 'scenes')],
  ]
}

/** Shared among all cores: pictures take longer to make than to read. */
async function tallyAll(scenes: number, progress: (done: number, of: number) => void): Promise<Tally> {
  const parts = availableParallelism()
  let done = 0
  const tell = () => progress(++done, scenes)
  const tallies = await Promise.all(
    Array.from({ length: parts }, (_, i) =>
      tallyApart(Math.floor((scenes * i) / parts), Math.floor((scenes * (i + 1)) / parts), tell),
    ),
  )
  const sums: Tally = {}
  for (const [name, value] of tallies.flatMap(Object.entries<number>)) sums[name] = (sums[name] ?? 0) + value
  return sums
}

function tallyApart(from: number, to: number, tell: () => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../recogniser/worker.ts', import.meta.url), { workerData: { from, to } })
    worker.on('message', (message: Tally | 'one more') => (message === 'one more' ? tell() : resolve(message)))
    worker.on('error', reject)
  })
}
