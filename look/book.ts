import { typeset } from '@runatal/grammar/fr'
import type { Language } from './board.ts'
import type { Said } from './tutorial.ts'

/**
 * A game's rulebook as a person reads it: chapters in the order in which one learns, in our own words. What is true stands
 * in the ledger, whose rules every paragraph cites; its pictures are the game's examples, on the board itself.
 */
export interface Book {
  chapters: readonly Chapter[]
  glossary: readonly Term[]
  questions: readonly Question[]
  /** One sheet to print. */
  summary: readonly [front: readonly Block[], back: readonly Block[]]
  /** What players call the same thing, for the search. */
  synonyms: Record<Language, readonly (readonly string[])[]>
}

export interface Chapter {
  /** Part of its address. */
  id: string
  title: Said
  /** What it is about, in the contents. */
  line: Said
  /** The ledger's sections that it covers: each is covered by one chapter. */
  sections: readonly string[]
  parts: readonly Part[]
}

export type Part = Paragraph | Picture

export interface Paragraph {
  title?: Said
  say: Said
  /** The rules that it tells, by their ids. */
  rules: readonly string[]
}

/** An example of the game, seen after so many of its acts. */
export interface Picture {
  example: string
  after: number
}

/** A word of the game, or a sign that is drawn on its pieces. */
export interface Term {
  id: string
  name: Said
  say: Said
  rules: readonly string[]
  /** How its sign is called in the game's `ui/book-signs.tsx`. */
  sign?: string
}

/** What players ask, and what was ruled. */
export interface Question {
  ask: Said
  say: Said
  rules: readonly string[]
}

export interface Block {
  title: Said
  lines: readonly Said[]
}

/** A paragraph in both languages, with the rules that it tells. */
export const say = (en: string, fr: string, ...rules: string[]): Paragraph => ({ say: { en, fr }, rules })

/** The same under a heading of its own. */
export const under = (title: Said, paragraph: Paragraph): Paragraph => ({ title, ...paragraph })

export const see = (example: string, after = 0): Picture => ({ example, after })

export const both = (en: string, fr: string): Said => ({ en, fr })

/** A word of the game; with `sign`, one that is drawn on its pieces. */
export const term = (id: string, name: Said, told: Paragraph, sign?: string): Term => ({
  id,
  name,
  ...told,
  ...(sign !== undefined && { sign }),
})

export const question = (ask: Said, told: Paragraph): Question => ({ ask, ...told })

export const block = (title: Said, ...lines: Said[]): Block => ({ title, lines })

/** The book with its French set as it is printed. */
export function printed(book: Book): Book {
  return set(book)
}

function set<T>(part: T): T {
  if (Array.isArray(part)) return part.map(set) as T
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => [
      key,
      key === 'fr' && typeof value === 'string' ? typeset(value) : set(value),
    ]),
  ) as T
}
