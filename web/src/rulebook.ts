import { fold } from '@runatal/look/fold.ts'
import type { GameId } from './games.ts'

/** A game's rulebook, from its ledger. */
export interface Rulebook {
  title: Said
  sections: ({ id: string } & Said)[]
  rules: Rule[]
}

export interface Rule extends Said {
  id: string
  section: string
  kind: string
  /** The examples that show it, by id; absent where there is none. */
  examples?: readonly string[]
  /** No board can show it. */
  unseen?: true
}

export interface Said {
  en: string
  fr: string
}

/** The books, made from each game's `rulebook.yaml` when the hall is built. */
const BOOKS = import.meta.glob<Rulebook>('../../games/*/rulebook.yaml', { import: 'default' })

export async function rulebookOf(game: GameId): Promise<Rulebook | undefined> {
  return BOOKS[placeOf(game)]?.()
}

export function hasRulebook(game: GameId): boolean {
  return placeOf(game) in BOOKS
}

function placeOf(game: GameId): string {
  return `../../games/${game}/rulebook.yaml`
}

/** The rules in which all the words are found, or whose number it is. */
export function findRules(book: Rulebook, language: keyof Said, query: string): Rule[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean)
  if (wanted.length === 0 || fold(query).trim().length < 2) return []
  return book.rules.filter(rule => {
    const text = `${fold(rule.id)} ${fold(rule[language])}`
    return wanted.every(word => text.includes(word))
  })
}
