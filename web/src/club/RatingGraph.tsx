import { at } from '@runatal/look/at.ts'
import { useNarrow } from '@runatal/look/hooks/useNarrow.ts'
import { useId } from 'react'
import type { Point } from './api.ts'
import { useNumber } from './parts.tsx'

/** A rating over time: the line is the rating, the band is where it truly lies, 19 times in 20. */
export function RatingGraph({ points, label }: { points: readonly Point[]; label: string }) {
  const narrow = useNarrow()
  const number = useNumber()
  const band = useId()
  const [width, height] = narrow ? [340, 220] : [640, 250]
  const last = at(points, points.length - 1)
  const from = at(points, 0).at
  const low = Math.floor(Math.min(...points.map(({ rating, deviation }) => rating - 2 * deviation)) / 100) * 100
  const high = Math.ceil(Math.max(...points.map(({ rating, deviation }) => rating + 2 * deviation)) / 100) * 100
  const x = (time: number) => LEFT + ((time - from) / Math.max(1, last.at - from)) * (width - LEFT - RIGHT)
  const y = (rating: number) => 12 + ((high - rating) / (high - low)) * (height - 24)
  const along = (of: (point: Point) => number) =>
    points.map(point => `${x(point.at).toFixed(1)},${y(of(point)).toFixed(1)}`)
  const step = high - low > 800 ? 400 : 200
  const lines = Array.from(
    { length: Math.floor((high - low) / step) },
    (_, i) => Math.ceil(low / step) * step + i * step,
  )
  return (
    <svg className="graph" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <defs>
        <linearGradient id={band} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#d8b25a" stopOpacity=".34" />
          <stop offset="1" stopColor="#d8b25a" stopOpacity=".1" />
        </linearGradient>
      </defs>
      {lines.map(line => (
        <g key={line}>
          <line x1={LEFT} x2={width - RIGHT} y1={y(line)} y2={y(line)} stroke="#ffffff14" />
          <text x={LEFT - 8} y={y(line) + 4} textAnchor="end">
            {line}
          </text>
        </g>
      ))}
      <polygon
        points={[
          ...along(({ rating, deviation }) => rating + 2 * deviation),
          ...along(({ rating, deviation }) => rating - 2 * deviation).toReversed(),
        ].join(' ')}
        fill={`url(#${band})`}
      />
      <polyline
        points={along(({ rating }) => rating).join(' ')}
        fill="none"
        stroke="#f2d58a"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <circle cx={x(last.at)} cy={y(last.rating)} r="5" fill="#f2d58a" stroke="#11141b" strokeWidth="2" />
      <text className="now" x={x(last.at) + 10} y={y(last.rating) + 2}>
        {number(last.rating)}
      </text>
      <text x={x(last.at) + 10} y={y(last.rating) + 19}>
        ± {last.deviation}
      </text>
    </svg>
  )
}

const LEFT = 44
const RIGHT = 74
