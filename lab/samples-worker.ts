import { parentPort, workerData } from 'node:worker_threads'
import { withGame } from './load.ts'
import { samplesOf, type Source } from './samples.ts'

const { game: id, ...source } = workerData as Source & { game: string }

await withGame(id, game =>
  parentPort!.on('message', (number: number) => parentPort!.postMessage(samplesOf(game, source, number))),
)
