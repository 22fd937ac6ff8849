import { dayAt } from '@runatal/club'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import { GAMES } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { useWords } from '../words/words.ts'
import { DAILY, gameOfDay } from './choose.ts'
import { daysAt } from './days.ts'
import './of-day.css'

/** The door to the puzzle of the day: the same for everybody, and there without a house, too. */
export function PuzzleOfDay() {
  const { puzzles: words } = useWords()
  const now = Date.now()
  const game = gameOfDay(now)
  const { last, now: row } = daysAt(now)
  const isDone = last === dayAt(now)
  return (
    <section className="puzzle-day" aria-labelledby="puzzle-day-title">
      <span className={`chip big g-${game}`}>
        <Rune id={GAMES[game].rune} size={22} />
      </span>
      <span className="puzzle-day-in">
        <h2 id="puzzle-day-title">{words.daily}</h2>
        <small>
          {GAMES[game].name}
          {isDone ? ` · ${words.dailyDone}` : ''}
          {row > 0 ? ` · ${words.streak} : ${words.days(row)}` : ''}
        </small>
      </span>
      <Link className="btn gold" to={{ page: 'puzzle', game, of: DAILY }} aria-label={`${words.start}, ${words.daily}`}>
        <Sign of="play" size={15} />
        {words.start}
      </Link>
      <Link className="btn cut" to={{ page: 'puzzles', game: undefined }}>
        {words.back}
      </Link>
    </section>
  )
}
