import type { Mark } from '@runatal/study'

/** Each mark has a shape of its own, so that none is known by its colour alone. */
const SHAPES: Readonly<Record<Mark, { ground: string; line: string }>> = {
  find: { ground: 'M12 1l3 6 7 1-5 5 1 8-6-4-6 4 1-8-5-5 7-1z', line: 'M8 12l3 3 5-6' },
  best: { ground: 'M12 2a10 10 0 1 0 .01 0z', line: 'M7 12l4 4 6-8' },
  good: { ground: 'M12 5a7 7 0 1 0 .01 0z', line: 'M8 12h8' },
  inexact: { ground: 'M3 4h18v16H3z', line: 'M7 14c3-6 4 4 10-3' },
  mistake: { ground: 'M6 3h12l5 7-11 12L1 10z', line: 'M8 9l4 5 4-5' },
  blunder: { ground: 'M12 1l11 21H1z', line: 'M9 12l6 6M15 12l-6 6' },
}

export function MarkSign({ mark, size = 18 }: { mark: Mark; size?: number }) {
  const { ground, line } = SHAPES[mark]
  return (
    <svg className={`mark-sign ${mark}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden>
      <path className="ground" d={ground} />
      <path className="line" d={line} />
    </svg>
  )
}
