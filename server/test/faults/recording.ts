import { createHash } from 'node:crypto'
import type { Viewer } from '@runatal/kernel'
import type { Update } from '@runatal/table'
import type { Guest } from '../guest.ts'

/** What one client has seen and been told, in the order in which it came. Times are of the machine, in milliseconds. */
export interface Recording {
  person: string
  heard: Heard[]
}

export type Heard =
  | { at: number; t: 'done'; table: string; id: string; version: number }
  | ({ at: number; t: 'update'; table: string } & Shown)
  /** The line was lost, or there again. */
  | { at: number; t: 'lost' }
  | { at: number; t: 'back' }

/** What a client was shown: enough to find it again in the log, and a digest of all of it. */
export interface Shown {
  from: number
  version: number
  viewer: Viewer
  /** Table time of the view. */
  time: number
  digest: string
}

export function shown(update: Update): Shown {
  const { from, version, view } = update
  const digest = createHash('sha256').update(JSON.stringify(update)).digest('base64')
  return { from, version, viewer: view.me, time: view.clock.at, digest }
}

/** Writes down what a guest hears from now on. */
export function record(guest: Guest): Recording {
  const heard: Heard[] = []
  guest.onDone = (table, id, version) => void heard.push({ at: performance.now(), t: 'done', table, id, version })
  guest.onUpdate = (table, update) => void heard.push({ at: performance.now(), t: 'update', table, ...shown(update) })
  guest.onLine = there => void heard.push({ at: performance.now(), t: there ? 'back' : 'lost' })
  return { person: guest.person, heard }
}
