import { CopyLink } from '@runatal/look/hall/CopyLink.tsx'
import { useTitle } from '@runatal/look/hall/title.ts'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { GAMES, isGameId } from '../../games.ts'
import { Lost } from '../../pages/Lost.tsx'
import { Link } from '../../parts/Link.tsx'
import { inWords } from '../../parts/refusal.ts'
import { useSpoken } from '../../words/words.ts'
import type { EventView } from './api.ts'
import { Bracket } from './Bracket.tsx'
import { MyTable } from './MyTable.tsx'
import { Pairs } from './Pairs.tsx'
import { Rounds } from './Rounds.tsx'
import { Standings } from './Standings.tsx'
import { useEvent } from './useEvent.ts'
import { Entry, Owner } from './Entry.tsx'
import { useNameOf, useTime } from './parts.tsx'
import './events.css'

/** A tournament: what is mine to do, the rounds, the tables, who stands where. */
export function EventPage({ id }: { id: string }) {
  const spoken = useSpoken()
  const { events, table } = spoken.words
  const { view, refusal, answered, houseNow } = useEvent(id)
  const nameOf = useNameOf()
  useTitle(typeof view === 'object' ? nameOf(view) : events.nav)
  if (view === undefined) return <p className="laying">{table.loading}</p>
  if (view === 'none') return <Lost because="lost" />
  const { status, off, format, bouts } = view
  const begun = bouts.length > 0
  const bracket = format === 'knockout' && begun
  return (
    <div className="page">
      <Head view={view} />
      {format !== 'arena' && begun && <Rounds view={view} houseNow={houseNow} />}
      {refusal !== undefined && (
        <p className="cup-note bad" role="alert">
          {inWords(refusal, undefined, spoken)}
        </p>
      )}
      {off !== undefined && <p className="cup-note">{events.off[off]}</p>}
      {bracket && <Bracket view={view} />}
      <div className={bracket ? 'cup under' : 'cup'}>
        <Standings view={view} />
        <div className="cup-r">
          {status === 'open' && <Entry id={id} view={view} answered={answered} houseNow={houseNow} />}
          {status !== 'over' && <MyTable id={id} view={view} answered={answered} houseNow={houseNow} />}
          {(status === 'going' || status === 'paused') && (
            <Entry id={id} view={view} answered={answered} houseNow={houseNow} />
          )}
          {begun && <Pairs view={view} />}
          <section className="panel about" aria-label={events.entries}>
            <p className="fine">
              {view.evening ? events.byHouse : events.by(view.owner.name)}. {events.formats[format].note}
            </p>
            <p className="two">
              <a className="btn cut" href={`/api/tournaments/${id}/calendar.ics`} download>
                <Sign of="clock" size={16} />
                {events.calendar}
              </a>
              <CopyLink link={location.href} />
            </p>
            {view.owner.me && status !== 'over' && <Owner id={id} view={view} answered={answered} />}
          </section>
        </div>
      </div>
    </div>
  )
}

function Head({ view }: { view: EventView }) {
  const { events } = useSpoken().words
  const time = useTime()
  const nameOf = useNameOf()
  const { game, format, rounds, lasts, people, startsAt, status } = view
  const line =
    format === 'arena'
      ? events.arenaLine(Math.round(lasts / 60_000), people)
      : events.line(events.formats[format].name, rounds, people)
  return (
    <div className="head cup-head">
      <Link className="back" to={{ page: 'events' }}>
        {events.nav}
      </Link>
      <Sign of="right" size={14} />
      {isGameId(game) && (
        <span className={`chip big g-${game}`}>
          <Rune id={GAMES[game].rune} size={24} title={GAMES[game].name} />
        </span>
      )}
      <h1>{nameOf(view)}</h1>
      <span className="head-note">
        {line} · {status === 'open' ? time(startsAt) : events.status[status]}
      </span>
    </div>
  )
}
