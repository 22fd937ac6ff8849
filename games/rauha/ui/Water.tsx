import type { Frame } from '@runatal/kernel'
import { sources } from '../rules/board.ts'
import { waterPoints } from '../rules/water.ts'
import { Dot, Drawing } from './parts/Drawing.tsx'
import { signed } from './parts/Gain.tsx'
import { useTable } from './table.ts'

/** The comparison of Sources that ends each player's scoring (RAU-155 to RAU-159), with who has had it. */
export function Water() {
  const { state, words, name } = useTable()
  const counts = state.points.map((_, seat) => sources(state, seat))
  const fewest = Math.min(...counts)
  const toCome = new Set(state.agenda.flatMap(scoringSeat))
  return (
    <section className="rauha-water">
      <h2>
        <Drawing id="drop" /> {words.water}
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.sourcesLabel}</th>
            <th scope="col">{words.difference}</th>
            <th scope="col">
              <Drawing id="energy" />
              <span className="sr">{words.track}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map((count, seat) => {
            const isDone = !toCome.has(seat) && state.active !== seat
            return (
              <tr key={seat} className={state.active === seat ? 'rauha-now' : ''} data-water={seat}>
                <th scope="row" title={name(seat)}>
                  <Dot seat={seat} /> {name(seat)}
                  {isDone && <Drawing id="check-mark" ink="#3f7a4c" className="rauha-check" />}
                </th>
                <td>{count}</td>
                <td>{count - fewest}</td>
                <td>{signed(waterPoints(count - fewest))}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function scoringSeat(frame: Frame): number[] {
  return typeof frame !== 'string' && frame[0] === 'takeScoring' && typeof frame[1] === 'number' ? [frame[1]] : []
}
