import { outcome } from '../rules/end.ts'
import { Dot, Drawing } from './parts/Drawing.tsx'
import { useTable } from './table.ts'

/** How it ended (RAU-190, RAU-191, RAU-203). */
export function Standings() {
  const { state, words, name } = useTable()
  const result = outcome(state)
  if (result === undefined) return null
  const order = result.places.map((place, seat) => ({ place, seat })).toSorted((a, b) => a.place - b.place)
  return (
    <section className="rauha-standings">
      <h2>{words.standings}</h2>
      <ol>
        {order.map(({ place, seat }) => (
          <li key={seat} className={result.winners.includes(seat) ? 'rauha-won' : ''}>
            <span>{place}</span>
            <Dot seat={seat} />
            <b>{name(seat)}</b>
            {result.winners.includes(seat) && (
              <>
                <Drawing id="laurels" ink="#a8760f" className="rauha-laurels" />
                <span className="sr">{words.won}</span>
              </>
            )}
            <span className="rauha-amount">{state.points[seat]}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
