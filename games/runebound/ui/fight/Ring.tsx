import { useTable } from '../table.ts'

interface RingProps {
  percent: number
  /** What it is the chance of; left out, of winning the fight. */
  said?: string
}

/** A chance as a ring that fills, with its number. */
export function Ring({ percent, said }: RingProps) {
  const { words } = useTable()
  const label = said ?? words.oddsAre(percent)
  const around = 2 * Math.PI * 15
  return (
    <span className="rb-ring" role="img" aria-label={label} title={label} data-odds>
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="15" fill="#0b0704" stroke="#0b0704" strokeWidth="5" />
        <circle
          cx="18"
          cy="18"
          r="15"
          fill="none"
          stroke={percent >= 50 ? '#6fd483' : '#ffb04d'}
          strokeWidth="4"
          strokeDasharray={`${((around * percent) / 100).toFixed(1)} ${around.toFixed(1)}`}
          transform="rotate(-90 18 18)"
        />
      </svg>
      <b aria-hidden="true">{percent}</b>
    </span>
  )
}
