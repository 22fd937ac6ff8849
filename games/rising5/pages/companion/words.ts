import type { Language } from '@runatal/look/board.ts'
import { type CompanionWords, named } from '../../companion/index.ts'
import { useMemo } from 'react'
import { useLoaded } from '@runatal/look/hall/useLoaded.ts'
import { useHall } from '@runatal/look/hall/hall.ts'
import { usePreferences } from './preferences.ts'

const BOOKS: Record<Language, () => Promise<CompanionWords>> = {
  en: async () => (await import('../../companion/words/en.ts')).en,
  fr: async () => (await import('../../companion/words/fr.ts')).fr,
}

/** The companion's sentences in the reader's language, with the owner's names in them; undefined while they come. */
export function useCompanionWords(): CompanionWords | undefined {
  const { language } = useHall()
  const { naming } = usePreferences()
  const words = useLoaded(`companion ${language}`, BOOKS[language])
  return useMemo(() => (words === undefined || words === 'none' ? undefined : named(words, naming)), [words, naming])
}
