import { SIGNS } from '../rules/puzzle.ts'
import type { CompanionWords } from './words/en.ts'

/**
 * What the owner of a box calls the things that the rules leave unnamed: two signs (R5-354), and the seventh rune with
 * its colour (R5-352). Names change labels and nothing else.
 */
export interface Naming {
  phoenix?: string
  whale?: string
  seventh?: string
  /** As CSS: #rrggbb. */
  colour?: string
}

export const SEVENTH = 6

/** The words with the owner's names in them. */
export function named(words: CompanionWords, { phoenix, whale, seventh }: Naming): CompanionWords {
  const signs = words.signs
    .with(SIGNS.indexOf('phoenix'), phoenix || words.signs[SIGNS.indexOf('phoenix')]!)
    .with(SIGNS.indexOf('whale'), whale || words.signs[SIGNS.indexOf('whale')]!)
  return { ...words, signs, runes: words.runes.with(SEVENTH, seventh || words.runes[SEVENTH]!) }
}
