import type { Book } from '@runatal/look/book.ts'
import { beginning } from './beginning.ts'
import { clash } from './clash.ts'
import { glossary } from './glossary.ts'
import { lasting } from './lasting.ts'
import { questions } from './questions.ts'
import { summary } from './summary.ts'
import { synonyms } from './synonyms.ts'

/** Raise, Rise & Die as one reads it. */
export const book: Book = { chapters: [...beginning, ...clash, ...lasting], glossary, questions, summary, synonyms }
