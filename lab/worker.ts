import { parentPort, workerData } from 'node:worker_threads'
import type { Order, WorkOf } from './crew.ts'
import { loadGame } from './load.ts'
import { playBundle } from './play.ts'

const { plan, marker } = workerData as WorkOf
const game = await loadGame(plan.game)

parentPort!.on('message', ({ bundle, fatal }: Order) => {
  marker[0] = bundle
  const finished = playBundle(game, plan, bundle, rotation => {
    marker[1] = rotation
    return fatal[rotation]
  })
  parentPort!.postMessage(finished)
})
