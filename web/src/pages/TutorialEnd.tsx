import { Rune } from '@runatal/look/runes/Rune.tsx'
import { useEffect, useRef } from 'react'
import { type GameId, GAMES } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { PUZZLE_GAMES } from '../puzzles/problems.ts'
import { playNow } from '../tables/play-now.ts'
import { useWords } from '../words/words.ts'

/** After the last lesson: one click to a real game. */
export function TutorialEnd({ game, theme, onAgain }: { game: GameId; theme: string; onAgain(): void }) {
  const { learn, home, me, table, puzzles, whatIf } = useWords()
  const { name, rune } = GAMES[game]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={`table-screen learnt ${theme}`} data-table={game}>
      <div className="learnt-card">
        <span className={`chip big g-${game}`}>
          <Rune id={rune} size={30} />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {learn.endTitle(name)}
        </h1>
        <p>{learn.endNote}</p>
        <button type="button" className="tbtn strong" onClick={() => void playNow(game, me.guest, 'novice')}>
          <Sign of="play" size={16} /> {learn.playEasy}
        </button>
        <div className="learnt-more">
          <Link className="tbtn" to={{ page: 'rules', game, rule: undefined }}>
            <Sign of="book" size={16} /> {home.readRules}
          </Link>
          <button type="button" className="tbtn" onClick={onAgain}>
            <Sign of="again" size={16} /> {learn.again}
          </button>
          {PUZZLE_GAMES.includes(game) && (
            <Link className="tbtn" to={{ page: 'puzzles', game }}>
              <Sign of="bulb" size={16} /> {puzzles.title}
            </Link>
          )}
          <Link className="tbtn" to={{ page: 'studies' }}>
            <Sign of="fork" size={16} /> {whatIf.title}
          </Link>
          <Link className="tbtn" to={{ page: 'home' }}>
            <Sign of="home" size={16} /> {table.toHall}
          </Link>
        </div>
      </div>
    </div>
  )
}
