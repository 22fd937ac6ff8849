import type { Book, Chapter } from '@runatal/look/book.ts'
import { useTitle } from '@runatal/look/hall/title.ts'
import { useEffect, useRef } from 'react'
import { type GameId, GAMES } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { useRulebook } from '../parts/useRulebook.ts'
import { useSpoken } from '../words/words.ts'
import { Atom, Atoms } from './Atoms.tsx'
import { toLeaf } from './books.ts'
import { Still } from './Still.tsx'

interface ChapterLeafProps {
  game: GameId
  book: Book
  chapter: Chapter
  /** The rule that is looked for: its paragraph is shown open. */
  rule: string | undefined
}

/** A chapter: what it tells, its pictures, and behind both the single rules. */
export function ChapterLeaf({ game, book, chapter, rule }: ChapterLeafProps) {
  const { words, language } = useSpoken()
  const { title, line, parts } = chapter
  useTitle(`${title[language]} · ${GAMES[game].name}`)
  const sought = useRef<HTMLElement>(null)
  useEffect(() => {
    sought.current?.scrollIntoView({ block: 'center' })
  }, [chapter, rule])
  const at = book.chapters.indexOf(chapter)
  const next = book.chapters[at + 1]
  const before = book.chapters[at - 1]
  return (
    <div className="chapter">
      <h1 style={{ fontFamily: GAMES[game].face }}>
        <span className="num">{at + 1}</span>
        {title[language]}
      </h1>
      <p className="chapter-line">{line[language]}</p>
      {parts.map((part, i) => {
        if ('example' in part) return <Still key={i} game={game} {...part} />
        const isSought = rule !== undefined && part.rules.includes(rule)
        return (
          <section key={i} className={isSought ? 'sought' : ''} {...(isSought && { ref: sought })}>
            {part.title !== undefined && <h2>{part.title[language]}</h2>}
            <p>{part.say[language]}</p>
            <Atoms game={game} rules={part.rules} open={isSought} />
          </section>
        )
      })}
      <Untold game={game} chapter={chapter} />
      <nav className="leaf-turn" aria-label={words.book.contents}>
        {before !== undefined && (
          <Link to={toLeaf(game, before.id)}>
            <small>{words.book.previousChapter}</small>
            {before.title[language]}
          </Link>
        )}
        {next !== undefined && (
          <Link className="onward" to={toLeaf(game, next.id)}>
            <small>{words.book.nextChapter}</small>
            {next.title[language]}
          </Link>
        )}
      </nav>
    </div>
  )
}

/** The rules of the chapter's sections that no paragraph tells: small print, all the same a press away. */
function Untold({ game, chapter }: { game: GameId; chapter: Chapter }) {
  const { words } = useSpoken()
  const ledger = useRulebook(game)
  if (typeof ledger !== 'object') return undefined
  const told = new Set(chapter.parts.flatMap(part => ('rules' in part ? part.rules : [])))
  const rest = ledger.rules.filter(({ id, section }) => chapter.sections.includes(section) && !told.has(id))
  if (rest.length === 0) return undefined
  return (
    <details className="atoms untold">
      <summary>{words.book.untold(rest.length)}</summary>
      <ol>
        {rest.map(rule => (
          <Atom key={rule.id} game={game} rule={rule} />
        ))}
      </ol>
    </details>
  )
}
