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
