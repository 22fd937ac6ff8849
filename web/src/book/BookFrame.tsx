import type { Book } from '@runatal/look/book.ts'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { type GameId, GAMES } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { useRulebook } from '../parts/useRulebook.ts'
import { go, useLeft } from '../router.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useSpoken } from '../words/words.ts'
import { Contents } from './Contents.tsx'
import { FindBar } from './FindBar.tsx'
import { Found } from './Found.tsx'
import { meant, search } from './search.ts'
import './book.css'
import './chapter.css'

interface BookFrameProps {
  game: GameId
  book: Book | undefined
  /** The leaf that is open; none on the first page. */
  leaf: string | undefined
  children: ReactNode
  /** What stands beside the leaf. */
  rail?: ReactNode
}

/** Around every leaf of a book: its contents, its search, and the way back to the game that one came from. */
export function BookFrame({ game, book, leaf, children, rail }: BookFrameProps) {
  const { words, language } = useSpoken()
  const [query, setQuery] = useState('')
  // The single rules are many: they are fetched for those who begin to search.
  const [searches, setSearches] = useState(false)
  const rules = useRulebook(searches ? game : undefined)
  const asked = useDeferredValue(query)
  const ledger = typeof rules === 'object' ? rules : undefined
  const found = useMemo(() => search(book, ledger, game, language, asked), [book, ledger, game, language, asked])
  const marks = meant(asked, language, book?.synonyms[language] ?? [])
    .flat()
    .join(' ')
  const page = useRef<HTMLDivElement>(null)
  const left = useLeft()
  const searching = asked.trim().length > 1
  useEffect(() => {
    if (searching) page.current?.scrollTo(0, 0)
  }, [searching])
  const title = words.book.title(GAMES[game].name)
  return (
    <div className={`book-page g-book-${game}${rail === undefined ? ' book-wide' : ''}`}>
      <aside className="toc" aria-label={words.book.contents}>
        <Link className={`book-game g-${game}`} to={{ page: 'rules', game, rule: undefined }}>
          <span className={`chip big g-${game}`}>
            <Rune id={GAMES[game].rune} size={24} />
          </span>
          <span>
            <b style={{ fontFamily: GAMES[game].face }}>{GAMES[game].name}</b>
            <small>{words.book.name}</small>
          </span>
        </Link>
        <Contents game={game} book={book} leaf={leaf} />
      </aside>
      <article className="leaf">
        <FindBar
          query={query}
          found={searching ? found.length : undefined}
          onQuery={setQuery}
          onReady={() => setSearches(true)}
          onFirst={() => {
            const [first] = found
            if (first === undefined) return
            setQuery('')
            go(first.to)
          }}
        >
          {left !== undefined && (
            <Link className="to-game" to={left}>
              <Sign of="left" size={16} />
              {words.book.toGame}
            </Link>
          )}
          <Contents game={game} book={book} leaf={leaf} folded />
        </FindBar>
        <div className="leaf-in" ref={page} tabIndex={0} role="region" aria-label={title}>
          {searching ? <Found found={found} marks={marks} onGo={() => setQuery('')} /> : children}
        </div>
      </article>
      {rail}
    </div>
  )
}
