import type { Language } from '@runatal/look/board.ts'
import { createContext, use } from 'react'
import type { Messages } from './en.ts'

/** One lazy chunk per language. */
const BOOKS: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
}

export function loadWords(language: Language): Promise<Messages> {
  return BOOKS[language]()
}

export interface Spoken {
  language: Language
  words: Messages
}

export const Words = createContext<Spoken | undefined>(undefined)

/** The sentences of the reader's language. */
export function useWords(): Messages {
  return useSpoken().words
}

export function useSpoken(): Spoken {
  const spoken = use(Words)
  if (spoken === undefined) throw new Error('A page stands outside the Words context: put it under <Words value=…>')
  return spoken
}
