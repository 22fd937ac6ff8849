import { memo, useId } from 'react'
import { eclipseAfter, moonsInSight, TOTAL_ECLIPSE } from './model/fight.ts'
import { useTable } from './table.ts'

const SPACES = Array.from({ length: TOTAL_ECLIPSE }, (_, i) => i + 1)
/** Beyond this space it gets dark. */
const LATE = (TOTAL_ECLIPSE + 1) / 2

/** The eclipse: suns in a column or a row, each more covered than the last, the marker, and where a crisis would push it. */
export function Track({ isRow }: { isRow: boolean }) {
  const { state, words } = useTable()
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
        aria-label={words.eclipseSays(state.eclipse, TOTAL_ECLIPSE, state.moonWaiting ? after : undefined)}
      >
        <Suns isRow={isRow} />
        <span className="r5-marker" data-piece="eclipse" style={{ [along]: share(state.eclipse) }}>
          {state.eclipse}
        </span>
        {state.moonWaiting && after > state.eclipse && (
          <span
            className={after === TOTAL_ECLIPSE ? 'r5-threat r5-fatal' : 'r5-threat'}
            style={{
              [along]: share(state.eclipse),
              [isRow ? 'width' : 'height']: `${((after - state.eclipse) / TOTAL_ECLIPSE) * 100}%`,
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
function share(space: number): string {
  return `${((space - 0.5) / TOTAL_ECLIPSE) * 100}%`
}

/** Always round: each sun lies at its share of the length. */
const Suns = memo(({ isRow }: { isRow: boolean }) => {
  const id = useId()
  const first = share(1)
  const last = share(TOTAL_ECLIPSE)
  const line = isRow ? { x1: first, x2: last, y1: ROW, y2: ROW } : { x1: COLUMN, x2: COLUMN, y1: first, y2: last }
  const size = isRow ? 9 : 12.5
  return (
    <svg aria-hidden>
      <line {...line} stroke="#05080f" strokeWidth={isRow ? 4 : 20} strokeLinecap="round" />
      {SPACES.map(space => {
        const isLast = space === TOTAL_ECLIPSE
        const off = 2 * size * (1 - (space - 1) / (TOTAL_ECLIPSE - 1))
        return (
          <svg key={space} overflow="visible" x={isRow ? share(space) : COLUMN} y={isRow ? ROW : share(space)}>
            <circle
              r={size}
              fill={isLast ? '#0b0205' : '#ffd873'}
              stroke={isLast ? '#ff5a52' : space > LATE ? '#c9565a' : '#8a6a2a'}
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
                  fill={space > LATE ? '#4a0a14' : '#3a1420'}
                />
              </>
            )}
            {!isRow && (
              <text x="20" y="4.5" fill={space > LATE ? '#ffb3ae' : '#d8cfae'}>
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
