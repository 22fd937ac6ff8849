import type { TileLook } from '@runatal/recogniser'
import type { Naming } from '@runatal/rising5/companion'
import { Store, useWatched } from '../store.ts'

/** What the owner of a box sets once for this device. */
export interface Preferences {
  naming: Naming
  /** The tiles that the camera was shown (R5-352); the printed ones without it. */
  tiles?: readonly TileLook[]
  /** R5-336: off until somebody wants it. */
  assistant: boolean
}

const KEY = 'runatal.companion'

const kept = new Store<Preferences>(read())

export const preferences = { get: kept.get }

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
  const first: Preferences = { naming: {}, assistant: false }
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return typeof saved === 'object' && saved !== null ? { ...first, ...(saved as Preferences) } : first
  } catch {
    return first
  }
}
