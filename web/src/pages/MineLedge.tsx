import { FIRST_GAME, GAME_IDS, GAMES, isGameId } from '../games.ts'
import { learnt } from '../lessons.ts'
import { Link } from '../parts/Link.tsx'
import { MiniCard } from '../parts/MiniCard.tsx'
import { useMine } from '../tables/mine.ts'
import type { Summary } from '../tables/shelf.ts'
import { hasTutorial } from '../tutorials.ts'
import { useWords } from '../words/words.ts'
import { GameCard } from './GameCard.tsx'

/** My games on the home page: the three that matter most. With none, how to begin, or to begin again. */
export function MineLedge() {
  const { mine } = useWords()
  const all = useMine()
  const games = all.filter(({ status }) => status !== 'over')
  const waiting = games.filter(game => game.mine).length
  return (
    <section className={games.length === 0 ? 'panel mine empty' : 'panel mine'} aria-labelledby="mine-title">
      <header>
        <h2 id="mine-title">{mine.title}</h2>
        <span className="count">{games.length === 0 ? mine.noneNow : mine.waiting(waiting)}</span>
        <Link to={{ page: 'mine' }}>{mine.all}</Link>
      </header>
      {games.length === 0 ? (
        <Beginnings over={all} />
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

/** A lesson to begin or to go on with, the same game once more, and a rulebook to look into. */
function Beginnings({ over }: { over: readonly Summary[] }) {
  const { mine } = useWords()
  const lessons = GAME_IDS.filter(hasTutorial)
  const begun = lessons.find(game => learnt(game).at !== undefined)
  const lesson = begun ?? lessons[0]
  const [last] = over
  const once = last !== undefined && isGameId(last.game) ? last.game : undefined
  const book = once ?? GAME_IDS[1] ?? FIRST_GAME
  return (
    <div className="minis">
      {lesson !== undefined && (
        <MiniCard game={lesson} to={{ page: 'learn', game: lesson }} title={begun ? mine.lessonOn : mine.lesson}>
          <span>{GAMES[lesson].name}</span>
        </MiniCard>
      )}
      {once !== undefined && last !== undefined && (
        <MiniCard game={once} to={{ page: 'table', table: last.id }} title={mine.once}>
          <span>{GAMES[once].name}</span>
        </MiniCard>
      )}
      <MiniCard game={book} to={{ page: 'rules', game: book, rule: undefined }} title={mine.book}>
        <span>{GAMES[book].name}</span>
      </MiniCard>
    </div>
  )
}
