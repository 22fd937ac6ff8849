import { Segments } from '@runatal/look/hall/Segments.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { useState } from 'react'
import { Link } from '../../parts/Link.tsx'
import { useWords } from '../../words/words.ts'
import type { EventBout, EventView } from './api.ts'
import { Face, usePoints } from './parts.tsx'

/** The tables of a round; those that are played can be watched. */
export function Pairs({ view }: { view: EventView }) {
  const { events } = useWords()
  const [chosen, setChosen] = useState<number>()
  const round = Math.min(chosen ?? view.round, view.round)
  const from = Math.max(1, view.round - 4)
  const shown = Array.from({ length: view.round - from + 1 }, (_, i) => from + i)
  const bouts = view.bouts.filter(one => one.round === round)
  return (
    <section className="panel pairs" aria-labelledby="pairs-title">
      <header>
        <h2 id="pairs-title">{events.round(round)}</h2>
        <span className="count">{events.pairs.tables(bouts.length)}</span>
        {shown.length > 1 && (
          <Segments
            label={events.rounds}
            value={String(round)}
            options={shown.map(n => ({ value: String(n), name: String(n) }))}
            onChange={n => setChosen(Number(n))}
          />
        )}
      </header>
      <ol>
        {bouts.map(bout => (
          <Bout key={bout.number} bout={bout} sealed={view.format === 'race'} />
        ))}
      </ol>
    </section>
  )
}

function Bout({ bout, sealed }: { bout: EventBout; sealed: boolean }) {
  const { events } = useWords()
  const points = usePoints()
  const { number, seats, state, table, how } = bout
  const mine = seats.some(({ me }) => me)
  const all = seats.every(({ here }) => here)
  return (
    <li className={mine ? 'is-mine' : ''}>
      <span className="tn">{number}</span>
      <span className="who">
        {seats.map(seat => (
          <span key={seat.name} className={seat.won ? 'p w' : 'p'}>
            <Face name={seat.name} />
            <b>{seat.name}</b>
            {seat.points !== undefined && <small>{points(seat.points)}</small>}
          </span>
        ))}
        {how === 'bye' && <small>{events.pairs.bye}</small>}
      </span>
      {table !== undefined && (!sealed || mine || state === 'over') ? (
        <Link className="see" to={{ page: 'table', table }} aria-label={events.pairs.watch(number)}>
          <Sign of={state === 'over' ? 'play' : 'eye'} size={16} />
        </Link>
      ) : (
        <span
          className={all ? 'here2' : 'here2 no'}
          role="img"
          aria-label={all ? events.pairs.both : events.pairs.some}
          title={all ? events.pairs.both : events.pairs.some}
        >
          <Sign of={all ? 'check' : 'clock'} size={15} />
        </span>
      )}
    </li>
  )
}
