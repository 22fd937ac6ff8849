import { useSyncExternalStore } from 'react'

/** A value that pages can watch. */
export interface Watched<T> {
  get(): T
  subscribe(listener: () => void): () => void
}

/** The smallest store: one value, told to whoever listens. */
export class Store<T> implements Watched<T> {
  private value: T
  private readonly listeners = new Set<() => void>()

  constructor(first: T) {
    this.value = first
  }

  readonly get = (): T => this.value

  get isWatched(): boolean {
    return this.listeners.size > 0
  }

  readonly set = (value: T): void => {
    if (Object.is(value, this.value)) return
    this.value = value
    for (const listener of this.listeners) listener()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
}

export function useWatched<T>(store: Watched<T>): T {
  return useSyncExternalStore(store.subscribe, store.get)
}
