import type { Outcome } from '@runatal/kernel'
import { at } from '@runatal/look/at.ts'
import type { EndingBuilt } from '@runatal/look/board.ts'
import type { TableView } from '@runatal/table'
import { tintsOf } from '../parts/faces.ts'
import { nameOf } from '../parts/names.ts'
import { SeatMark } from '../parts/SeatMark.tsx'
import { useSpoken } from '../words/words.ts'
import './built.css'

/** How the totals were built up, step by step: the largest change of all stands out. */
export function Built({ view, outcome, built }: { view: TableView; outcome: Outcome; built: EndingBuilt }) {
  const { words, language } = useSpoken()
  const tints = tintsOf(view.seats)
  const order = view.seats.toSorted((a, b) => at(outcome.places, a.seat) - at(outcome.places, b.seat))
  const most = Math.max(...built.steps.flatMap(({ gains }) => gains.map(Math.abs)))
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' })
  return (
    <div className="built" tabIndex={0} role="group" aria-labelledby="built-title">
      <h3 id="built-title">{built.title}</h3>
      <table role="table">
        <thead>
          <tr>
            <th>
              <span className="sr">{words.result.player}</span>
            </th>
            {built.steps.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map(seat => (
            <tr key={seat.seat}>
              <th scope="row">
                <SeatMark tint={at(tints, seat.seat)} size={20} />
                <span className="sr">{nameOf(seat, words)}</span>
              </th>
              {built.steps.map(({ name, gains }) => {
                const gain = at(gains, seat.seat)
                return (
                  <td key={name} className={gain === 0 ? 'none' : Math.abs(gain) === most ? 'most' : ''}>
                    {signed.format(gain)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
