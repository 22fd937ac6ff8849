import { type Preferences, readPreferences } from '../../companion/index.ts'
import { Store, useWatched } from '@runatal/look/store.ts'

const KEY = 'runatal.companion'

const kept = new Store<Preferences>(read())

export function usePreferences(): Preferences {
  return useWatched(kept)
}

export function prefer(part: Partial<Preferences>): void {
  keep({ ...kept.get(), ...part })
}

export function forgetTiles(): void {
  const { tiles: _, ...rest } = kept.get()
  keep(rest)
}

function keep(next: Preferences): void {
  kept.set(next)
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // A browser that keeps nothing: it holds until the page is closed.
  }
}

function read(): Preferences {
  try {
    return readPreferences(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return readPreferences(undefined)
  }
}
