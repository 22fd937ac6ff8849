import { useNarrow } from '@runatal/look/hooks/useNarrow.ts'
import { useSpoken } from '../words/words.ts'
import type { DayResult } from './daily.ts'

/** How the scores of the day are spread, and where mine is. */
export function Histogram({ result }: { result: DayResult }) {
  const { daily } = useSpoken().words
  const narrow = useNarrow()
  const { width, columns } = result.histogram
  if (columns.length === 0) return undefined
  const [w, h] = narrow ? [340, 190] : [600, 214]
  const bar = Math.min(60, (w - 20) / columns.length)
  const left = (w - bar * columns.length) / 2
  const tall = (h - 60) / Math.max(...columns.map(({ people }) => people))
  const score = result.mine?.score
  const mine = score === undefined ? -1 : columns.findIndex(({ from }) => score >= from && score < from + width)
  const every = Math.ceil(columns.length / (narrow ? 5 : 8))
  return (
    <svg className="histo" viewBox={`0 0 ${w} ${h}`} role="img" aria-label={daily.chart(result.played)}>
      {columns.map(({ from, people }, i) => (
        <g key={from}>
          <rect
            x={left + i * bar + 2}
            y={h - 26 - people * tall}
            width={bar - 4}
            height={people * tall}
            rx="3"
            className={i === mine ? 'me' : ''}
          />
          {i % every === 0 && (
            <text x={left + i * bar + (width === 1 ? bar / 2 : 0)} y={h - 8} textAnchor="middle">
              {from}
            </text>
          )}
        </g>
      ))}
      <line x1="6" x2={w - 6} y1={h - 25.5} y2={h - 25.5} />
      {mine >= 0 && (
        <text
          className="you"
          x={Math.max(40, Math.min(w - 40, left + (mine + 0.5) * bar))}
          y={h - 34 - (columns[mine]?.people ?? 0) * tall}
          textAnchor="middle"
        >
          {daily.you(String(score))}
        </text>
      )}
    </svg>
  )
}
