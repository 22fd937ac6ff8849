import type { Book } from '@runatal/look/book.ts'
import { beginning } from './beginning.ts'
import { counting } from './counting.ts'
import { glossary } from './glossary.ts'
import { questions } from './questions.ts'
import { summary } from './summary.ts'
import { synonyms } from './synonyms.ts'
import { turn } from './turn.ts'

/** Rauha as one reads it. */
export const book: Book = { chapters: [...beginning, ...turn, ...counting], glossary, questions, summary, synonyms }
