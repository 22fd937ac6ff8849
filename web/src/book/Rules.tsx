import { useTitle } from '@runatal/look/hall/title.ts'
import { copy } from '@runatal/look/hall/copy.ts'
import { useEffect, useRef, useState } from 'react'
import { type GameId, GAMES } from '../games.ts'
import { pathTo } from '../route.ts'
import type { Rulebook } from '../rulebook.ts'
import { isStill, settings } from '../settings.ts'
import { useSpoken } from '../words/words.ts'
import { RuleLine } from './RuleLine.tsx'

/** Every rule of the ledger, section by section, each with a link of its own. */
export function Rules({ game, book, rule }: { game: GameId; book: Rulebook; rule: string | undefined }) {
  const { words, language } = useSpoken()
  useTitle(words.book.title(GAMES[game].name))
  const [copied, setCopied] = useState<string>()
  const page = useRef<HTMLDivElement>(null)
  const isThere = rule === undefined || book.rules.some(({ id }) => id === rule)
  useEffect(() => {
    const line = rule === undefined ? null : page.current?.querySelector(`#${CSS.escape(rule)}`)
    line?.scrollIntoView({ behavior: isStill(settings.get()) ? 'instant' : 'smooth', block: 'center' })
  }, [rule])
  const copyLink = (id: string) => {
    void copy(location.origin + pathTo({ page: 'rules', game, rule: id }))
    setCopied(id)
  }
  return (
    <div ref={page}>
      <h1 className="sr">{words.book.leaves.rules}</h1>
      {!isThere && <p className="missing">{words.book.missing(rule)}</p>}
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
  )
}
