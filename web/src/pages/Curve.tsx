import { at } from '@runatal/look/at.ts'
import { EMBLEMS } from '@runatal/look/emblems.ts'
import type { TableView } from '@runatal/table'
import { isTogether } from '../games.ts'
import { tintsOf } from '../parts/faces.ts'
import { nameOf } from '../parts/names.ts'
import { SeatMark } from '../parts/SeatMark.tsx'
import { go } from '../router.ts'
import { useWords } from '../words/words.ts'
import type { Stop, Swing } from './chances.ts'

const W = 460
const H = 190
const LEFT = 48
const RIGHT = W - 96
const DASHES = ['', '8 4', '2 4', '10 3 2 3', '1 3']

/** How likely each seat was to win from move to move, with where it was decided. A click opens that position. */
export function Curve({ stops, view, swing }: { stops: readonly Stop[]; view: TableView; swing: Swing | undefined }) {
  const words = useWords()
  const tints = tintsOf(view.seats)
  // A team has one fate.
  const together = isTogether(view.game)
  const seats = together ? view.seats.slice(0, 1) : view.seats
  const x = (i: number) => LEFT + (i / (stops.length - 1)) * (RIGHT - LEFT)
  const y = (worth: number) => H - 12 - worth * (H - 24)
  const labels = apart(seats.map(({ seat }) => y(at(at(stops, stops.length - 1).worth, seat)) + 5))
  const turned = swing && { from: x(stops.indexOf(swing.from)), to: x(stops.indexOf(swing.to)) }
  const open = (event: React.MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const share = (((event.clientX - box.left) / box.width) * W - LEFT) / (RIGHT - LEFT)
    const stop = stops[Math.round(Math.min(1, Math.max(0, share)) * (stops.length - 1))]
    if (stop !== undefined) go({ page: 'replay', table: view.table, at: stop.move })
  }
  return (
    <figure className="curve">
      <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-labelledby="curve-note" onClick={open}>
        {turned !== undefined && (
          <rect
            className="curve-turn"
            x={turned.from}
            y={8}
            width={Math.max(4, turned.to - turned.from)}
            height={H - 16}
          />
        )}
        {[0, 0.5, 1].map(share => (
          <g key={share}>
            <line x1={LEFT} x2={RIGHT} y1={y(share)} y2={y(share)} stroke="#ffffff2b" />
            <text className="curve-share" x={LEFT - 6} y={y(share) + 4} textAnchor="end">
              {100 * share}
              {words.result.percent}
            </text>
          </g>
        ))}
        {seats.map(({ seat }) => (
          <polyline
            key={seat}
            points={stops.map(({ worth }, i) => `${x(i).toFixed(1)},${y(at(worth, seat)).toFixed(1)}`).join(' ')}
            fill="none"
            stroke={EMBLEMS[at(tints, seat)].glow}
            strokeWidth={seat === view.me ? 2.8 : 2}
            strokeDasharray={DASHES[seat % DASHES.length]}
            strokeLinejoin="round"
          />
        ))}
        {seats.map(one => (
          <g key={one.seat} transform={`translate(${RIGHT + 8} ${labels[one.seat]})`}>
            <svg y={-12} width={15} height={15}>
              <SeatMark tint={at(tints, one.seat)} size={15} />
            </svg>
            <text x={20} fill={EMBLEMS[at(tints, one.seat)].glow}>
              {together ? words.result.team : shortened(nameOf(one, words))}
            </text>
          </g>
        ))}
      </svg>
      <figcaption id="curve-note" className="fine">
        {words.result.curve}
      </figcaption>
    </figure>
  )
}

/** As much as stands beside the curve; the table has the name whole. */
function shortened(name: string): string {
  return name.length > 10 ? `${name.slice(0, 9)}…` : name
}

/** Labels that would lie on each other make room, and none leaves the picture. */
function apart(heights: readonly number[]): number[] {
  const order = heights.map((_, i) => i).toSorted((a, b) => at(heights, a) - at(heights, b))
  const placed: number[] = []
  let above = -Infinity
  for (const i of order) {
    above = Math.max(at(heights, i), above + 18)
    placed[i] = above
  }
  let below = H - 4
  for (const i of order.toReversed()) {
    placed[i] = Math.min(at(placed, i), below)
    below = placed[i] - 18
  }
  return placed
}
