import { memo } from 'react'
import { Painted, type Subject } from '../art/Subject.tsx'

interface StandeeProps {
  of: Subject
  colour: string
  rim?: string
  badge?: string | undefined
  /** How much of its health is left, a share of 1. */
  left?: number | undefined
  /** Whose turn it is. */
  active?: boolean
  large?: boolean
}

/** A figure on its base, standing at the origin. */
export const Standee = memo(function Standee({
  of,
  colour,
  rim = '#f2d58a',
  badge,
  left,
  active,
  large,
}: StandeeProps) {
  return (
    <g className="rb-standee" transform={large ? 'scale(1.25)' : undefined}>
      {active && (
        <>
          <ellipse rx="25" ry="11" fill="none" stroke="#2b1606" strokeWidth="5" />
          <ellipse className="rb-turn" rx="25" ry="11" fill="none" stroke="#ffd766" strokeWidth="2.6" />
        </>
      )}
      <ellipse cx="2" cy="2" rx="20" ry="8" fill="#1a0f06" opacity=".5" />
      <ellipse rx="18.5" ry="6.6" fill="#2a1a10" stroke={rim} strokeWidth="1.6" />
      <path d="M-16.5-2V-26A16.5 16.5 0 0 1 16.5-26V-2Q0 3-16.5-2Z" fill={colour} stroke="#1b110a" strokeWidth="1.8" />
      <path d="M-13.7-4.4V-26A13.7 13.7 0 0 1 13.7-26V-4.4" fill="none" stroke="#fff3d0" strokeOpacity=".5" />
      <Painted of={of} x={0} y={-21} size={25} colours={['#fff6df']} />
      {left !== undefined && (
        <>
          <rect x="-20" y="8" width="40" height="7" rx="3" fill="#1b0d12" stroke="#ffe9c4" strokeWidth="1.2" />
          <rect x="-18.6" y="9.4" width={37.2 * Math.max(0, left)} height="4.2" rx="2" fill="#e2434b" />
        </>
      )}
      {badge !== undefined && (
        <g transform="translate(17 -38)">
          <rect x="-15" y="-10" width="30" height="20" rx="10" fill="#2a0d12" stroke="#ffb3a8" strokeWidth="1.2" />
          <text className="rb-badge" y="4.6" textAnchor="middle">
            {badge}
          </text>
        </g>
      )}
    </g>
  )
})
