import { useEffect, useMemo, useRef, useState } from 'react'
import { kindSign } from '../parts/kinds.ts'
import { Marked } from '../parts/Marked.tsx'
import { ShowMe } from '../parts/ShowMe.tsx'
import { useRulebook } from '../parts/useRulebook.ts'
import { search } from '../book/search.ts'
import { ToChapter } from '../book/ToChapter.tsx'
import { useBook } from '../book/books.ts'
import { useSpoken } from '../words/words.ts'

/** The rulebook in the rail: a search, and the rule that somebody asked for. */
export function RailRules(props: { game: string; rule: string | undefined; onRule(id: string | undefined): void }) {
  const { game, rule, onRule } = props
  const { words, language } = useSpoken()
  const book = useRulebook(game)
  const chapters = useBook(game)
  const [query, setQuery] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const rules = useMemo(() => {
    if (typeof book !== 'object') return []
    if (query.trim().length < 2) return book.rules
    const finds = search(typeof chapters === 'object' ? chapters : undefined, book, game, language, query)
    return finds.flatMap(({ kind, title }) =>
      kind === 'rule' ? (book.rules.find(({ id }) => id === title) ?? []) : [],
    )
  }, [book, chapters, game, language, query])
  useEffect(() => {
    if (rule !== undefined) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
  }, [rule, rules])
  if (typeof book !== 'object') return <p className="none">{words.book.none}</p>
  return (
    <div className="rail-rules">
      <input
        type="search"
        value={query}
        aria-label={words.book.find}
        placeholder={words.book.findHint}
        onChange={event => {
          setQuery(event.target.value)
          onRule(undefined)
        }}
      />
      <ol ref={list}>
        {rules.map((one, i) => {
          const opens = one.section !== rules[i - 1]?.section
          const section = book.sections.find(({ id }) => id === one.section)
          return (
            <li key={one.id} {...(one.id === rule && { 'aria-current': true })}>
              {opens && <h3>{section?.[language]}</h3>}
              <span className="rr-id" title={words.book.kinds[one.kind]}>
                {kindSign(one.kind)} {one.id}
              </span>
              <p>
                <Marked text={one[language]} query={query} />
              </p>
              {one.id === rule && (
                <>
                  <ShowMe game={game} rule={one} />
                  <ToChapter game={game} rule={one} />
                </>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
