import type { Book } from '@runatal/look/book.ts'
import { beginning } from './beginning.ts'
import { glossary } from './glossary.ts'
import { questions } from './questions.ts'
import { resolution } from './resolution.ts'
import { summary } from './summary.ts'
import { synonyms } from './synonyms.ts'
import { ways } from './ways.ts'

/** RÖK as one reads it. */
export const book: Book = { chapters: [...beginning, ...resolution, ...ways], glossary, questions, summary, synonyms }
