import type { Book } from '@runatal/look/book.ts'
import { beginning } from './beginning.ts'
import { fighting } from './fighting.ts'
import { glossary } from './glossary.ts'
import { questions } from './questions.ts'
import { scenarios } from './scenarios.ts'
import { summary } from './summary.ts'
import { synonyms } from './synonyms.ts'
import { turn } from './turn.ts'

/** Runebound as one reads it. */
export const book: Book = {
  chapters: [...beginning, ...turn, ...fighting, ...scenarios],
  glossary,
  questions,
  summary,
  synonyms,
}
