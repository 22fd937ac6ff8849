import { FIRST_PREFERENCES, type Preferences } from '@runatal/rising5/companion'
import { Store, useWatched } from '../store.ts'

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
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return typeof saved === 'object' && saved !== null ? { ...FIRST_PREFERENCES, ...saved } : FIRST_PREFERENCES
  } catch {
    return FIRST_PREFERENCES
  }
}
