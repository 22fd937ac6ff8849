import { parentPort, workerData } from 'node:worker_threads'
import { inBatches } from '../batching.ts'
import { openSqlite } from './sqlite.ts'

/** The thread that owns the database file: writes to the disk never make a player wait for another's. */

/** Calls and replies go as JSON: what is left out at the end was undefined. */
export interface Call {
  n: number
  /** A method of the store, or of a part of it: `club.finished`. */
  method: string
  parameters: unknown[]
}

export type Reply = { n: number; value?: unknown } | { n: number; error: { name: string; message: string } }

const AT_A_TIME = 64

const port = parentPort
if (port === null) throw new Error('store/thread.ts runs as a worker thread')

/**
 * Some at a time: while those who wrote first are being told, others move again, and neither side waits for the other.
 */
const answer = inBatches<Reply>(replies => {
  for (let at = 0; at < replies.length; at += AT_A_TIME) {
    port.postMessage(JSON.stringify(replies.slice(at, at + AT_A_TIME)))
  }
})

const opened = openSqlite((workerData as { file: string }).file)
opened.then(() => answer({ n: 0, value: undefined }), failed(0))

port.on('message', (calls: string) => {
  for (const { n, method, parameters } of JSON.parse(calls) as Call[]) {
    const asked = opened.then(store => {
      const [name = '', part] = method.split('.').toReversed()
      const of: object = isPart(part) ? store[part] : store
      return Reflect.apply(Reflect.get(of, name) as () => Promise<unknown>, of, parameters)
    })
    asked.then(value => answer({ n, value }), failed(n))
  }
})

const PARTS = ['club', 'daily', 'pairing', 'friends', 'events', 'conduct', 'mail'] as const

function isPart(name: string | undefined): name is (typeof PARTS)[number] {
  return PARTS.some(part => part === name)
}

function failed(n: number) {
  return (error: unknown) => answer({ n, error: describe(error) })
}

function describe(error: unknown) {
  return error instanceof Error
    ? { name: error.name, message: error.message }
    : { name: 'Error', message: String(error) }
}
