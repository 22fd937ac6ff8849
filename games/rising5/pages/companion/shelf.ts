import { type Kept, readKept } from '../../companion/index.ts'
import { answer, done } from '@runatal/look/hall/keeping.ts'

/** The IndexedDB store of the companion's games on this device (R5-349). No picture is ever put here (R5-351). */
export interface CompanionShelf {
  /** The last touched first. */
  games(): Promise<Kept[]>
  keep(game: Kept): Promise<void>
  forget(id: string): Promise<void>
}

export async function openShelf(name = 'runatal-companion'): Promise<CompanionShelf> {
  const opening = indexedDB.open(name, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(GAMES, { keyPath: 'id' }))
  const db = await answer(opening)
  return {
    async games() {
      const all: unknown[] = await answer(db.transaction(GAMES).objectStore(GAMES).getAll())
      return all
        .map(readKept)
        .filter(game => game !== undefined)
        .toSorted((a, b) => b.touched - a.touched)
    },
    async keep(game) {
      const writing = db.transaction(GAMES, 'readwrite', { durability: 'strict' })
      writing.objectStore(GAMES).put(game)
      await done(writing)
    },
    async forget(id) {
      const writing = db.transaction(GAMES, 'readwrite')
      writing.objectStore(GAMES).delete(id)
      await done(writing)
    },
  }
}

const GAMES = 'games'
