import type { AnyTypes } from '@runatal/kernel'
import type { Judged, Turn } from '@runatal/study'
import { at } from '@runatal/look/at.ts'
import { EMBLEMS, type Tint } from '@runatal/look/emblems.ts'
import { useWords } from '../words/words.ts'

const W = 600
const H = 150
const LEFT = 34
const DASHES = ['', '8 4', '2 4', '10 3 2 3', '1 3']

interface ChancesProps {
  turns: readonly Turn[]
  moments: readonly Judged<AnyTypes>[]
  tints: readonly Tint[]
  /** Whose line is filled. */
  seat: number
  /** A team has one fate and one line. */
  together: boolean
  /** How long the game is: what has not been judged yet stays empty. */
  last: number
  position: number
  onGo(position: number): void
}

/** The chances to win from decision to decision; what is worth a look is marked, and a press goes there. */
export function Chances({ turns, moments, tints, seat, together, last, position, onGo }: ChancesProps) {
  const words = useWords()
  const x = (n: number) => LEFT + (n / Math.max(1, last)) * (W - LEFT - 6)
  // Several rivals live between none and a half: low chances have more room.
  const bent = tints.length > 2 && !together ? 0.62 : 1
  const y = (share: number) => H - 14 - share ** bent * (H - 30)
  const line = (one: number) =>
    turns.map(turn => `${x(turn.position).toFixed(1)},${y(at(turn.before, one)).toFixed(1)}`).join(' ')
  const seats = together ? [0] : tints.map((_, i) => i)
  const judgedTo = x(turns.at(-1)?.position ?? 0)
  const go = (event: React.MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const share = (((event.clientX - box.left) / box.width) * W - LEFT) / (W - LEFT - 6)
    onGo(Math.round(Math.min(1, Math.max(0, share)) * last))
  }
  return (
    <svg className="chances" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={words.study.curve} onClick={go}>
      {[0, 0.25, 0.5, 1].map(share => (
        <g key={share}>
          <line className="rule" x1={LEFT} x2={W - 6} y1={y(share)} y2={y(share)} />
          <text x={LEFT - 6} y={y(share) + 4} textAnchor="end">
            {100 * share}
          </text>
        </g>
      ))}
      {turns.length > 1 && (
        <polygon
          points={`${x(0)},${y(0)} ${line(together ? 0 : seat)} ${judgedTo},${y(0)}`}
          fill={EMBLEMS[at(tints, seat)].ink}
          opacity={0.16}
        />
      )}
      {seats.map(one => (
        <polyline
          key={one}
          points={line(one)}
          fill="none"
          stroke={EMBLEMS[at(tints, one)].ink}
          strokeWidth={one === seat ? 3 : 1.8}
          strokeDasharray={one === seat ? '' : DASHES[one % DASHES.length]}
          strokeLinejoin="round"
        />
      ))}
      {moments.map(one => (
        <g key={one.position} className={`moment ${one.mark}`}>
          <line x1={x(one.position)} x2={x(one.position)} y1={14} y2={H - 14} />
          <circle cx={x(one.position)} cy={10} r={5} />
        </g>
      ))}
      <line className="now" x1={x(position)} x2={x(position)} y1={2} y2={H - 10} />
    </svg>
  )
}
