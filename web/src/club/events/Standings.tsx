import laurel from '@runatal/look/icons/drawn/laurel-crown.ts'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import { useId, useState } from 'react'
import { Link } from '../../parts/Link.tsx'
import { useWords } from '../../words/words.ts'
import { useNumber } from '../parts.tsx'
import type { EventCell, EventRow, EventView } from './api.ts'
import { Face, usePoints } from './parts.tsx'

/** Who stands where, round by round, with the tie-breaks and what they are. */
export function Standings({ view }: { view: EventView }) {
  const { events } = useWords()
  const { standings, bouts, format, rounds, round, status } = view
  const shown = format === 'arena' ? 0 : Math.min(rounds, 9)
  const columns = Array.from({ length: shown }, (_, i) => i + 1)
  const ties = format === 'swiss' || format === 'round'
  const done = bouts.some(({ state }) => state !== 'over') ? round - 1 : round
  return (
    <section className="panel stand" aria-labelledby="stand-title">
      <header>
        <h2 id="stand-title">{status === 'open' ? events.entries : events.standings}</h2>
        {status !== 'open' && format !== 'arena' && <span className="count">{events.after(done)}</span>}
        {shown > 0 && status !== 'open' && <Key />}
      </header>
      <table>
        <thead>
          <tr>
            <th className="w-rank">
              <span className="sr">{events.rank}</span>
            </th>
            <th>{events.player}</th>
            {columns.map(n => (
              <th key={n} className={`w-rc ${n === round && status === 'going' ? 'cur' : ''}`}>
                <span className="sr">{events.round(n)}</span>
                <span aria-hidden>{n}</span>
              </th>
            ))}
            <th className="n w-pt">{events.points}</th>
            {ties && <Tie of="buchholz" view={view} />}
            {ties && <Tie of="berger" view={view} />}
          </tr>
        </thead>
        <tbody>
          {standings.map(row => (
            <Row key={row.name} row={row} columns={columns} ties={ties} view={view} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Key() {
  const { key } = useWords().events
  return (
    <ul className="key">
      {(['won', 'drawn', 'lost'] as const).map(mark => (
        <li key={mark}>
          <span className={`rc rc-${mark}`} aria-hidden>
            5
          </span>
          {key[mark]}
        </li>
      ))}
    </ul>
  )
}

/** The head of a tie-break: pressed or hovered, it says what it is, with one's own value. */
function Tie({ of, view }: { of: 'buchholz' | 'berger'; view: EventView }) {
  const { events } = useWords()
  const points = usePoints()
  const [open, setOpen] = useState(false)
  const id = useId()
  const mine = view.standings.find(({ me }) => me)
  return (
    <th className="n w-tb" onMouseLeave={() => setOpen(false)}>
      <button
        type="button"
        className="hint"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        onMouseEnter={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={event => event.key === 'Escape' && setOpen(false)}
      >
        <abbr title={events.tie[of]}>{events.short[of]}</abbr>
      </button>
      <span id={id} className="tip" hidden={!open}>
        <b>{events.tie[of]}</b>
        {of === 'buchholz' ? events.tie.buchholzNote : events.tie.bergerNote}
        {mine !== undefined && <em>{events.tie.yours(points(mine[of]))}</em>}
        <small>{events.tie.thenBy}</small>
      </span>
    </th>
  )
}

function Row({
  row,
  columns,
  ties,
  view,
}: {
  row: EventRow
  columns: readonly number[]
  ties: boolean
  view: EventView
}) {
  const { events } = useWords()
  const number = useNumber()
  const points = usePoints()
  const { rank, name, me, rating, state, cells } = row
  const won = rank === 1 && view.status === 'over' && view.off === undefined
  return (
    <tr className={`${rank === 1 && view.status !== 'open' ? 'first' : ''} ${me ? 'me-row' : ''}`}>
      <td className="rank">{won ? <Icon of={laurel} title="1" /> : rank}</td>
      <td className="pl">
        <Link className="pl-in" to={{ page: 'person', name }}>
          <Face name={name} />
          <b>{name}</b>
          <small>{number(rating)}</small>
          {state !== 'in' && <small>{state === 'out' ? events.out : events.absent}</small>}
        </Link>
      </td>
      {columns.map(n => (
        <td key={n} className={`c ${n === view.round && view.status === 'going' ? 'cur' : ''}`}>
          <Cell cell={cells.find(cell => cell.round === n)} />
        </td>
      ))}
      <td className="n pt">{points(row.points)}</td>
      {ties && <td className="n tb">{points(row.buchholz)}</td>}
      {ties && <td className="n tb">{points(row.berger)}</td>}
    </tr>
  )
}

/** Won is gold, drawn is half, lost is hollow; the number is the other's rank now. */
function Cell({ cell }: { cell: EventCell | undefined }) {
  const { events } = useWords()
  if (cell === undefined) return <span className="rc none">·</span>
  const { mark, met, half } = cell
  const who = events.ranked(met)
  const said =
    mark === 'bye'
      ? half
        ? events.cell.half
        : events.cell.bye
      : mark === 'away'
        ? events.cell.away
        : events.cell[mark](who)
  const shown = mark === 'bye' ? (half ? '½' : '1') : mark === 'away' ? '–' : met.length === 1 ? met[0] : met.length + 1
  return (
    <span className={`rc rc-${mark}`} role="img" aria-label={said} title={said}>
      {shown}
    </span>
  )
}
