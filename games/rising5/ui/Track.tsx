import { memo, useId } from 'react'
import { totalEclipse } from '../rules/team.ts'
import { eclipseAfter, moonsInSight } from './model/fight.ts'
import { useTable } from './table.ts'

/** The eclipse: suns in a column or a row, each more covered than the last, the marker, and where a crisis would push it. */
export function Track({ isRow }: { isRow: boolean }) {
  const { state, words } = useTable()
  const total = totalEclipse(state)
  const moons = moonsInSight(state)
  const after = eclipseAfter(state, moons)
  const along = isRow ? 'left' : 'top'
  return (
    <section
      className={isRow ? 'r5-panel r5-track r5-track-row' : 'r5-panel r5-track'}
      aria-label={words.eclipse}
      data-spot="track"
    >
      <h2 className="r5-title">{words.eclipse}</h2>
      <div
        className="r5-suns"
        role="img"
        aria-label={words.eclipseSays(state.eclipse, total, state.moonWaiting ? after : undefined)}
      >
        <Suns isRow={isRow} total={total} />
        <span className="r5-marker" data-piece="eclipse" style={{ [along]: share(state.eclipse, total) }}>
          {state.eclipse}
        </span>
        {state.moonWaiting && after > state.eclipse && (
          <span
            className={after === total ? 'r5-threat r5-fatal' : 'r5-threat'}
            style={{
              [along]: share(state.eclipse, total),
              [isRow ? 'width' : 'height']: `${((after - state.eclipse) / total) * 100}%`,
            }}
          >
            <b>+{moons}</b>
          </span>
        )}
      </div>
    </section>
  )
}

/** How far along the track a space is. */
function share(space: number, total: number): string {
  return `${((space - 0.5) / total) * 100}%`
}

/** Always round: each sun lies at its share of the length. */
const Suns = memo(({ isRow, total }: { isRow: boolean; total: number }) => {
  const id = useId()
  const first = share(1, total)
  const last = share(total, total)
  const line = isRow ? { x1: first, x2: last, y1: ROW, y2: ROW } : { x1: COLUMN, x2: COLUMN, y1: first, y2: last }
  /** Beyond this space it gets dark. */
  const late = (total + 1) / 2
  const size = isRow ? 9 : 12.5
  return (
    <svg aria-hidden>
      <line {...line} stroke="#05080f" strokeWidth={isRow ? 4 : 20} strokeLinecap="round" />
      {Array.from({ length: total }, (_, i) => i + 1).map(space => {
        const isLast = space === total
        const off = 2 * size * (1 - (space - 1) / (total - 1))
        return (
          <svg
            key={space}
            overflow="visible"
            x={isRow ? share(space, total) : COLUMN}
            y={isRow ? ROW : share(space, total)}
          >
            <circle
              r={size}
              fill={isLast ? '#0b0205' : '#ffd873'}
              stroke={isLast ? '#ff5a52' : space > late ? '#c9565a' : '#8a6a2a'}
              strokeWidth={isLast ? 3 : 1.5}
            />
            {!isLast && (
              <>
                <clipPath id={`${id}${space}`}>
                  <circle r={size - 0.8} />
                </clipPath>
                <circle
                  clipPath={`url(#${id}${space})`}
                  cx={off}
                  r={size}
                  fill={space > late ? '#4a0a14' : '#3a1420'}
                />
              </>
            )}
            {!isRow && (
              <text x="20" y="4.5" fill={space > late ? '#ffb3ae' : '#d8cfae'}>
                {space}
              </text>
            )}
          </svg>
        )
      })}
    </svg>
  )
})

/** Where the middle of the suns lies across the track. */
const COLUMN = 22
const ROW = 15
