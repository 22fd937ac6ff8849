import type { Book } from '@runatal/look/book.ts'
import { useTitle } from '@runatal/look/hall/title.ts'
import { useEffect, useRef } from 'react'
import { type GameId, GAMES } from '../games.ts'
import { useSpoken } from '../words/words.ts'
import { Atoms } from './Atoms.tsx'

/** What players ask, answered by the rulings. */
export function Questions({ game, book, rule }: { game: GameId; book: Book; rule: string | undefined }) {
  const { words, language } = useSpoken()
  const sought = useRef<HTMLElement>(null)
  useEffect(() => {
    sought.current?.scrollIntoView({ block: 'center' })
  }, [rule])
  useTitle(`${words.book.leaves.questions} · ${GAMES[game].name}`)
  return (
    <div className="chapter">
      <h1 style={{ fontFamily: GAMES[game].face }}>{words.book.leaves.questions}</h1>
      {book.questions.map(({ ask, say, rules }) => {
        const isSought = rule !== undefined && rule === rules[0]
        return (
          <section key={ask.en} className={isSought ? 'sought' : ''} {...(isSought && { ref: sought })}>
            <h2>{ask[language]}</h2>
            <p>{say[language]}</p>
            <Atoms game={game} rules={rules} />
          </section>
        )
      })}
    </div>
  )
}
