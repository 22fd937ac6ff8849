import type { ReactNode } from 'react'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import { type GameId, GAMES } from '../games.ts'
import { CARD } from '../pictures/painted.ts'
import { DENSITY, Picture } from '../pictures/Picture.tsx'
import type { Route } from '../route.ts'
import { Link } from './Link.tsx'
import './mini.css'

interface MiniCardProps {
  game: GameId
  to: Route
  title: string
  /** A number in the corner. */
  corner?: string | undefined
  isFeatured?: boolean
  /** The line at its foot. */
  children: ReactNode
}

/** Somewhere to go, on the scene of its game: a table to watch, a replay, a lesson. */
export function MiniCard({ game, to, title, corner, isFeatured = false, children }: MiniCardProps) {
  const { name, rune } = GAMES[game]
  return (
    <Link className={isFeatured ? 'mini featured' : 'mini'} to={to}>
      <Picture of={{ of: 'scene', game, ...CARD, scale: DENSITY }} />
      <span className="mini-top">
        <span className={`chip xs g-${game}`}>
          <Rune id={rune} size={15} />
        </span>
        <span className="sr">{name}</span>
        {corner !== undefined && <b>{corner}</b>}
      </span>
      <b className="mini-who">{title}</b>
      <span className="mini-foot">{children}</span>
    </Link>
  )
}
