import { isKnown } from '@runatal/club'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import flame from '@runatal/look/icons/drawn/flame.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useTitle } from '@runatal/look/hall/title.ts'
import { useLoaded } from '@runatal/look/hall/useLoaded.ts'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import { type GameId, GAMES, isGameId } from '../games.ts'
import { Lost } from '../pages/Lost.tsx'
import { Link } from '../parts/Link.tsx'
import { useSpoken } from '../words/words.ts'
import { ANY, gameOfDay, RUSH } from './choose.ts'
import { daysAt } from './days.ts'
import { triedOf } from './kept.ts'
import { type Collection, collectionOf, PUZZLE_GAMES } from './problems.ts'
import { PuzzleOfDay } from './PuzzleOfDay.tsx'
import { rushOf } from './rush.ts'
import './puzzles.css'

/** All puzzles of a game by theme, my level in it, my days in a row, and the puzzle of the day. */
export function PuzzlesPage({ game }: { game: string | undefined }) {
  const { words } = useSpoken()
  useTitle(words.puzzles.title)
  const shown = game ?? gameOfDay(Date.now())
  const collection = useLoaded(`puzzles ${shown}`, async () => (isGameId(shown) ? collectionOf(shown) : undefined))
  if (!isGameId(shown) || collection === 'none') return <Lost because="lost" />
  return (
    <div className="page puzzles">
      <div className="head">
        <h1>{words.puzzles.title}</h1>
      </div>
      <nav className="puzzle-games" aria-label={words.puzzles.games}>
        {PUZZLE_GAMES.map(id => (
          <Link key={id} to={{ page: 'puzzles', game: id }} {...(id === shown && { 'aria-current': 'page' as const })}>
            <Rune id={GAMES[id].rune} size={18} />
            <span style={{ fontFamily: GAMES[id].face }}>{GAMES[id].name}</span>
          </Link>
        ))}
      </nav>
      <div className="puzzle-court">
        <div className="puzzle-c">
          <PuzzleOfDay />
          {collection === undefined ? (
            <p className="laying">{words.table.loading}</p>
          ) : (
            <Themes game={shown} collection={collection} />
          )}
        </div>
        <div className="puzzle-r">
          <Level game={shown} />
          <Streak />
        </div>
      </div>
    </div>
  )
}

function Themes({ game, collection: { problems, puzzles } }: { game: GameId; collection: Collection }) {
  const { words, language } = useSpoken()
  const { tries } = triedOf(game)
  return (
    <section className="panel" aria-labelledby="themes-title">
      <header>
        <h2 id="themes-title">{words.puzzles.themes}</h2>
        <Link className="btn gold" to={{ page: 'puzzle', game, of: ANY }}>
          <Sign of="play" size={15} />
          {words.puzzles.all}
        </Link>
      </header>
      {problems.rush && (
        <p className="rush-door">
          <Link className="btn cut" to={{ page: 'puzzle', game, of: RUSH }}>
            <Sign of="clock" size={15} />
            {words.puzzles.rush}
          </Link>
          <span className="fine">
            {words.puzzles.rushNote} {rushOf(game) > 0 && words.puzzles.record(rushOf(game))}
          </span>
        </p>
      )}
      <ul className="themes">
        {problems.themes.map(theme => {
          const all = puzzles.filter(one => one.theme === theme)
          const right = all.filter(({ id }) => tries[id]).length
          if (all.length === 0) return undefined
          return (
            <li key={theme}>
              <Link to={{ page: 'puzzle', game, of: theme }}>
                <b>{problems.words[language].themes[theme]}</b>
                <small>{words.puzzles.solvedOf(right, all.length)}</small>
                <span className="theme-go">
                  {words.puzzles.start}
                  <Sign of="right" size={15} />
                </span>
                <meter aria-hidden min={0} max={all.length} value={right} />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Level({ game }: { game: GameId }) {
  const { puzzles: words } = useSpoken().words
  const { rating, tries } = triedOf(game)
  const done = Object.values(tries)
  const share = Math.round((100 * done.filter(Boolean).length) / Math.max(1, done.length))
  return (
    <section className="panel" aria-labelledby="level-title">
      <header>
        <h2 id="level-title">{words.rating}</h2>
        <span className="count">{words.tries(done.length)}</span>
      </header>
      <b className="my-level">{Math.round(rating.mu)}</b>
      {done.length > 0 && <p className="fine">{words.share(share)}</p>}
      {!isKnown(rating) && <p className="fine">{words.uncertain(Math.round(rating.sigma))}</p>}
    </section>
  )
}

function Streak() {
  const { puzzles: words } = useSpoken().words
  const { now, most } = daysAt(Date.now())
  return (
    <section className="panel" aria-labelledby="streak-title">
      <header>
        <h2 id="streak-title">{words.streak}</h2>
        {most > 0 && <span className="count">{words.record(most)}</span>}
      </header>
      <b className="my-level">
        <Icon of={flame} /> {words.days(now)}
      </b>
      <p className="fine">{words.streakNote}</p>
    </section>
  )
}
