import type { AnyTypes } from '@runatal/kernel'
import { ANALYSIS, type Judged } from '@runatal/study'
import { answer, done } from '@runatal/look/hall/keeping.ts'

/** What was thought of finished games, kept on this device: an analysis that was left goes on where it stopped. */
export interface Kept {
  judged: Judged<AnyTypes>[]
  /** Whether every decision has been judged. */
  whole: boolean
}

export async function keptOf(table: string): Promise<Kept | undefined> {
  const db = await open()
  return (await answer(db.transaction(STORE).objectStore(STORE).get(table))) as Kept | undefined
}

export async function keep(table: string, kept: Kept): Promise<void> {
  const db = await open()
  const writing = db.transaction(STORE, 'readwrite')
  writing.objectStore(STORE).put(kept, table)
  await done(writing)
}

const STORE = 'judged'
let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  if (opened === undefined) {
    // Another version judges otherwise: what it thought is not mixed with this one's.
    const opening = indexedDB.open('runatal-study', ANALYSIS)
    opening.addEventListener('upgradeneeded', () => {
      if (opening.result.objectStoreNames.contains(STORE)) opening.result.deleteObjectStore(STORE)
      opening.result.createObjectStore(STORE)
    })
    opened = answer(opening)
  }
  return opened
}
