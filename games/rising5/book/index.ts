import type { Book } from '@runatal/look/book.ts'
import { beginning } from './beginning.ts'
import { glossary } from './glossary.ts'
import { puzzle } from './puzzle.ts'
import { questions } from './questions.ts'
import { summary } from './summary.ts'
import { synonyms } from './synonyms.ts'
import { turn } from './turn.ts'
import { ways } from './ways.ts'

/** Rising 5 as one reads it. */
export const book: Book = {
  chapters: [...beginning, ...turn, ...puzzle, ...ways],
  glossary,
  questions,
  summary,
  synonyms,
}
