import type { Language, OwnValue } from '@runatal/look/board.ts'
import { Store, useWatched } from '@runatal/look/store.ts'

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

/** What may be chosen besides what a game lists, by name: a card set and decks of one's own, and the decks of the set. */
export function ownValues(choice: string, table: Record<string, string>, language: Language): OwnValue[] {
  if (choice === 'pack')
    return [...new Set([keptPackText(), own(table['pack'])])].flatMap(text => named(text, language, readNames(text)))
  if (choice !== 'deck') return []
  const ready = readNames(table['pack']).decks.flatMap(deck => named(deck.id, language, deck))
  return [...ready, ...kept.get().map(({ code, name }) => ({ value: code, name }))]
}

const PACK = 'runatal.raise-rise-die.pack'

/** A card set of one's own, as it was loaded: the game says whether it can be played. */
export function keptPackText(): string | undefined {
  try {
    return localStorage.getItem(PACK) ?? undefined
  } catch {
    return undefined
  }
}

export function keepPack(text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(PACK)
    else localStorage.setItem(PACK, text)
  } catch {
    // A browser that keeps nothing: the set lasts as long as the page.
  }
}

function own(pack: string | undefined): string | undefined {
  return pack?.startsWith('{') ? pack : undefined
}

type Names = { name?: Partial<Record<Language, string>> }

let lastRead: { text: string; names: Names & { decks: (Names & { id: string })[] } } | undefined

/** What a set and its decks are called; the rules are not needed for that. */
function readNames(text: string | undefined): Names & { decks: (Names & { id: string })[] } {
  if (own(text) === undefined || text === undefined) return { decks: [] }
  if (lastRead?.text !== text) {
    try {
      const { name, decks } = JSON.parse(text) as Names & { decks?: unknown }
      lastRead = { text, names: { ...(name && { name }), decks: Array.isArray(decks) ? decks : [] } }
    } catch {
      return { decks: [] }
    }
  }
  return lastRead.names
}

function named(value: string | undefined, language: Language, { name }: Names): OwnValue[] {
  return value === undefined ? [] : [{ value, name: name?.[language] ?? value.slice(0, 40) }]
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
