import { START_TO_DESTINY, TOUCH } from '../../content/lane.ts'
import type { Event } from '../../rules/events.ts'
import { Lane, LaneStone } from '../parts/Lane.tsx'
import { Who } from '../parts/Who.tsx'
import { useTable } from '../table.ts'

/** Where everybody's stone stopped: all at once, as it was played. */
export function Slid({ event }: { event: Extract<Event, { type: 'contest.result' }> }) {
  const { words } = useTable()
  const { results, winner } = event
  return (
    <div className="rok-slid">
      <svg viewBox="-150 -500 300 530" aria-hidden>
        <Lane />
        {results.map(({ seat, gap, touched, along }, i) => {
          // Side by side, so that all can be seen, each as far from the Destiny rune as it was.
          const beside = (i - (results.length - 1) / 2) * 46
          const isPast = !touched && along > START_TO_DESTINY
          const far = isPast
            ? Math.min(START_TO_DESTINY + TOUCH + gap, LANE_END)
            : START_TO_DESTINY - TOUCH - (touched ? 0 : gap)
          return (
            <g
              key={seat}
              className="rok-stopped"
              style={{ '--far': `${-far}px`, '--beside': `${beside}px` } as React.CSSProperties}
            >
              <LaneStone seat={seat} />
            </g>
          )
        })}
      </svg>
      <ul className="rok-picks">
        {results.map(({ seat, gap, touched, shot }) => (
          <li key={seat} className={seat === winner ? 'won' : touched ? 'over' : ''}>
            <Who seat={seat} />
            <b>{touched ? words.page.touched : shot ? words.page.gap(gap) : words.page.noShot}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

const LANE_END = 478
