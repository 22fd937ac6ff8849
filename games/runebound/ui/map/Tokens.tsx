import { memo } from 'react'
import { GEMS, NEIGHBOURS, SITE_AT } from '../../content/map.ts'
import { Gem } from '../art/Gem.tsx'
import { Glyph } from '../art/Die.tsx'
import { PLAGUE_PICTURE } from '../art/pictures.ts'
import type { Plague, Seal } from '../model/pieces.ts'
import { centre, outline, RADIUS, SQUASH } from './geometry.ts'

/** What lies flat on the map: gems, Webs and their reach, plagues, scorched sites, wax seals of quests. */

export const Gems = memo(function Gems({ up }: { up: readonly number[] }) {
  return GEMS.map(({ hex, kind }, i) => {
    const { x, y } = centre(hex)
    return (
      <g key={hex} data-gem={hex} transform={`translate(${x} ${y}) scale(${RADIUS * 0.62})`}>
        <Gem kind={kind} down={up[i] === 0} />
      </g>
    )
  })
})

export const Webs = memo(function Webs({ webs }: { webs: readonly number[] }) {
  if (webs.length === 0) return undefined
  const zone = outline(new Set(webs.flatMap(web => [web, ...NEIGHBOURS[web]!])))
  return (
    <g>
      <path d={zone} fill="#f4efff" fillOpacity=".13" stroke="#2b1d35" strokeOpacity=".5" strokeWidth="2.6" />
      <path d={zone} fill="none" stroke="#fdfaff" strokeWidth="1.4" strokeDasharray="2.5 5" strokeLinecap="round" />
      {[...new Set(webs)].map(web => {
        const { x, y } = centre(web)
        const isOver = SITE_AT[web]! >= 0
        return (
          <g key={web} data-web={web} transform={`translate(${x} ${y})`}>
            <ellipse rx={RADIUS * 0.84} ry={RADIUS * 0.84 * SQUASH} fill="#1d1622" opacity={isOver ? 0.12 : 0.5} />
            <path d={isOver ? RIM_WEB : WEB} fill="none" stroke="#120c16" strokeWidth="2.8" opacity=".5" />
            <path d={isOver ? RIM_WEB : WEB} fill="none" stroke="#fbfaf4" strokeWidth="1.5" />
          </g>
        )
      })}
    </g>
  )
})

const THREADS = 8
const WEB = threads(0, 0.9, [0.24, 0.44, 0.63, 0.8], 0.8)
/** Over a site only the rim is spun: the site can still be seen. */
const RIM_WEB = threads(0.62, 0.95, [0.68, 0.8, 0.92], 0.86)

function threads(from: number, to: number, rings: readonly number[], sag: number): string {
  let path = ''
  for (let i = 0; i < THREADS; i++) {
    path += `M${at(i, from)}L${at(i, to)}`
    for (const ring of rings) path += `M${at(i, ring)}Q${at(i + 0.5, ring * sag)} ${at(i + 1, ring)}`
  }
  return path
}

function at(thread: number, far: number): string {
  const angle = (thread * 2 * Math.PI) / THREADS + 0.2
  return `${(Math.cos(angle) * far * RADIUS).toFixed(1)} ${(Math.sin(angle) * far * RADIUS * SQUASH).toFixed(1)}`
}

export function Seals({ seals }: { seals: readonly Seal[] }) {
  return seals.map(({ hex, label, mine }, i) => {
    const { x, y } = centre(hex)
    return (
      <g key={i} transform={`translate(${x + RADIUS * (mine ? -0.42 : 0.42)} ${y - RADIUS * 0.38})`}>
        <path
          d="M-12-3C-13-11-4-14 1-13C9-14 14-8 13 0C14 8 8 13 0 13C-8 14-14 7-12-3Z"
          fill={mine ? '#2f5b4a' : '#8f2a21'}
          stroke={mine ? '#0e2a1f' : '#3d0d0a'}
          strokeWidth="1.3"
        />
        <circle r="9" fill="none" stroke={mine ? '#84c2a4' : '#d9735f'} />
        <text className="rb-seal" y="4.6" textAnchor="middle">
          {label}
        </text>
      </g>
    )
  })
}

export function Plagues({ plagues }: { plagues: readonly Plague[] }) {
  return plagues.map(({ hex, is, isEpicentre }) => {
    const { x, y } = centre(hex)
    const isActive = is === 'active'
    return (
      <g key={hex} transform={`translate(${x + RADIUS * 0.5} ${y - RADIUS * 0.36})`}>
        {isEpicentre && (
          <>
            <circle r="20" fill="none" stroke="#3a0a08" strokeWidth="8" />
            <circle r="20" fill="none" stroke="#ffd257" strokeWidth="3.4" strokeDasharray="7 4" />
          </>
        )}
        <circle r="14" fill={isActive ? '#7a1420' : '#2f6b3d'} stroke="#1b0a08" strokeWidth="1.6" />
        {isActive ? (
          <Glyph path={PLAGUE_PICTURE.path} x={0} y={0} size={20} colour="#ffd9c8" />
        ) : (
          <path d="M-6 0L-1.5 5L7-5" fill="none" stroke="#eafff0" strokeWidth="3" strokeLinecap="round" />
        )}
      </g>
    )
  })
}

export function Scorched({ hexes }: { hexes: readonly number[] }) {
  return hexes.map(hex => {
    const { x, y } = centre(hex)
    return (
      <g key={hex} transform={`translate(${x} ${y})`}>
        <ellipse rx={RADIUS * 0.8} ry={RADIUS * 0.7} fill="#1a0b05" opacity=".62" />
        <path
          d="M0 12C-14 12-16-2-8-10C-7-4-3-4-2-8C-2-14 2-18 5-20C3-12 14-6 12 4C11 9 6 12 0 12Z"
          fill="#e2622a"
          stroke="#2a0d05"
          strokeWidth="1.5"
        />
      </g>
    )
  })
}

/** Where an antagonist will go: a dashed arrow. */
export function Arrows({ arrows }: { arrows: readonly { from: number; to: number }[] }) {
  return arrows.map(({ from, to }) => {
    const a = centre(from)
    const b = centre(to)
    const angle = Math.atan2(b.y - a.y, b.x - a.x)
    const far = Math.hypot(b.x - a.x, b.y - a.y) - RADIUS * 0.45
    return (
      <g
        key={`${from}-${to}`}
        className="rb-arrow"
        transform={`translate(${a.x} ${a.y}) rotate(${((angle * 180) / Math.PI).toFixed(1)})`}
      >
        <path d={`M${RADIUS * 0.5} 0H${far.toFixed(1)}`} stroke="#2a0a10" strokeWidth="7" />
        <path d={`M${RADIUS * 0.5} 0H${far.toFixed(1)}`} stroke="#ff7a6b" strokeWidth="3.4" strokeDasharray="8 6" />
        <path
          d={`M${far.toFixed(1)} -9L${(far + 13).toFixed(1)} 0L${far.toFixed(1)} 9Z`}
          fill="#ff7a6b"
          stroke="#2a0a10"
          strokeWidth="1.6"
        />
      </g>
    )
  })
}

/** How far the dragon has come, and the hexes that are left to him. */
export function Flight({ flown, ahead }: { flown: readonly number[]; ahead: readonly number[] }) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round" data-flight={ahead.length - 1}>
      <polyline points={line(ahead)} stroke="#2a0a10" strokeWidth="9" opacity=".5" />
      <polyline points={line(ahead)} stroke="#ffb3a8" strokeWidth="4" strokeDasharray="1 11" />
      <polyline points={line(flown)} stroke="#2a0a10" strokeWidth="11" opacity=".75" />
      <polyline points={line(flown)} stroke="#e2432e" strokeWidth="6" />
      {ahead.slice(1).map((hex, i) => {
        const { x, y } = centre(hex)
        return (
          <g key={hex} transform={`translate(${x + RADIUS * 0.42} ${y + RADIUS * 0.42})`}>
            <circle r="9" fill="#2a0a10" stroke="#ffb3a8" strokeWidth="1.4" />
            <text className="rb-badge" y="4.4" textAnchor="middle">
              {i + 1}
            </text>
          </g>
        )
      })}
    </g>
  )
}

function line(hexes: readonly number[]): string {
  return hexes.map(hex => `${centre(hex).x},${centre(hex).y}`).join(' ')
}
