import { parentPort, workerData } from 'node:worker_threads'
import type { Order, WorkOf } from './crew.ts'
import { withGame } from './load.ts'
import { playBundle } from './play.ts'

const { plan, marker } = workerData as WorkOf

await withGame(plan.game, game =>
  parentPort!.on('message', ({ bundle, fatal }: Order) => {
    marker[0] = bundle
    const finished = playBundle(game, plan, bundle, rotation => {
      marker[1] = rotation
      return fatal[rotation]
    })
    parentPort!.postMessage(finished)
  }),
)
