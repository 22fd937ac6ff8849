import { at } from '@runatal/look/at.ts'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import { GAMES, isGameId } from '../games.ts'
import { Avatar } from '../parts/Avatar.tsx'
import { tintsOf } from '../parts/faces.ts'
import { Link } from '../parts/Link.tsx'
import { ago, paceOf } from '../parts/time.ts'
import { useLobby } from '../tables/lobby.ts'
import type { LobbyTable } from '../tables/wire.ts'
import { useWords } from '../words/words.ts'

/** Tables that look for players. */
export function OpenTables() {
  const { lobby } = useWords()
  const tables = useLobby()
  return (
    <section className="panel open" aria-labelledby="open-title">
      <header>
        <h2 id="open-title">{lobby.waiting}</h2>
        {tables !== undefined && tables.length > 0 && <span className="count">{lobby.count(tables.length)}</span>}
      </header>
      {tables === undefined || tables.length === 0 ? (
        <p className="none">{tables === undefined ? lobby.offline : lobby.none}</p>
      ) : (
        <ul className="open-list">
          {tables.map(table => (
            <Row key={table.table} table={table} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ table }: { table: LobbyTable }) {
  const words = useWords()
  const { lobby } = words
  if (!isGameId(table.game)) return undefined
  const { name, rune, face } = GAMES[table.game]
  const tints = tintsOf(table.seats)
  const host = table.seats.find(({ person }) => person === table.host)?.name ?? words.me.guest
  const taken = table.seats.filter(({ who }) => who !== 'nobody').length
  return (
    <li>
      <span className={`chip big g-${table.game}`}>
        <Rune id={rune} size={22} />
      </span>
      <span className="ol-name">
        <b style={{ fontFamily: face }}>{name}</b>
        <small>
          {lobby.tableOf(host)} · {paceOf(table.clock, words)}
        </small>
      </span>
      <span className="ol-seats" role="img" aria-label={lobby.seats(taken, table.seats.length)}>
        {table.seats.map(({ seat, who }) =>
          who === 'nobody' ? (
            <span key={seat} className="seat-free" />
          ) : (
            <Avatar key={seat} seat={seat} who={who} tint={at(tints, seat)} size="s" />
          ),
        )}
      </span>
      <span className="ol-since">{ago(table.since, words)}</span>
      <Link className="btn cut sit" to={{ page: 'table', table: table.table }} aria-label={lobby.sitAt(host)}>
        {lobby.sit}
      </Link>
    </li>
  )
}
