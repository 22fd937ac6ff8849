import { Sign } from '@runatal/look/hall/Sign.tsx'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import { useEffect, useRef } from 'react'
import { type GameId, GAMES } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { useWords } from '../words/words.ts'

interface RushEndProps {
  game: GameId
  theme: string
  right: number
  most: number
  onAgain(): void
}

/** When the clock has run out: what was solved, and the most ever. */
export function RushEnd({ game, theme, right, most, onAgain }: RushEndProps) {
  const { puzzles: words } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={`table-screen learnt ${theme}`} data-table={game}>
      <div className="learnt-card">
        <span className={`chip big g-${game}`}>
          <Rune id={GAMES[game].rune} size={30} />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {words.rushEnd(right)}
        </h1>
        <p>{words.record(most)}</p>
        <button type="button" className="tbtn strong" onClick={onAgain}>
          <Sign of="again" size={16} /> {words.rushAgain}
        </button>
        <div className="learnt-more">
          <Link className="tbtn" to={{ page: 'puzzles', game }}>
            <Sign of="list" size={16} /> {words.back}
          </Link>
        </div>
      </div>
    </div>
  )
}
