import type { Block, Book } from '@runatal/look/book.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useTitle } from '@runatal/look/hall/title.ts'
import { type GameId, GAMES } from '../games.ts'
import { useSpoken } from '../words/words.ts'
import { useSigns } from './books.ts'
import { Still } from './Still.tsx'
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
      {book.summary.map((parts, i) => (
        <section key={i} className="side" aria-label={words.book.side(i + 1)}>
          <header>
            <b style={{ fontFamily: face }}>{name}</b>
            <span>{words.book.side(i + 1)}</span>
          </header>
          <div className="side-in">
            {parts.map(part => 'lines' in part && <Lines key={part.title.en} {...part} />)}
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
          <div className="side-pictures">
            {parts.map(part => 'example' in part && <Still key={part.example} game={game} {...part} atOnce />)}
          </div>
        </section>
      ))}
    </div>
  )
}

function Lines({ title, lines }: Block) {
  const { language } = useSpoken()
  return (
    <div className="side-block">
      <h2>{title[language]}</h2>
      <ul>
        {lines.map(line => (
          <li key={line.en}>{line[language]}</li>
        ))}
      </ul>
    </div>
  )
}
