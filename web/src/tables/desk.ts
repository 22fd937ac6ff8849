import type { Viewer } from '@runatal/kernel'
import type { Update } from '@runatal/table'
import { Store } from '@runatal/look/store.ts'
import type { Errand, Errands, Said } from './errand.ts'
import { CHANNEL, openShelf, type Shelf, type Summary } from './shelf.ts'

/** The page's end of the worker RPC: it asks the worker that holds this device's tables. */
export function ask<E extends Errand>(errand: E, asked: Errands[E]['ask']): Promise<Errands[E]['answer']> {
  worker ??= hire()
  const id = next++
  worker.postMessage({ id, errand, ask: asked })
  return new Promise((resolve, reject) =>
    pending.set(id, { resolve: answer => resolve(answer as Errands[E]['answer']), reject }),
  )
}

/** Hears every update of the tables that are watched here. */
export function onUpdate(listener: UpdateListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The tables of this device, newest first. */
export const summaries = new Store<readonly Summary[]>([])

/** Reads the list itself: a page that only lists games needs no worker. */
export async function refreshSummaries(): Promise<void> {
  if (shelf === undefined) {
    shelf = openShelf()
    new BroadcastChannel(CHANNEL).addEventListener('message', () => {
      // At a table every move is written, and nobody looks at the list.
      if (summaries.isWatched) void refreshSummaries()
      else stale = true
    })
  }
  stale = false
  // A browser that keeps nothing has no games to list.
  summaries.set(await shelf.then(kept => kept.summaries()).catch(() => []))
}

/** For somebody who begins to look at the list. */
export function freshenSummaries(): void {
  if (stale) void refreshSummaries()
}

type UpdateListener = (table: string, viewer: Viewer, update: Update) => void

const listeners = new Set<UpdateListener>()
const pending = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>()
let shelf: Promise<Shelf> | undefined
/** Something was written since the list was read. */
let stale = false
let worker: Worker | undefined
let next = 0

function hire(): Worker {
  const hired = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tables' })
  hired.addEventListener('message', ({ data }: MessageEvent<Said>) => hear(data))
  return hired
}

function hear(said: Said) {
  switch (said.say) {
    case 'answer':
    case 'failed': {
      const waiting = pending.get(said.id)
      pending.delete(said.id)
      if (said.say === 'answer') waiting?.resolve(said.answer)
      else waiting?.reject(new Error(said.text))
      return
    }
    case 'update':
      for (const listener of listeners) listener(said.table, said.viewer, said.update)
  }
}
