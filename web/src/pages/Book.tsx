import { at } from '@runatal/look/at.ts'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { doorsOf, GAME_IDS, GAMES, isGameId } from '../games.ts'
import { copy } from '@runatal/look/hall/copy.ts'
import { Link } from '../parts/Link.tsx'
import { RuleLine } from '../parts/RuleLine.tsx'
import { useRulebook } from '../parts/useRulebook.ts'
import { pathTo } from '../route.ts'
import { go } from '../router.ts'
import { findRules, hasRulebook, type Rulebook } from '../rulebook.ts'
import { isStill, settings } from '../settings.ts'
import { useTitle } from '@runatal/look/hall/title.ts'
import { useSpoken } from '../words/words.ts'
import { BookRail } from './BookRail.tsx'
import { Contents } from './Contents.tsx'
import { FindBar } from './FindBar.tsx'
import { Lost } from './Lost.tsx'
import './book.css'

/** A game's rulebook: every rule of its ledger, searched and linked. */
export function Book({ game, rule }: { game: string; rule: string | undefined }) {
  const book = useRulebook(game)
  const { words } = useSpoken()
  if (!isGameId(game)) return <Lost because="lost" />
  if (book === undefined) return undefined
  if (book === 'none')
    return (
      <div className="page lost">
        <Rune id={GAMES[game].rune} size={96} />
        <h1>{words.book.title(GAMES[game].name)}</h1>
        <p>{words.book.none}</p>
        <p className="two">
          {GAME_IDS.filter(hasRulebook).map(id => (
            <Link key={id} className="btn cut" to={{ page: 'rules', game: id, rule: undefined }}>
              {GAMES[id].name}
            </Link>
          ))}
        </p>
      </div>
    )
  return <Pages game={game} book={book} rule={rule} />
}

function Pages({ game, book, rule }: { game: keyof typeof GAMES; book: Rulebook; rule: string | undefined }) {
  const { words, language } = useSpoken()
  useTitle(words.book.title(GAMES[game].name))
  const [query, setQuery] = useState('')
  const searched = useDeferredValue(query)
  const [copied, setCopied] = useState<string>()
  const page = useRef<HTMLDivElement>(null)
  const found = useMemo(() => findRules(book, language, searched), [book, language, searched])
  const target = book.rules.find(({ id }) => id === rule)
  const section = target?.section ?? at(book.sections, 0).id

  useEffect(() => {
    const line = rule === undefined ? null : page.current?.querySelector(`#${CSS.escape(rule)}`)
    line?.scrollIntoView({ behavior: isStill(settings.get()) ? 'instant' : 'smooth', block: 'center' })
  }, [rule])

  const copyLink = (id: string) => {
    void copy(location.origin + pathTo({ page: 'rules', game, rule: id }))
    setCopied(id)
  }
  const step = (by: number) => {
    const place = found.findIndex(({ id }) => id === rule)
    const next = found[(place + by + found.length) % found.length]
    if (next !== undefined) go({ page: 'rules', game, rule: next.id }, 'replace')
  }
  return (
    <div className={`rb g-book-${game}`}>
      <h1 className="sr">{words.book.title(GAMES[game].name)}</h1>
      <Contents game={game} book={book} section={section} found={found} query={searched} />
      <article className="leaf">
        <FindBar query={query} onQuery={setQuery} found={found.length} onStep={step}>
          <Contents game={game} book={book} section={section} found={found} query={searched} folded />
        </FindBar>
        <div className="leaf-in" ref={page} tabIndex={0} role="region" aria-label={words.book.title(GAMES[game].name)}>
          {doorsOf(game).map(([address, { door }]) => (
            <Link key={address} className="to-own" to={{ page: 'own', of: address, room: undefined }}>
              {door[language]}
            </Link>
          ))}
          {rule !== undefined && target === undefined && <p className="missing">{words.book.missing(rule)}</p>}
          {book.sections.map((one, i) => {
            const rules = book.rules.filter(each => each.section === one.id)
            return (
              <section key={one.id} id={one.id} aria-labelledby={`${one.id}-title`}>
                <h2 id={`${one.id}-title`} style={{ fontFamily: GAMES[game].face }}>
                  <span className="num">{i + 1}</span>
                  {one[language]}
                  <em>{words.book.rules(rules.length)}</em>
                </h2>
                <ol>
                  {rules.map(each => (
                    <RuleLine
                      key={each.id}
                      game={game}
                      rule={each}
                      language={language}
                      query={searched}
                      target={each.id === rule}
                      copied={each.id === copied && each.id === rule}
                      onCopy={copyLink}
                    />
                  ))}
                </ol>
              </section>
            )
          })}
        </div>
      </article>
      <BookRail game={game} book={book} rule={target} onCopy={copyLink} />
    </div>
  )
}
