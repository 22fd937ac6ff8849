import { PORTAL } from '../art/portal.tsx'
import type { Intent } from '../model/choices.ts'

/** The way that two runes would take across the Portal; one from the reserve comes in from the left. */
export function SwapArc({ intent }: { intent: Intent }) {
  if (intent.kind !== 'swap' || intent.to === undefined) return undefined
  const [x0, y0] = spot(intent.from)
  const [x1, y1] = spot(intent.to)
  const bend = `${(x0 + x1) / 2 + (y1 - y0) * 0.35} ${(y0 + y1) / 2 - (x1 - x0) * 0.35}`
  const back = `${(x0 + x1) / 2 - (y1 - y0) * 0.35} ${(y0 + y1) / 2 + (x1 - x0) * 0.35}`
  return (
    <svg className="r5-arc" viewBox={`0 0 ${PORTAL.box} ${PORTAL.box}`} aria-hidden>
      <path d={`M${x0} ${y0}Q${bend} ${x1} ${y1}`} />
      <path d={`M${x1} ${y1}Q${back} ${x0} ${y0}`} />
    </svg>
  )
}

function spot(position: number): readonly [x: number, y: number] {
  return PORTAL.sockets[position] ?? [-40, 60 + (position - 4) * 60]
}
