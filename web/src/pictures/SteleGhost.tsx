import type { GameId } from '../games.ts'
import { GAMES } from '../games.ts'
import { contour } from './contour.ts'
import { NICHE } from './niche.ts'

/** The outline of a stele, there at once, until its stone is painted. */
export function SteleGhost(props: { game: GameId; w: number; h: number; nicheHeight: number }) {
  const { game, w, h, nicheHeight } = props
  const edge = contour(game, GAMES[game].shape, w, h + 26, 0, true)
  const [left, right] = [NICHE.x, w - NICHE.x]
  const [top, foot] = [NICHE.y, NICHE.y + nicheHeight]
  return (
    <svg className="ghost" width={w} height={h} aria-hidden>
      <path d={`M${edge.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`} fill="#232830" />
      <path
        d={`M${left} ${foot}V${top + NICHE.rise}Q${left} ${top} ${w / 2} ${top}Q${right} ${top} ${right} ${top + NICHE.rise}V${foot}Z`}
        fill="#12151c"
      />
    </svg>
  )
}
