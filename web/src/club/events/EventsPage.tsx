import { useTitle } from '@runatal/look/hall/title.ts'
import { Link } from '../../parts/Link.tsx'
import { useWords } from '../../words/words.ts'
import { useAsked } from '../useAsked.ts'
import { eventsApi, type Glance } from './api.ts'
import { CupLine, useNameOf, useTime } from './parts.tsx'
import './cups.css'
import './events.css'

/** Tournaments: mine, those that come, and those that are over. */
export function EventsPage() {
  const { events } = useWords()
  const { list: say } = events
  useTitle(say.title)
  const [found] = useAsked('tournaments', async () => eventsApi.list())
  return (
    <div className="page">
      <div className="head">
        <h1>{say.title}</h1>
        <span className="head-end">
          <Link className="btn gold" to={{ page: 'new-event' }}>
            {say.make}
          </Link>
        </span>
      </div>
      {found === 'none' && <p className="none">{say.offline}</p>}
      {typeof found === 'object' && (
        <div className="cups-page">
          {found.mine.length > 0 && <Cups title={say.mine} cups={found.mine} />}
          <Cups title={say.coming} cups={found.coming} none={say.none} />
          {found.over.length > 0 && <Cups title={say.over} cups={found.over} />}
        </div>
      )}
    </div>
  )
}

function Cups({ title, cups, none }: { title: string; cups: readonly Glance[]; none?: string }) {
  return (
    <section className="panel cups" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {cups.length > 0 && <span className="count">{cups.length}</span>}
      </header>
      {cups.length === 0 && none !== undefined && <p className="none">{none}</p>}
      <ul>
        {cups.map(cup => (
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
  const { id, format, startsAt, people, places, entered, winner, status } = cup
  return (
    <CupLine cup={cup}>
      <Link className="cup-name" to={{ page: 'event', event: id }}>
        <b>{nameOf(cup)}</b>
        <small>
          {events.formats[format].name} · {events.list.people(people, places)}
          {entered && ` · ${events.list.entered}`}
        </small>
      </Link>
      <span className="cup-when">
        <b>{time(startsAt)}</b>
        <small>{winner === undefined ? events.status[status] : events.list.won(winner)}</small>
      </span>
    </CupLine>
  )
}
