import { type AnyGame, type AnyTypes, chancesOf, isRefusal, Match, type MatchRecord, victoryOf } from '@runatal/kernel'
import { at } from '@runatal/look/at.ts'
import type { TableView } from '@runatal/table'
import { useEffect, useState } from 'react'
import { isGameId, isTogether } from '../games.ts'
import { arrive } from '@runatal/look/hall/arrive.ts'
import { EMBLEMS } from '@runatal/look/emblems.ts'
import { tintsOf } from '../parts/faces.ts'
import { SeatMark } from '../parts/SeatMark.tsx'
import { nameOf } from '../parts/names.ts'
import { gameOf } from '../register.ts'
import { go } from '../router.ts'
import type { TableDoor } from '../tables/table.ts'
import { useWords } from '../words/words.ts'

const W = 578
const H = 380
const LEFT = 8
const RIGHT = W - 110
const STOPS = 48
const DASHES = ['', '8 4', '2 4', '10 3 2 3', '1 3']

/** How each seat stood from move to move, by the game's own evaluation, as the chances to win that it stands for. A click opens that position. */
export function Curve({ door, view }: { door: TableDoor; view: TableView }) {
  const words = useWords()
  const [curve, setCurve] = useState<{ move: number; worth: number[] }[]>()
  useEffect(() => arrive(drawn(door, view), setCurve), [door, view])
  if (curve === undefined || curve.length < 2) return undefined
  const tints = tintsOf(view.seats)
  // A team has one fate.
  const together = isTogether(view.game)
  const seats = together ? view.seats.slice(0, 1) : view.seats
  const x = (i: number) => LEFT + (i / (curve.length - 1)) * (RIGHT - LEFT)
  const y = (worth: number) => H - 16 - worth * (H - 32)
  const labels = apart(seats.map(({ seat }) => y(at(at(curve, curve.length - 1).worth, seat)) + 5))
  const open = (event: React.MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const share = (((event.clientX - box.left) / box.width) * W - LEFT) / (RIGHT - LEFT)
    const stop = curve[Math.round(Math.min(1, Math.max(0, share)) * (curve.length - 1))]
    if (stop !== undefined) go({ page: 'replay', table: view.table, at: stop.move })
  }
  return (
    <figure className="curve">
      <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-labelledby="curve-note" onClick={open}>
        {[0, 0.5, 1].map(share => (
          <line key={share} x1={LEFT} x2={RIGHT} y1={y(share)} y2={y(share)} stroke="#ffffff2b" />
        ))}
        {[0.5, 1].map(share => (
          <text key={share} className="curve-share" x={LEFT} y={y(share) + 14}>
            {100 * share}
            {words.result.percent}
          </text>
        ))}
        {seats.map(({ seat }) => (
          <polyline
            key={seat}
            points={curve.map(({ worth }, i) => `${x(i).toFixed(1)},${y(at(worth, seat)).toFixed(1)}`).join(' ')}
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
              {together ? words.result.team : nameOf(one, words)}
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

async function drawn(door: TableDoor, view: TableView) {
  const finished = await door.finished()
  const game = isGameId(view.game) ? await gameOf(view.game) : undefined
  if (finished === undefined || game?.guide === undefined) return undefined
  const curve = replayed(game, finished.record, view.seats.length)
  const { outcome } = view
  if (curve === undefined || outcome === undefined) return curve
  // At the end there is nothing left to foresee.
  const worth = view.seats.map(({ seat }) => victoryOf(outcome.winners, seat, game.together))
  return [...curve, { move: finished.record.log.length, worth }]
}

function replayed(game: AnyGame, record: MatchRecord<AnyTypes>, seats: number) {
  const last = record.log.length
  const match = Match.replay(game, record, 0)
  if (isRefusal(match) || game.guide === undefined) return undefined
  const { evaluate, quiet } = game.guide
  const judged = () =>
    chancesOf(game, match.state, seats) ?? Array.from({ length: seats }, (_, seat) => evaluate(match.state, seat))
  const curve: { move: number; worth: number[] }[] = []
  const step = Math.max(1, Math.ceil(last / STOPS))
  let next = 0
  for (let move = 0; move < last; move++) {
    const entry = record.log[move - 1]
    if (entry !== undefined) {
      const told =
        'late' in entry ? match.expire(entry.ask, entry.at) : match.submit(entry.seat, entry.ask, entry.move, entry.at)
      if (isRefusal(told)) return undefined
    }
    // In the middle of something nobody can tell how it stands.
    if (move < next || !(quiet?.(match.state) ?? true)) continue
    next = move + step
    curve.push({ move, worth: judged() })
  }
  return curve
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
