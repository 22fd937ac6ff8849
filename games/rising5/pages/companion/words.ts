import type { Language } from '@runatal/look/board.ts'
import { type CompanionWords, named } from '@runatal/rising5/companion'
import { useMemo } from 'react'
import { useLoaded } from '../../../../web/src/parts/useLoaded.ts'
import { useSpoken } from '../../../../web/src/words/words.ts'
import { usePreferences } from './preferences.ts'

const BOOKS: Record<Language, () => Promise<CompanionWords>> = {
  en: async () => (await import('@runatal/rising5/companion/words/en')).en,
  fr: async () => (await import('@runatal/rising5/companion/words/fr')).fr,
}

/** The companion's sentences in the reader's language, with the owner's names in them; undefined while they come. */
export function useCompanionWords(): CompanionWords | undefined {
  const { language } = useSpoken()
  const { naming } = usePreferences()
  const words = useLoaded(`companion ${language}`, BOOKS[language])
  return useMemo(() => (words === undefined || words === 'none' ? undefined : named(words, naming)), [words, naming])
}
