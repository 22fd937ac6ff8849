import { parentPort, workerData } from 'node:worker_threads'
import { tally } from './tally.ts'

const { from, to }: { from: number; to: number } = workerData
parentPort?.postMessage(tally(from, to, () => parentPort?.postMessage('one more')))
