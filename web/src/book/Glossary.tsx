import type { Book } from '@runatal/look/book.ts'
import { useEffect, useRef } from 'react'
import { useTitle } from '@runatal/look/hall/title.ts'
import { type GameId, GAMES } from '../games.ts'
import { useSpoken } from '../words/words.ts'
import { Atoms } from './Atoms.tsx'
import { useSigns } from './books.ts'

/** Every word and every sign of the game, by the alphabet of the reader. */
export function Glossary({ game, book, sought }: { game: GameId; book: Book; sought: string | undefined }) {
  const { words, language } = useSpoken()
  const signs = useSigns(game)
  const term = useRef<HTMLDivElement>(null)
  useEffect(() => {
    term.current?.scrollIntoView({ block: 'center' })
  }, [sought])
  useTitle(`${words.book.leaves.glossary} · ${GAMES[game].name}`)
  const sorted = book.glossary.toSorted((a, b) => a.name[language].localeCompare(b.name[language], language))
  return (
    <div className="chapter">
      <h1 style={{ fontFamily: GAMES[game].face }}>{words.book.leaves.glossary}</h1>
      <div className="terms">
        {sorted.map(({ id, name, say, rules, sign }) => (
          <div key={id} className={id === sought ? 'sought' : ''} {...(id === sought && { ref: term })}>
            <h2>
              {sign !== undefined && (
                <span className="term-sign" aria-hidden>
                  {signs[sign]}
                </span>
              )}
              {name[language]}
            </h2>
            <p>{say[language]}</p>
            <Atoms game={game} rules={rules} open={id === sought} />
          </div>
        ))}
      </div>
    </div>
  )
}
