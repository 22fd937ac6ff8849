import type { Language } from '@runatal/look/board.ts'
import type { Block, Book } from '@runatal/look/book.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useTitle } from '@runatal/look/hall/title.ts'
import type { CSSProperties } from 'react'
import { type GameId, GAMES } from '../games.ts'
import { useSpoken } from '../words/words.ts'
import { useSigns } from './books.ts'
import './summary.css'

/** A game on one sheet, both sides: read here, or printed by the browser. */
export function Summary({ game, book }: { game: GameId; book: Book }) {
  const { words, language } = useSpoken()
  const signs = useSigns(game)
  const { name, face } = GAMES[game]
  useTitle(`${words.book.leaves.summary} · ${name}`)
  const drawn = book.glossary.flatMap(({ id, name: called, sign }) =>
    sign === undefined ? [] : [{ id, called, sign }],
  )
  return (
    <div className="summary">
      <div className="no-print">
        <h1 style={{ fontFamily: face }}>{words.book.leaves.summary}</h1>
        <button type="button" className="btn gold" onClick={() => print()}>
          <Sign of="print" size={16} />
          {words.book.print}
        </button>
      </div>
      {book.summary.map((blocks, i) => (
        <section
          key={i}
          className="side"
          aria-label={words.book.side(i + 1)}
          style={{ '--printed': `${printedSize(blocks, language, i === 1 ? drawn.length : 0)}pt` } as CSSProperties}
        >
          <header>
            <b style={{ fontFamily: face }}>{name}</b>
            <span>{words.book.side(i + 1)}</span>
          </header>
          <div className="side-in">
            {blocks.map(({ title, lines }) => (
              <div key={title.en} className="side-block">
                <h2>{title[language]}</h2>
                <ul>
                  {lines.map(line => (
                    <li key={line.en}>{line[language]}</li>
                  ))}
                </ul>
              </div>
            ))}
            {i === 1 && drawn.length > 0 && (
              <div className="side-block">
                <h2>{words.book.signs}</h2>
                <ul className="side-signs">
                  {drawn.map(({ id, called, sign }) => (
                    <li key={id}>
                      <span className="term-sign" aria-hidden>
                        {signs[sign]}
                      </span>
                      {called[language]}
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </section>
      ))}
    </div>
  )
}

/** As large as fills the side: twice the size takes four times the room. In points. */
function printedSize(blocks: readonly Block[], language: Language, signs: number): number {
  const letters = blocks.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line[language].length + LINE, 0)
  return Math.min(LARGEST, Math.sqrt(ROOM / (letters + blocks.length * HEADING + signs * SIGN)))
}

/** Measured on the sheets of our games: what the end of a line, a heading and a sign take, in letters. */
const LINE = 16
const HEADING = 70
const SIGN = 30
const ROOM = 400_000
const LARGEST = 21
