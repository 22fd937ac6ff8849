import { Sign } from '@runatal/look/hall/Sign.tsx'
import { Link } from '../parts/Link.tsx'
import type { Rule } from '../rulebook.ts'
import { useSpoken } from '../words/words.ts'
import { chapterOf, toLeaf, useBook } from './books.ts'

/** From a single rule to where the book tells it. */
export function ToChapter({ game, rule }: { game: string; rule: Rule }) {
  const { words, language } = useSpoken()
  const book = useBook(game)
  const chapter = typeof book === 'object' ? chapterOf(book, rule) : undefined
  if (chapter === undefined) return undefined
  return (
    <Link className="to-chapter" to={toLeaf(game, chapter.id, rule.id)}>
      <Sign of="book" size={15} />
      {words.book.inChapter(chapter.title[language])}
    </Link>
  )
}
