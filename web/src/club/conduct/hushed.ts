import { Store, useWatched } from '@runatal/look/store.ts'

/** People whom this device does not hear: their lines are folded away. */
const hushed = new Store<readonly string[]>(read())

export function useHushed(): readonly string[] {
  return useWatched(hushed)
}

export function hush(person: string, on: boolean): void {
  const others = hushed.get().filter(one => one !== person)
  const all = (on ? [...others, person] : others).slice(-MOST)
  hushed.set(all)
  localStorage.setItem(KEY, JSON.stringify(all))
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(one => typeof one === 'string') : []
  } catch {
    return []
  }
}

const KEY = 'runatal.hushed'
const MOST = 500
