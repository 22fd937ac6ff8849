import { Sign } from '@runatal/look/hall/Sign.tsx'
import { isGameId } from '../games.ts'
import { Link } from '../parts/Link.tsx'
import { CARD } from '../pictures/painted.ts'
import { DENSITY, Picture } from '../pictures/Picture.tsx'
import { useWords } from '../words/words.ts'
import { clubApi, type WatchedTable } from './api.ts'
import { GameChip, nameOfGame, useNumber } from './parts.tsx'
import { useOften } from './useOften.ts'
import './friends.css'

/** Tables in play, the strongest first: in the hall three of them, and the first is featured. */
export function WatchPanel({ most }: { most?: number }) {
  const { watching: say } = useWords()
  const tables = useOften(clubApi.watch, LOOKED_AT) ?? []
  return (
    <section className="panel watchs" aria-labelledby="watch-title">
      <header>
        <h2 id="watch-title">{say.title}</h2>
        {tables.length > 0 && <span className="count">{say.live(tables.length)}</span>}
        {most !== undefined && <Link to={{ page: 'lobby' }}>{say.all}</Link>}
      </header>
      {tables.length === 0 ? (
        <p className="none">{say.none}</p>
      ) : (
        <div className="minis">
          {tables.slice(0, most).map((table, i) => (
            <Mini key={table.table} table={table} featured={i === 0} />
          ))}
        </div>
      )}
    </section>
  )
}

function Mini({ table, featured }: { table: WatchedTable; featured: boolean }) {
  const { watching: say, pairing } = useWords()
  const number = useNumber()
  const { game, seats, moves, rating } = table
  if (!isGameId(game)) return undefined
  const names = seats.map(({ name, bot }) => (bot ? pairing.bot : name)).join(' – ')
  return (
    <Link className={featured ? 'mini featured' : 'mini'} to={{ page: 'table', table: table.table }}>
      <Picture of={{ of: 'scene', game, ...CARD, scale: DENSITY }} />
      <span className="mini-top">
        <GameChip game={game} />
        <span className="sr">{nameOfGame(game)}</span>
        {rating !== undefined && <b>{number(rating)}</b>}
      </span>
      <b className="mini-who">{names}</b>
      <span className="mini-foot">
        <span>{say.moves(moves)}</span>
        <Sign of="eye" size={14} />
      </span>
    </Link>
  )
}

const LOOKED_AT = 20_000
