import { Store, useWatched } from '../store.ts'

/** Decks of one's own, kept on this device. A deck is its code: what travels to a table and into a link. */
export interface OwnDeck {
  id: string
  name: string
  code: string
}

const KEY = 'runatal.decks'
const kept = new Store<readonly OwnDeck[]>(read())

export function useOwnDecks(): readonly OwnDeck[] {
  return useWatched(kept)
}

export function ownDecks(): readonly OwnDeck[] {
  return kept.get()
}

/** Keeps a deck in the place of the one with its id, or as a new one. */
export function keepDeck(deck: OwnDeck): void {
  const others = kept.get().filter(({ id }) => id !== deck.id)
  write([...others, deck].toSorted((a, b) => a.name.localeCompare(b.name)))
}

export function forgetDeck(id: string): void {
  write(kept.get().filter(deck => deck.id !== id))
}

/** What a seat may choose besides what the game lists: own decks by name, where a game has decks. */
export function ownValues(choice: string, decks: readonly OwnDeck[]): { value: string; name: string }[] {
  return choice === 'deck' ? decks.map(({ code, name }) => ({ value: code, name })) : []
}

function write(decks: readonly OwnDeck[]): void {
  kept.set(decks)
  try {
    localStorage.setItem(KEY, JSON.stringify(decks))
  } catch {
    // A browser that keeps nothing: the decks last as long as the page.
  }
}

function read(): OwnDeck[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(saved) ? saved.filter(isDeck) : []
  } catch {
    return []
  }
}

function isDeck(value: unknown): value is OwnDeck {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, code } = value as Record<string, unknown>
  return typeof id === 'string' && typeof name === 'string' && typeof code === 'string'
}
