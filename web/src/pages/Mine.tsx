import { GAMES, isGameId } from '../games.ts'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { Link } from '../parts/Link.tsx'
import { ask } from '../tables/desk.ts'
import { isLocal } from '../tables/local.ts'
import { useMine } from '../tables/mine.ts'
import type { Summary } from '../tables/shelf.ts'
import { useTitle } from '@runatal/look/hall/title.ts'
import { useWords } from '../words/words.ts'
import { GameCard } from './GameCard.tsx'
import './home.css'
import './plain.css'

/** All my games: those that go on, and those that are over. */
export function Mine() {
  const { mine, whatIf } = useWords()
  useTitle(mine.title)
  const games = useMine()
  const running = games.filter(({ status }) => status !== 'over')
  const over = games.filter(({ status }) => status === 'over')
  return (
    <div className="page">
      <div className="head">
        <h1>{mine.title}</h1>
        <Link className="btn cut" to={{ page: 'studies' }}>
          <Sign of="fork" size={15} />
          {whatIf.title}
        </Link>
      </div>
      <section className="panel" aria-labelledby="running">
        <header>
          <h2 id="running">{mine.running}</h2>
          <span className="count">{mine.waiting(running.filter(game => game.mine).length)}</span>
        </header>
        {running.length === 0 ? <p className="none">{mine.none}</p> : <Cards games={running} />}
      </section>
      {over.length > 0 && (
        <section className="panel" aria-labelledby="finished">
          <header>
            <h2 id="finished">{mine.finished}</h2>
          </header>
          <Cards games={over} />
        </section>
      )}
    </div>
  )
}

function Cards({ games }: { games: readonly Summary[] }) {
  const { mine } = useWords()
  return (
    <ul className="cards">
      {games.map(game => (
        <li key={game.id}>
          <GameCard game={game} />
          {isLocal(game.id) && (
            <button
              type="button"
              className="forget"
              aria-label={mine.forgetOne(isGameId(game.game) ? GAMES[game.game].name : game.game)}
              onClick={() => void ask('forget', { table: game.id })}
            >
              <Sign of="cross" size={13} />
              {mine.forget}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
