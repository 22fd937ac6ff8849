import type { KeptRating } from '@runatal/club'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import flame from '@runatal/look/icons/drawn/flame.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import type { Puzzle } from '@runatal/study'
import { type GameId, GAMES } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { useWords } from '../words/words.ts'
import { daysAt } from './days.ts'
import type { Went } from './PuzzlePage.tsx'

interface PuzzleBarProps {
  game: GameId
  puzzle: Puzzle
  title: string
  went: readonly Went[]
  rating: KeptRating
}

/** Above the board: which puzzle it is, how the last ones went, and what they have made of the solver. */
export function PuzzleBar({ game, puzzle, title, went, rating }: PuzzleBarProps) {
  const { puzzles: words } = useWords()
  const days = daysAt(Date.now()).now
  const last = went.at(-1)
  const isOpen = last?.id !== puzzle.id
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
            {words.level(puzzle.level)}
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
      <span className="tb-end solver" role="status">
        {days > 0 && (
          <span className="streak">
            <Icon of={flame} />
            {words.days(days)}
          </span>
        )}
        <span className="level">
          {isOpen || last === undefined ? words.level(Math.round(rating.mu)) : said(last, rating, words)}
        </span>
      </span>
    </header>
  )
}

const SHOWN = 7

function said({ change }: Went, { mu }: KeptRating, words: ReturnType<typeof useWords>['puzzles']): string {
  return change === undefined ? words.unrated : words.rated(change, Math.round(mu))
}
