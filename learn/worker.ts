import { parentPort, workerData } from 'node:worker_threads'
import { withGame } from '../lab/load.ts'
import { type Task, Work } from './shard.ts'

/** A thread that works for whichever shards it is given. */
await withGame(workerData as string, game => {
  const work = new Work(game)
  parentPort!.on('message', (task: Task) => parentPort!.postMessage(work.do(task)))
})
