import { Link } from '../parts/Link.tsx'
import { useMine } from '../tables/mine.ts'
import { useWords } from '../words/words.ts'
import { GameCard } from './GameCard.tsx'

/** My games on the home page: the three that matter most. */
export function MineLedge() {
  const { mine } = useWords()
  const games = useMine().filter(({ status }) => status !== 'over')
  const waiting = games.filter(game => game.mine).length
  return (
    <section className={games.length === 0 ? 'panel mine empty' : 'panel mine'} aria-labelledby="mine-title">
      <header>
        <h2 id="mine-title">{mine.title}</h2>
        {games.length > 0 && <span className="count">{mine.waiting(waiting)}</span>}
        <Link to={{ page: 'mine' }}>{mine.all}</Link>
      </header>
      {games.length === 0 ? (
        <p className="none">{mine.none}</p>
      ) : (
        <div className="mine-list">
          {games.slice(0, 3).map(game => (
            <GameCard key={game.id} game={game} />
          ))}
        </div>
      )}
    </section>
  )
}
