import type { Seat } from '@runatal/kernel'
import { Dot } from './parts/Drawing.tsx'
import { useTable } from './table.ts'

/** For those without a world of their own: whose is shown large. */
export function WorldTabs({ large, choose }: { large: Seat; choose(seat: Seat): void }) {
  const { state, words, name } = useTable()
  return (
    <div className="rauha-tabs" role="group" aria-label={words.worlds}>
      {state.points.map((_, seat) => (
        <button key={seat} type="button" title={name(seat)} aria-pressed={seat === large} onClick={() => choose(seat)}>
          <Dot seat={seat} /> {name(seat)}
        </button>
      ))}
    </div>
  )
}
