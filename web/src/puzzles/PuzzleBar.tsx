import type { KeptRating } from '@runatal/club'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import flame from '@runatal/look/icons/drawn/flame.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import type { ReactNode } from 'react'
import { type GameId, GAMES } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { useWords } from '../words/words.ts'
import { daysAt } from './days.ts'
import type { Went } from './PuzzlePage.tsx'

interface PuzzleBarProps {
  game: GameId
  /** Its level, or where it is from. */
  note: string
  title: string
  went: readonly Went[]
  /** One is being tried, which is not among those yet. */
  isOpen: boolean
  /** At the far end: what became of the solver, or the time that is left. */
  end: ReactNode
}

/** Above the board: which puzzle it is, how the last ones went, and what they have made of the solver. */
export function PuzzleBar({ game, note, title, went, isOpen, end }: PuzzleBarProps) {
  const { puzzles: words } = useWords()
  return (
    <header className="tb solving-bar">
      <Link className="tb-game" to={{ page: 'puzzles', game }}>
        <span className="sr">{words.back}. </span>
        <span className={`chip big g-${game}`}>
          <Rune id={GAMES[game].rune} size={22} />
        </span>
        <span>
          <b style={{ fontFamily: GAMES[game].face }}>{GAMES[game].name}</b>
          <small>
            {note}
            <span className="lesson-title">{title}</span>
          </small>
        </span>
      </Link>
      <ol className="went" aria-label={words.session}>
        {went.slice(-SHOWN).map(({ id, isRight }, i) => (
          <li key={`${id} ${i}`} className={isRight ? 'right' : 'wrong'}>
            <Sign of={isRight ? 'check' : 'cross'} size={14} />
            <span className="sr">{isRight ? words.right : words.wrong}</span>
          </li>
        ))}
        {isOpen && (
          <li className="open" aria-current="step">
            ?<span className="sr">{words.now}</span>
          </li>
        )}
      </ol>
      <span className="tb-end solver">{end}</span>
    </header>
  )
}

const SHOWN = 7

/** The days in a row, and the level: after a puzzle what it did to it. */
export function Solver({ last, rating }: { last: Went | undefined; rating: KeptRating }) {
  const { puzzles: words } = useWords()
  const days = daysAt(Date.now()).now
  const now = Math.round(rating.mu)
  const said =
    last === undefined
      ? words.level(now)
      : last.isHelped
        ? words.helped
        : last.change === undefined
          ? words.unrated
          : words.rated(last.change, now)
  return (
    <>
      {days > 0 && (
        <span className="streak">
          <Icon of={flame} />
          {words.days(days)}
        </span>
      )}
      <span className="level" role="status">
        {said}
      </span>
    </>
  )
}
