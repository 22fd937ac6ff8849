import { Sign } from '@runatal/look/hall/Sign.tsx'
import { isGameId } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { MiniCard } from '../parts/MiniCard.tsx'
import { useSpoken } from '../words/words.ts'
import { clubApi, type WatchedTable } from './api.ts'
import { scoreText, useToday } from './daily.ts'
import { useNumber } from './parts.tsx'
import { useOften } from './useOften.ts'
import './friends.css'

/** Tables in play, the strongest first: in the hall three of them, and the first is featured. With none, what was played well. */
export function WatchPanel({ most }: { most?: number }) {
  const { watching: say } = useSpoken().words
  const tables = useOften(clubApi.watch, LOOKED_AT)
  if (most !== undefined && tables !== undefined && tables.length === 0) return <Again most={most} />
  return (
    <section className="panel watchs" aria-labelledby="watch-title">
      <header>
        <h2 id="watch-title">{say.title}</h2>
        {tables !== undefined && tables.length > 0 && <span className="count">{say.live(tables.length)}</span>}
        {most !== undefined && <Link to={{ page: 'lobby' }}>{say.all}</Link>}
      </header>
      {tables === undefined || tables.length === 0 ? (
        <p className="none">{say.none}</p>
      ) : (
        <div className="minis">
          {tables.slice(0, most).map((table, i) => (
            <Live key={table.table} table={table} isFeatured={i === 0} />
          ))}
        </div>
      )}
    </section>
  )
}

function Live({ table, isFeatured }: { table: WatchedTable; isFeatured: boolean }) {
  const { watching: say, pairing } = useSpoken().words
  const number = useNumber()
  const { game, seats, moves, rating } = table
  if (!isGameId(game)) return undefined
  return (
    <MiniCard
      game={game}
      to={{ page: 'table', table: table.table }}
      title={seats.map(({ name, bot }) => (bot ? pairing.bot : name)).join(' – ')}
      corner={rating === undefined ? undefined : number(rating)}
      isFeatured={isFeatured}
    >
      <span>{say.moves(moves)}</span>
      <Sign of="eye" size={14} />
    </MiniCard>
  )
}

/** Nobody plays in the open: the best tries at yesterday's deals, whose seeds are open now. */
function Again({ most }: { most: number }) {
  const { language, words } = useSpoken()
  const { watching: say, daily } = words
  const best = useToday()?.yesterday.flatMap(({ game, best: one }) => (one && isGameId(game) ? [{ game, ...one }] : []))
  const shown = best?.slice(0, most) ?? []
  return (
    <section className="panel watchs" aria-labelledby="watch-title">
      <header>
        <h2 id="watch-title">{shown.length > 0 ? say.again : say.title}</h2>
        {shown.length > 0 && <span className="count">{say.yesterday}</span>}
        <Link to={{ page: 'lobby' }}>{say.all}</Link>
      </header>
      {shown.length === 0 ? (
        <p className="none">{say.none}</p>
      ) : (
        <div className="minis">
          {shown.map(({ game, name, score, table }) => (
            <MiniCard key={game} game={game} to={{ page: 'replay', table, at: 0 }} title={name}>
              <span>{scoreText(game, score, language, daily.notSolved)}</span>
              <Sign of="play" size={14} />
            </MiniCard>
          ))}
        </div>
      )}
    </section>
  )
}

const LOOKED_AT = 20_000
