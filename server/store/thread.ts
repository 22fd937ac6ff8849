import { parentPort, workerData } from 'node:worker_threads'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

/** The thread that owns the database file: writes to the disk never make a player wait for another's. */

export interface Call {
  n: number
  method: keyof Store
  parameters: unknown[]
}

export type Reply = { n: number; value: unknown } | { n: number; error: { name: string; message: string } }

const port = parentPort
if (port === null) throw new Error('store/thread.ts runs as a worker thread')

const opened = openSqlite((workerData as { file: string }).file)
opened.then(
  () => port.postMessage({ n: 0, value: undefined } satisfies Reply),
  (error: unknown) => port.postMessage({ n: 0, error: describe(error) } satisfies Reply),
)

port.on('message', ({ n, method, parameters }: Call) => {
  const answer = opened.then(store => Reflect.apply(store[method], store, parameters) as Promise<unknown>)
  answer.then(
    value => port.postMessage({ n, value } satisfies Reply),
    (error: unknown) => port.postMessage({ n, error: describe(error) } satisfies Reply),
  )
})

function describe(error: unknown) {
  return error instanceof Error
    ? { name: error.name, message: error.message }
    : { name: 'Error', message: String(error) }
}
