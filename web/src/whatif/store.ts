import { answer, done } from '@runatal/look/hall/keeping.ts'
import { type Change, changed, readChange, type Study } from '@runatal/study'
import type { NotDone } from '../tables/table.ts'

/** A study as this device keeps it. */
export interface KeptStudy {
  id: string
  study: Study
  /** Wall time of the last change. */
  at: number
}

const CHANNEL = 'runatal-studies'
const STORE = 'studies'
const WRONG: NotDone = { refused: 'bad-study', text: 'This is no change of a study' }
const GONE: NotDone = { refused: 'no-such-study', text: 'There is no such study on this device' }

/** Other pages of this browser may look at the same study. */
const others = new BroadcastChannel(CHANNEL)

export async function keptStudies(): Promise<KeptStudy[]> {
  const all = (await answer((await open()).transaction(STORE).objectStore(STORE).getAll())) as KeptStudy[]
  return all.toSorted((a, b) => b.at - a.at)
}

export async function keptStudy(id: string): Promise<KeptStudy | undefined> {
  return (await answer((await open()).transaction(STORE).objectStore(STORE).get(id))) as KeptStudy | undefined
}

export async function keepStudy(id: string, study: Study): Promise<void> {
  const writing = (await open()).transaction(STORE, 'readwrite')
  writing.objectStore(STORE).put({ id, study, at: Date.now() } satisfies KeptStudy)
  await done(writing)
  others.postMessage(id)
}

/** Reads, changes and writes in one piece, so that two pages of this browser lose nothing of each other's. */
export async function changeKept(id: string, change: Change): Promise<Study | NotDone> {
  // What a file could not hold is not kept either.
  if (readChange(change) === undefined) return WRONG
  const writing = (await open()).transaction(STORE, 'readwrite')
  const studies = writing.objectStore(STORE)
  const kept = (await answer(studies.get(id))) as KeptStudy | undefined
  if (kept === undefined) return GONE
  const study = changed(kept.study, change)
  if ('refused' in study) return study
  studies.put({ id, study, at: Date.now() } satisfies KeptStudy)
  await done(writing)
  others.postMessage(id)
  return study
}

export async function forgetStudy(id: string): Promise<void> {
  const writing = (await open()).transaction(STORE, 'readwrite')
  writing.objectStore(STORE).delete(id)
  await done(writing)
  others.postMessage(id)
}

/** Hears of what other pages of this browser have written. */
export function onKept(listener: (id: string) => void): () => void {
  const hear = ({ data }: MessageEvent<string>) => listener(data)
  others.addEventListener('message', hear)
  return () => others.removeEventListener('message', hear)
}

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  if (opened === undefined) {
    const opening = indexedDB.open('runatal-studies', 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE, { keyPath: 'id' }))
    opened = answer(opening)
  }
  return opened
}
