import type { ReactNode } from 'react'
import type { Seat } from '@runatal/kernel'
import { COLOURS, type RuneName } from '../../content/stones.ts'
import { Stone, Rune } from '../art/Stone.tsx'
import { Bag } from '../art/signs.tsx'
import { contested, type Page } from '../model/story.ts'
import { Who } from '../parts/Who.tsx'
import { useTable } from '../table.ts'
import { Slid } from './Slid.tsx'
import { Theft } from './Theft.tsx'
import { Times } from './Times.tsx'

/** One page: a sentence, why it is so, and a picture of it. */
export function PageView({ page, id }: { page: Page; id: string }) {
  const { words, game, called } = useTable()
  const { page: say } = words
  const told = (title: string, text: string, picture: ReactNode) => (
    <>
      <h2 id={id}>{title}</h2>
      <p className="rok-why">{text}</p>
      <div className="rok-picture">{picture}</div>
    </>
  )
  const { event } = page
  switch (event.type) {
    case 'grab.report':
      return told(
        contested(event)
          .map(([, times]) => say.report[0](times.map(({ seat, ms }) => [called(seat), ms])))
          .join(' · '),
        say.report[1],
        contested(event).map(([stone, times]) => <Times key={stone} times={times} />),
      )
    case 'check.falsePairs':
      return told(
        event.faults.map(({ seat }) => say.falsePair[0](called(seat))).join(' · '),
        say.falsePair[1](
          event.faults.reduce((sum, { orphans }) => sum + orphans.length, 0),
          Math.max(...event.faults.map(({ penalties }) => penalties)),
        ),
        event.faults.map(({ seat, orphans }) => <Way key={seat} from={seat} runes={orphans} to="bag" />),
      )
    case 'penalty.paid':
      return told(
        say.paid[0](called(event.seat)),
        say.paid[1],
        <Way from={event.seat} runes={[event.rune, event.rune]} to="bag" />,
      )
    case 'half.returned':
      return told(say.half[0](called(event.seat)), say.half[1], <Way from={event.seat} runes={[event.rune]} to="bag" />)
    case 'pair.split':
      return told(
        say.split[0](event.seats.map(called)),
        say.split[1],
        event.seats.map(seat => <Way key={seat} from={seat} runes={[event.rune]} to="bag" />),
      )
    case 'theft.resolved':
      return told(
        say.stolen[0](called(event.thief), called(event.victim)),
        say.stolen[1](called(event.victim), event.colour, event.count),
        <Theft page={page} event={event} />,
      )
    case 'theft.ordered':
      return told(
        say.ordered[0](called(event.by ?? 0)),
        say.ordered[1],
        <ol className="rok-ordered">
          {event.order.map(([thief, victim]) => (
            <li key={`${thief} ${victim}`}>{words.thefts([[called(thief), called(victim)]])}</li>
          ))}
        </ol>,
      )
    case 'contest.result':
      return told(
        event.winner === undefined || event.drawn
          ? say.slideAgain[0](event.results.every(({ touched }) => touched))
          : say.slid[0](called(event.winner)),
        event.winner === undefined ? say.slideAgain[1] : event.drawn ? say.drawn(called(event.winner)) : say.slid[1],
        <Slid event={event} />,
      )
    case 'nerve.result':
      return told(
        say.nerve[0](event.limit),
        event.winner === undefined ? say.nerveAgain : event.drawn ? say.drawn(called(event.winner)) : say.nerve[1],
        <ul className="rok-picks">
          {event.picks.map(({ seat, number, touched }) => (
            <li key={seat} className={touched ? 'over' : seat === event.winner ? 'won' : ''}>
              <Who seat={seat} />
              <b>
                {number} {touched ? '✗' : seat === event.winner ? '✓' : ''}
              </b>
            </li>
          ))}
        </ul>,
      )
    case 'balance.replaced':
      return told(
        say.replaced[0](called(event.seat)),
        say.replaced[1](event.distance),
        <Way runes={[event.rune]} to={event.seat} />,
      )
    case 'balance.unserved':
      return told(say.unserved[0](called(event.seat)), say.unserved[1], <Way runes={[]} to={event.seat} />)
    case 'table.cleared':
      return told(
        say.cleared[0](event.count),
        say.cleared[1](event.bag),
        <div className="rok-way">
          <span className="rok-stones">
            {page.before.table.tag.map((tag, i) =>
              page.before.table.up[i] ? undefined : <Stone key={tag} colour={COLOURS[page.before.table.colour[i]!]!} />,
            )}
          </span>
          <Arrow />
          <BagEnd />
        </div>,
      )
    case 'bag.passed':
      return told(
        say.passed[0](called(event.to)),
        say.passed[1],
        <div className="rok-way">
          <Who seat={event.from} />
          <Bag />
          <Arrow />
          <Who seat={event.to} />
        </div>,
      )
    case 'game.ended':
      return told(
        say.over[0],
        say.over[1](event.reason),
        <ul className="rok-picks">
          {event.loots.map((runes, seat) => (
            <li key={seat} className={runes === Math.max(...event.loots) ? 'won' : ''}>
              <Who seat={seat} />
              <b>{words.loot(runes)}</b>
            </li>
          ))}
        </ul>,
      )
    case 'tie.contest':
      return told(say.tie[0](event.seats.map(called)), say.tie[1], undefined)
    case 'calm.revealed':
      return told(
        say.calm[0],
        say.calm[1],
        <ul className="rok-picks">
          {event.choices.map(({ seat, rune, focus, result }) => (
            <li key={seat} className={result === 'won' ? 'won' : ''}>
              <Who seat={seat} />
              {rune !== undefined && (
                <span role="img" aria-label={game.rune(rune)}>
                  <Rune rune={rune} />
                </span>
              )}
              <b>{rune === undefined ? say.pass : `${words.calm.points(focus)} · ${say.results[result]}`}</b>
            </li>
          ))}
        </ul>,
      )
  }
}

/** Stones on their way: from somebody or the table, to somebody or the bag. */
function Way({ from, runes, to }: { from?: Seat; runes: readonly RuneName[]; to: Seat | 'bag' }) {
  const { game } = useTable()
  return (
    <div className="rok-way">
      {from !== undefined && <Who seat={from} />}
      <span className="rok-stones">
        {runes.map((rune, i) => (
          <span key={i} role="img" aria-label={game.rune(rune)}>
            <Rune rune={rune} />
          </span>
        ))}
      </span>
      <Arrow />
      {to === 'bag' ? <BagEnd /> : <Who seat={to} />}
    </div>
  )
}

function BagEnd() {
  const { words } = useTable()
  return (
    <span className="rok-person">
      <Bag />
      <b>{words.page.toBag}</b>
    </span>
  )
}

function Arrow() {
  return (
    <svg className="rok-arrow" viewBox="0 0 60 24" aria-hidden>
      <path d="M2 12H50M40 3L54 12L40 21" />
    </svg>
  )
}
