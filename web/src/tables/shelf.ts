import type { TableEntry } from '@runatal/table'
import { answer, done } from '@runatal/look/hall/keeping.ts'

/** The IndexedDB store of this device's tables. Its pages and workers tell each other here what was written. */
export const CHANNEL = 'runatal-tables'

/** What a list shows of a table without opening it. */
export interface Summary {
  id: string
  game: string
  status: 'open' | 'playing' | 'over'
  /** Wall time of the last entry. */
  at: number
  seats: { seat: number; who: 'nobody' | 'person' | 'bot'; name: string; choices: Record<string, string> }[]
  /** My seats; absent where an older version wrote this. */
  own?: number[]
  /** Somebody at this screen owes a decision. */
  mine: boolean
  /** What is asked, for the list's sentence. */
  ask?: string
  winners?: number[]
  places?: number[]
  scores?: number[]
}

/** Tables kept on this device: their logs, entry by entry, and a summary of each. */
export interface Shelf {
  entries(table: string, after: number): Promise<TableEntry[]>
  /** Durable when it resolves; false if somebody else wrote that position first. */
  append(table: string, entry: TableEntry): Promise<boolean>
  summaries(): Promise<Summary[]>
  summarise(summary: Summary): Promise<void>
  forget(table: string): Promise<void>
}

/** The shelf in IndexedDB. */
export async function openShelf(name = 'runatal'): Promise<Shelf> {
  const opening = indexedDB.open(name, 1)
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(ENTRIES)
    opening.result.createObjectStore(SUMMARIES, { keyPath: 'id' })
  })
  const db = await answer(opening)
  return {
    async entries(table, after) {
      const all = db
        .transaction(ENTRIES)
        .objectStore(ENTRIES)
        .getAll(rangeOf(table, after + 1))
      return (await answer(all)) as TableEntry[]
    },
    async append(table, entry) {
      const writing = db.transaction(ENTRIES, 'readwrite', { durability: 'strict' })
      writing.objectStore(ENTRIES).add(entry, [table, entry.position])
      return done(writing)
    },
    async summaries() {
      const all = (await answer(db.transaction(SUMMARIES).objectStore(SUMMARIES).getAll())) as Summary[]
      return all.toSorted((a, b) => b.at - a.at)
    },
    async summarise(summary) {
      const writing = db.transaction(SUMMARIES, 'readwrite')
      writing.objectStore(SUMMARIES).put(summary)
      await done(writing)
    },
    async forget(table) {
      const writing = db.transaction([ENTRIES, SUMMARIES], 'readwrite')
      writing.objectStore(ENTRIES).delete(rangeOf(table, 0))
      writing.objectStore(SUMMARIES).delete(table)
      await done(writing)
    },
  }
}

const ENTRIES = 'entries'
const SUMMARIES = 'summaries'

function rangeOf(table: string, from: number): IDBKeyRange {
  return IDBKeyRange.bound([table, from], [table, Number.MAX_SAFE_INTEGER])
}
