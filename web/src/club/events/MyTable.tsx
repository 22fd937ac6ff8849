import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useEffect, useRef } from 'react'
import { Link } from '../../parts/Link.tsx'
import { go } from '../../router.ts'
import { useWords } from '../../words/words.ts'
import type { EventSeat, EventView } from './api.ts'
import { Countdown, Face, usePoints } from './parts.tsx'
import { eventsApi } from './api.ts'
import type { useEvent } from './useEvent.ts'

type Answered = ReturnType<typeof useEvent>['answered']

/** Where I play: who is there, how long the others are waited for, and the way to the table. */
export function MyTable({
  id,
  view,
  answered,
  houseNow,
}: {
  id: string
  view: EventView
  answered: Answered
  houseNow(): number
}) {
  const { events } = useWords()
  const mine = view.bouts.findLast(({ seats }) => seats.some(({ me }) => me))
  const table = mine?.state === 'playing' ? mine.table : undefined
  const isSeated = mine?.seats.some(({ me, here }) => me && here) ?? false
  // Who sits there goes along when the game begins.
  const sat = useRef(false)
  useEffect(() => {
    if (table === undefined) sat.current = isSeated && mine?.state !== 'over'
    else if (sat.current) go({ page: 'table', table })
  }, [table, isSeated, mine?.state])
  if (mine === undefined || mine.round < view.round) return undefined
  if (mine.state === 'over')
    return view.status === 'over' ? undefined : (
      <p className="cup-note">{mine.how === 'bye' ? events.table.bye : events.table.wait}</p>
    )
  const others = mine.seats.filter(({ me }) => !me)
  const me = mine.seats.find(seat => seat.me)
  const [there] = others.filter(({ here }) => here)
  return (
    <section className="panel mytable" aria-labelledby="mytable-title">
      <header>
        <h2 id="mytable-title">{events.table.title}</h2>
        <span className="count">{events.table.at(mine.round, mine.number)}</span>
        {there !== undefined && (
          <span className="ready" role="status">
            <Sign of="check" size={15} />
            {events.table.isHere(there.name)}
          </span>
        )}
      </header>
      <div className="vs">
        {me && <Side seat={me} view={view} />}
        {mine.state === 'waiting' && (
          <span className="vs-m">
            <small>{events.table.left}</small>
            <b className="clock">
              <Countdown until={mine.until} now={houseNow} />
            </b>
          </span>
        )}
        <span className="vs-o">
          {others.map(seat => (
            <Side key={seat.name} seat={seat} view={view} />
          ))}
        </span>
      </div>
      {table !== undefined ? (
        <Link className="btn gold" to={{ page: 'table', table }}>
          {events.table.go}
        </Link>
      ) : isSeated ? (
        <p className="fine" role="status">
          {events.table.waiting}
        </p>
      ) : (
        <button type="button" className="btn gold" onClick={() => void answered(eventsApi.act(id, 'here'))}>
          {events.table.sit}
        </button>
      )}
      {mine.state === 'waiting' && <p className="fine">{events.table.late(Math.round(view.patience / 60_000))}</p>}
    </section>
  )
}

function Side({ seat, view }: { seat: EventSeat; view: EventView }) {
  const { events } = useWords()
  const points = usePoints()
  const row = view.standings.find(({ name }) => name === seat.name)
  return (
    <span className="vs-p">
      <Face name={seat.name} size="l" />
      <b>{seat.me ? events.you : seat.name}</b>
      {row !== undefined && <small>{events.table.points(row.points, points(row.points))}</small>}
    </span>
  )
}
