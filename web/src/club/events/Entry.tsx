import { useEffect, useState } from 'react'
import { Link } from '../../parts/Link.tsx'
import { useMe } from '../../me.ts'
import { useWords } from '../../words/words.ts'
import { eventsApi, type EventView } from './api.ts'
import { Countdown, useTime } from './parts.tsx'
import { SeatChoice } from './SeatChoice.tsx'
import type { useEvent } from './useEvent.ts'

interface EntryProps {
  id: string
  view: EventView
  answered: ReturnType<typeof useEvent>['answered']
  houseNow(): number
}

/** To enter, to say that one is there, to leave. */
export function Entry({ id, view, answered, houseNow }: EntryProps) {
  const { events } = useWords()
  const time = useTime()
  const me = useMe()
  const [choices, setChoices] = useState<Record<string, string>>({})
  const { status, startsAt, format, me: mine, checkIn } = view
  const isIn = mine !== undefined && mine.state !== 'out'
  const late = status !== 'open' && (format === 'knockout' || format === 'round')
  if (late && !isIn) return undefined
  const canCheckIn = houseNow() >= startsAt - 15 * 60_000
  return (
    <section className="panel entry" aria-labelledby="entry-title">
      <header>
        <h2 id="entry-title">{status === 'open' ? events.starts : events.status[status]}</h2>
        {status === 'open' && <span className="count">{time(startsAt)}</span>}
      </header>
      {status === 'open' && (
        <b className="clock">
          <Countdown until={startsAt} now={houseNow} />
        </b>
      )}
      {!me.kept && !isIn ? (
        <>
          <p className="fine">{events.keepFirst}</p>
          <Link className="btn gold" to={{ page: 'me' }}>
            {events.keep}
          </Link>
        </>
      ) : !isIn ? (
        <>
          <SeatChoice game={view.game} choices={choices} onChoose={setChoices} />
          <button type="button" className="btn gold" onClick={() => void answered(eventsApi.enter(id, choices))}>
            {mine === undefined ? events.enter : events.again}
          </button>
        </>
      ) : (
        <>
          {status === 'open' && checkIn && !mine.checkedIn && (
            <>
              <button
                type="button"
                className="btn gold"
                disabled={!canCheckIn}
                onClick={() => void answered(eventsApi.act(id, 'here'))}
              >
                {events.checkIn}
              </button>
              {!canCheckIn && <p className="fine">{events.checkInLater}</p>}
            </>
          )}
          {status === 'open' && checkIn && mine.checkedIn && <p className="fine">{events.checkedIn}</p>}
          {mine.state === 'away' && status !== 'open' && (
            <button type="button" className="btn gold" onClick={() => void answered(eventsApi.act(id, 'here'))}>
              {events.again}
            </button>
          )}
          {status === 'going' && format === 'arena' && <Ready id={id} view={view} answered={answered} />}
          <button type="button" className="btn cut" onClick={() => void answered(eventsApi.act(id, 'leave'))}>
            {events.leave}
          </button>
        </>
      )}
    </section>
  )
}

/** In an arena: as long as this is on, and the page is open, one is paired. */
function Ready({ id, view, answered }: Omit<EntryProps, 'houseNow'>) {
  const { events } = useWords()
  const [on, setOn] = useState(true)
  const isPlaying = view.bouts.some(({ state, seats }) => state !== 'over' && seats.some(({ me }) => me))
  useEffect(() => {
    if (!on || isPlaying) return undefined
    const say = () => void answered(eventsApi.act(id, 'here'))
    say()
    const timer = setInterval(say, 6000)
    return () => clearInterval(timer)
  }, [on, isPlaying, id, answered])
  if (isPlaying) return undefined
  return (
    <>
      <button type="button" className={on ? 'btn cut' : 'btn gold'} onClick={() => setOn(!on)}>
        {on ? events.notReady : events.ready}
      </button>
      {on && (
        <p className="fine" role="status">
          {events.searching}
        </p>
      )}
    </>
  )
}

/** What whoever opened it may do: hold it up, and call it off. */
export function Owner({ id, view, answered }: Omit<EntryProps, 'houseNow'>) {
  const { events } = useWords()
  const [asking, setAsking] = useState(false)
  const act = (what: 'pause' | 'resume' | 'cancel') => () => void answered(eventsApi.act(id, what))
  return (
    <p className="two">
      {view.status === 'going' && (
        <button type="button" className="btn cut" onClick={act('pause')}>
          {events.pause}
        </button>
      )}
      {view.status === 'paused' && (
        <button type="button" className="btn cut" onClick={act('resume')}>
          {events.resume}
        </button>
      )}
      <button type="button" className="btn cut bad" onClick={asking ? act('cancel') : () => setAsking(true)}>
        {asking ? events.sure : events.cancel}
      </button>
    </p>
  )
}
