import laurel from '@runatal/look/icons/drawn/laurel-crown.ts'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import { EMBLEMS } from '@runatal/look/emblems.ts'
import type { Ending, EndingPart } from '@runatal/look/board.ts'
import type { Outcome } from '@runatal/kernel'
import { at } from '@runatal/look/at.ts'
import type { TableView } from '@runatal/table'
import type { CSSProperties } from 'react'
import { Avatar } from '../parts/Avatar.tsx'
import { tintsOf } from '../parts/faces.ts'
import { nameOf } from '../parts/names.ts'
import { isTogether } from '../games.ts'
import { useWords } from '../words/words.ts'

/** Seat by seat: the place, the total and what it is made of. */
export function ResultTable({ view, outcome, ending }: { view: TableView; outcome: Outcome; ending: Ending }) {
  const words = useWords()
  const { result } = words
  const { seats } = view
  const tints = tintsOf(seats)
  const together = isTogether(view.game)
  const counted = ending.counted ?? (together ? false : result.points)
  const order = together ? seats : seats.toSorted((a, b) => at(outcome.places, a.seat) - at(outcome.places, b.seat))
  const most = Math.max(1, ...outcome.scores)
  return (
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" className="w-r">
            <span className="sr">{result.place}</span>
          </th>
          <th role="columnheader" className={counted === false ? '' : 'w-p'}>
            {result.player}
          </th>
          {counted !== false && <th role="columnheader">{counted}</th>}
          {ending.column !== undefined && (
            <th role="columnheader" className="w-g">
              {ending.column.title}
            </th>
          )}
          {counted !== false && (
            <th role="columnheader" className="n w-n">
              {result.total}
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {order.map(seat => {
          const won = outcome.winners.includes(seat.seat)
          const tint = at(tints, seat.seat)
          const score = at(outcome.scores, seat.seat)
          return (
            <tr role="row" key={seat.seat} className={`${won ? 'first' : ''} ${seat.seat === view.me ? 'me-row' : ''}`}>
              <td role="cell" className="rank">
                {won ? <Icon of={laurel} title={result.winner} /> : together ? undefined : outcome.places[seat.seat]}
              </td>
              <td role="cell" className="pl">
                <span className="pl-in">
                  <Avatar seat={seat.seat} who={seat.who} tint={tint} />
                  <span>
                    <b>{nameOf(seat, words)}</b>
                    <small style={{ color: EMBLEMS[tint].glow }}>
                      {seat.forfeited
                        ? words.table.gaveUp
                        : seat.seat === view.me && !view.oneScreen
                          ? words.table.you
                          : words.colours[tint]}
                    </small>
                  </span>
                </span>
              </td>
              {counted !== false && (
                <td role="cell" className="bars">
                  <Bar
                    amounts={ending.amounts?.[seat.seat] ?? [score]}
                    parts={ending.parts ?? [{ name: '', colour: EMBLEMS[tint].glow, fill: 'plain' }]}
                    share={Math.max(0, score) / most}
                  />
                </td>
              )}
              {ending.column !== undefined && (
                <td role="cell" className="gods">
                  {ending.column.cells[seat.seat]}
                </td>
              )}
              {counted !== false && (
                <td role="cell" className="n tot">
                  {score}
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The colours of the parts, named. */
export function Legend({ parts }: { parts: readonly EndingPart[] }) {
  return (
    <ul className="legend" aria-hidden>
      {parts.map(({ name, colour, fill }) => (
        <li key={name}>
          <i className={`fill-${fill}`} style={{ '--c': colour } as CSSProperties} />
          {name}
        </li>
      ))}
    </ul>
  )
}

function Bar(props: { amounts: readonly number[]; parts: readonly EndingPart[]; share: number }) {
  const { amounts, parts, share } = props
  const said = parts.map(({ name }, i) => `${name} ${amounts[i]}`).join(', ')
  return (
    <>
      {parts.length > 1 && <span className="sr">{said}</span>}
      <span className="bar-parts" style={{ width: `${100 * share}%` }} aria-hidden>
        {parts.map(
          ({ name, colour, fill }, i) =>
            (amounts[i] ?? 0) > 0 && (
              <i key={name} className={`fill-${fill}`} style={{ '--c': colour, flexGrow: amounts[i] } as CSSProperties}>
                {parts.length > 1 && <b>{amounts[i]}</b>}
              </i>
            ),
        )}
      </span>
    </>
  )
}
