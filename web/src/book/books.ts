import { type Book, type Chapter, printed } from '@runatal/look/book.ts'
import { useLoaded } from '@runatal/look/hall/useLoaded.ts'
import type { ReactNode } from 'react'
import { isGameId } from '../games.ts'
import type { Route } from '../route.ts'

/** Each game's rulebook for people, and the signs that it explains: lazy chunks of their own. */
const BOOKS = import.meta.glob<Book>('../../../games/*/book/index.ts', { import: 'book' })
const SIGNS = import.meta.glob<Record<string, ReactNode>>('../../../games/*/ui/book-signs.tsx', { import: 'signs' })

/** `none` where a game has only its rules. */
export function useBook(game: string): Book | 'none' | undefined {
  return useLoaded(`chapters ${game}`, async () => {
    const book = isGameId(game) ? await BOOKS[`../../../games/${game}/book/index.ts`]?.() : undefined
    return book && printed(book)
  })
}

export function useSigns(game: string): Record<string, ReactNode> {
  const signs = useLoaded(`signs ${game}`, async () => SIGNS[`../../../games/${game}/ui/book-signs.tsx`]?.())
  return typeof signs === 'object' ? signs : {}
}

/** The leaves beside the chapters, in the order of the contents. */
export const LEAVES = ['glossary', 'questions', 'rulings', 'summary', 'rules'] as const
export type Leaf = (typeof LEAVES)[number]

export function isLeaf(id: string): id is Leaf {
  return LEAVES.some(leaf => leaf === id)
}

/** The chapter that tells a rule, or else covers its section. */
export function chapterOf({ chapters }: Book, { id, section }: { id: string; section: string }): Chapter | undefined {
  return (
    chapters.find(({ parts }) => parts.some(part => 'rules' in part && part.rules.includes(id))) ??
    chapters.find(({ sections }) => sections.includes(section))
  )
}

/** Where a chapter stands; at a rule, where it tells it. */
export function toLeaf(game: string, leaf: string, rule?: string): Route {
  return { page: 'leaf', game, leaf, rule }
}
