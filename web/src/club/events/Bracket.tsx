import { Segments } from '@runatal/look/hall/Segments.tsx'
import { Sign } from '@runatal/look/hall/Sign.tsx'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import { type CSSProperties, useState } from 'react'
import { Link } from '../../parts/Link.tsx'
import { useWords } from '../../words/words.ts'
import type { EventView } from './api.ts'
import { Face } from './parts.tsx'

/** A knockout: two halves that meet in the final; on a phone one round at a time. */
export function Bracket({ view }: { view: EventView }) {
  const { events } = useWords()
  const { rounds } = view
  const [chosen, setChosen] = useState<number>()
  const shown = chosen ?? Math.max(1, view.round)
  const before = Array.from({ length: rounds - 1 }, (_, i) => i + 1)
  const name = (round: number) => (round === rounds ? events.bracket.final : events.bracket.rounds(rounds - round))
  const sides = [before.map(round => ({ round, side: 'l' })), before.toReversed().map(round => ({ round, side: 'r' }))]
  return (
    <section className="bracket" aria-label={events.formats.knockout.name}>
      <div className="bk-tabs">
        <Segments
          label={events.rounds}
          value={String(shown)}
          options={[...before, rounds].map(round => ({ value: String(round), name: name(round) }))}
          onChange={round => setChosen(Number(round))}
        />
      </div>
      <div className="bk" style={{ '--columns': 2 * rounds - 1 } as CSSProperties}>
        {sides[0]?.map(column => (
          <Column key={column.round} {...column} view={view} name={name(column.round)} shown={shown} />
        ))}
        <div className={`bc fin ${shown === rounds ? 'shown' : ''}`}>
          <span className="fin-stone" aria-hidden>
            <Rune id="tiwaz" size={72} />
          </span>
          <h2>{events.bracket.final}</h2>
          <Match view={view} round={rounds} number={1} />
        </div>
        {sides[1]?.map(column => (
          <Column key={column.round} {...column} view={view} name={name(column.round)} shown={shown} />
        ))}
      </div>
    </section>
  )
}

function Column({
  view,
  round,
  side,
  name,
  shown,
}: {
  view: EventView
  round: number
  side: string
  name: string
  shown: number
}) {
  const half = 2 ** (view.rounds - round) / 2
  const first = side === 'l' ? 1 : half + 1
  return (
    <div className={`bc ${side} ${round === view.round ? 'cur' : ''} ${round === shown ? 'shown' : ''}`}>
      <h3>{name}</h3>
      <div className="bc-slots">
        {Array.from({ length: half }, (_, i) => (
          <div className="slot" key={i}>
            <Match view={view} round={round} number={first + i} />
          </div>
        ))}
      </div>
    </div>
  )
}

function Match({ view, round, number }: { view: EventView; round: number; number: number }) {
  const { events } = useWords()
  const bout = view.bouts.find(one => one.round === round && one.number === number)
  if (bout === undefined)
    return (
      <div className="match is-wait">
        {[2 * number - 1, 2 * number].map(from => (
          <span className="ml" key={from}>
            <b className="tbd">{hintOf(view, round - 1, from, events.bracket)}</b>
          </span>
        ))}
      </div>
    )
  const mine = bout.seats.some(({ me }) => me)
  const live = bout.state === 'playing'
  const inside = (
    <>
      {bout.seats.map(seat => (
        <span
          key={seat.name}
          className={`ml ${seat.won ? 'w' : bout.state === 'over' ? 'l' : ''} ${seat.me ? 'me' : ''}`}
        >
          <i className="sd">{view.standings.find(({ name }) => name === seat.name)?.rank}</i>
          <Face name={seat.name} />
          <b>{seat.name}</b>
          <em>{bout.state === 'over' && seat.won ? <Sign of="check" size={14} /> : ''}</em>
        </span>
      ))}
      {bout.how === 'bye' && (
        <span className="ml">
          <b className="tbd">{events.pairs.bye}</b>
        </span>
      )}
      {live && (
        <span className="tag">
          <Sign of="eye" size={13} />
          {events.bracket.live}
        </span>
      )}
    </>
  )
  const className = `match ${live ? 'is-live' : ''} ${mine ? 'is-mine' : ''}`
  return bout.table === undefined ? (
    <div className={className}>{inside}</div>
  ) : (
    <Link className={className} to={{ page: 'table', table: bout.table }}>
      {inside}
    </Link>
  )
}

/** Who may come into a place that is still empty. */
function hintOf(
  view: EventView,
  round: number,
  number: number,
  say: { either(one: string, other: string): string; open: string },
): string {
  const seats = view.bouts.find(one => one.round === round && one.number === number)?.seats ?? []
  const [one, other] = seats
  const winner = seats.find(({ won }) => won)
  if (winner !== undefined) return winner.name
  return one === undefined || other === undefined ? say.open : say.either(one.name, other.name)
}
