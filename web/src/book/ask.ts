import type { Language } from '@runatal/look/board.ts'
import type { Book, Term } from '@runatal/look/book.ts'
import { fold } from '@runatal/look/fold.ts'
import { type Find, search } from './search.ts'

/** How many words of a thing's name are explained beside it. */
const MOST = 3
const MOST_CHAPTERS = 2

/** The words of the book that something is called by on the table: in the order of its name, several as one. */
export function termsIn({ glossary }: Book, language: Language, name: string): Term[] {
  const said = ` ${wordsOf(name)} `
  return glossary
    .map(term => ({ term, at: said.indexOf(` ${wordsOf(term.name[language])} `) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at || b.term.name[language].length - a.term.name[language].length)
    .slice(0, MOST)
    .map(({ term }) => term)
}

/** Where the book speaks of a thing none of whose words it explains: the chapters that have most of its name. */
export function chaptersOn(book: Book, game: string, language: Language, name: string): Find[] {
  const said = name.split(/[^\p{L}’'-]+/u).filter(word => word.length > 1)
  const chapters = { ...book, glossary: [], questions: [] }
  return search(chapters, undefined, game, language, said.join(' ')).slice(0, MOST_CHAPTERS)
}

/** Nothing but words, each as one of its kind is called. */
function wordsOf(text: string): string {
  return fold(text)
    .replace(/\(.*?\)/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(word => (word.length > 3 ? word.replace(/[sx]$/, '') : word))
    .join(' ')
}
