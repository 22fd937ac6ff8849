import { Worker } from 'node:worker_threads'
import { PositionTaken, type Store } from './store.ts'
import type { Call, Reply } from './thread.ts'

/** The embedded store, opened in a thread of its own. Rejects if the file cannot be opened. */
export async function openStore(file: string): Promise<Store> {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: { file } })
  const waiting = new Map<number, { done(value: unknown): void; failed(error: Error): void }>()
  let calls = 0

  const answered = (n: number) => {
    return new Promise<unknown>((done, failed) => waiting.set(n, { done, failed }))
  }
  const failAll = (error: Error) => {
    for (const { failed } of waiting.values()) failed(error)
    waiting.clear()
  }
  worker.on('message', (reply: Reply) => {
    const call = waiting.get(reply.n)
    waiting.delete(reply.n)
    if ('error' in reply) call?.failed(revive(reply.error))
    else call?.done(reply.value)
  })
  worker.on('error', failAll)
  worker.on('exit', () => failAll(new Error('The store has closed')))

  const call =
    (method: keyof Store) =>
    (...parameters: unknown[]) => {
      const n = ++calls
      const answer = answered(n)
      worker.postMessage({ n, method, parameters } satisfies Call)
      return answer
    }

  const opened = answered(0)
  await opened
  const store = Object.fromEntries(METHODS.map(method => [method, call(method)])) as unknown as Store
  const close = async () => {
    await store.close()
    await worker.terminate()
  }
  return { ...store, close }
}

const METHODS: readonly (keyof Store)[] = [
  'append',
  'readLog',
  'openTables',
  'tablesOf',
  'tendedTables',
  'countUnfinished',
  'savePerson',
  'findPerson',
  'saveLink',
  'takeLink',
  'saveSubscription',
  'subscriptionsOf',
  'dropSubscription',
  'secret',
  'close',
]

/** An error keeps its name across the threads; this one keeps its meaning too. */
function revive({ name, message }: { name: string; message: string }): Error {
  const error = name === 'PositionTaken' ? (Object.create(PositionTaken.prototype) as Error) : new Error(message)
  return Object.assign(error, { name, message })
}
