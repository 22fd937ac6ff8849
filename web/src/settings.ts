import type { Language } from '@runatal/look/board.ts'
import { Store, useWatched } from '@runatal/look/store.ts'

/** What a player sets for this device. */
export interface Settings {
  language: Language
  /** `system` follows the device's wish for less motion. */
  motion: 'system' | 'full' | 'none'
  speed: 'calm' | 'fast'
  sound: boolean
  /** Bots tell why they move as they do. */
  talk: boolean
  /** Runes beside every player colour are always there; this makes them large. */
  marks: 'usual' | 'strong'
}

const KEY = 'runatal.settings'

/** Stands before `kept`, which reads what was kept as soon as this file is loaded. */
const VALUES: { [K in keyof Settings]: readonly Settings[K][] } = {
  language: ['en', 'fr'],
  motion: ['system', 'full', 'none'],
  speed: ['calm', 'fast'],
  sound: [true, false],
  talk: [true, false],
  marks: ['usual', 'strong'],
}

const kept = new Store<Settings>(read())

export const settings = { get: kept.get, subscribe: kept.subscribe }

export function useSettings(): Settings {
  return useWatched(kept)
}

export function change(part: Partial<Settings>): void {
  const next = { ...kept.get(), ...part }
  kept.set(next)
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // A browser that keeps nothing (private windows): the choice holds until the page is closed.
  }
}

/** Whether pieces and pages should be where they are at once. */
export function isStill({ motion }: Settings): boolean {
  if (motion !== 'system') return motion === 'none'
  wish ??= matchMedia('(prefers-reduced-motion: reduce)')
  return wish.matches
}

/** Asked for once: it knows when the device's wish changes. */
let wish: MediaQueryList | undefined

/** How long motions last, as a share of their usual length. */
export function tempoOf({ speed }: Settings): number {
  return speed === 'fast' ? 0.5 : 1
}

function read(): Settings {
  const first: Settings = {
    language: navigator.language.startsWith('fr') ? 'fr' : 'en',
    motion: 'system',
    speed: 'calm',
    sound: true,
    talk: true,
    marks: 'usual',
  }
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof saved === 'object' && saved !== null ? { ...first, ...known(saved) } : first
  } catch {
    return first
  }
}

/** What was kept may come from another version: only what we still know counts. */
function known(saved: object): Partial<Settings> {
  const entries = Object.entries(saved).filter(([name, value]) =>
    (VALUES[name as keyof Settings] as readonly unknown[] | undefined)?.includes(value),
  )
  return Object.fromEntries(entries)
}
