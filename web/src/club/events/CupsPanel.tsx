import { Link } from '../../parts/Link.tsx'
import { useWords } from '../../words/words.ts'
import { useOften } from '../useOften.ts'
import { eventsApi, type Glance } from './api.ts'
import { CupLine, useNameOf, useTime } from './parts.tsx'
import './cups.css'

/** Tournaments in the hall: mine that goes on, then what comes next. */
export function CupsPanel() {
  const { events } = useWords()
  const found = useOften(eventsApi.list, LOOKED_AT)
  const shown = found === undefined ? [] : first(found.coming)
  return (
    <section className="panel cups" aria-labelledby="cups-title">
      <header>
        <h2 id="cups-title">{events.nav}</h2>
        {found !== undefined && found.coming.length > 0 && (
          <span className="count">{events.list.soon(found.coming.length)}</span>
        )}
        <Link to={{ page: 'events' }}>{events.list.all}</Link>
      </header>
      {shown.length === 0 && <p className="none">{found === undefined ? events.list.offline : events.list.none}</p>}
      <ul>
        {shown.map(cup => (
          <Cup key={cup.id} cup={cup} />
        ))}
      </ul>
    </section>
  )
}

function Cup({ cup }: { cup: Glance }) {
  const { events } = useWords()
  const time = useTime()
  const nameOf = useNameOf()
  const { id, format, startsAt, people, places, entered, status, round, rounds } = cup
  const goesOn = status === 'going' || status === 'paused'
  const name = nameOf(cup)
  return (
    <CupLine cup={cup}>
      <span className="cup-name" title={name}>
        <b id={`cup-${id}`}>{name}</b>
        <small>
          {events.formats[format].name} ·{' '}
          {goesOn && format !== 'arena' ? events.list.roundOf(round, rounds) : events.list.people(people, places)}
        </small>
      </span>
      <span className="cup-when">
        <b>{goesOn ? events.status[status] : time(startsAt, 'day')}</b>
        <small>{goesOn ? '' : time(startsAt, 'hour')}</small>
      </span>
      <Link
        className="btn cut"
        to={{ page: 'event', event: id }}
        id={`go-${id}`}
        aria-labelledby={`go-${id} cup-${id}`}
      >
        {entered ? events.list.join : goesOn ? events.list.look : events.enter}
      </Link>
    </CupLine>
  )
}

/** Mine that go on come before all others. */
function first(coming: readonly Glance[]): Glance[] {
  return coming.toSorted((a, b) => rank(a) - rank(b) || a.startsAt - b.startsAt).slice(0, SHOWN)
}

function rank({ entered, status }: Glance): number {
  if (!entered) return 2
  return status === 'open' ? 1 : 0
}

const LOOKED_AT = 20_000
const SHOWN = 2
