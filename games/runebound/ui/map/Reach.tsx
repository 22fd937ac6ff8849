import { memo } from 'react'
import { HEX_COUNT } from '../../content/map.ts'
import { Die } from '../art/Die.tsx'
import type { Way } from '../model/reach.ts'
import { centre, hexPath, outline, written } from './geometry.ts'

/** What is lit and what is not: all hexes that can be named now, in one golden border. */
export const Lit = memo(function Lit({ hexes, from }: { hexes: readonly number[]; from: number | undefined }) {
  if (hexes.length === 0) return undefined
  const lit = new Set(from === undefined ? hexes : [...hexes, from])
  const dark = new Set(Array.from({ length: HEX_COUNT }, (_, hex) => hex).filter(hex => !lit.has(hex)))
  const border = outline(lit)
  return (
    <g className="rb-lit" aria-hidden="true">
      <path d={outline(dark)} fill="#2a1a0e" fillOpacity=".27" fillRule="evenodd" />
      <path d={border} fill="#fff0b4" fillOpacity=".15" />
      <path d={border} fill="none" stroke="#ffd766" strokeOpacity=".45" strokeWidth="11" strokeLinejoin="round" />
      <path d={border} fill="none" stroke="#3a2208" strokeWidth="4.6" strokeLinejoin="round" />
      <path d={border} fill="none" stroke="#ffd257" strokeWidth="2.5" strokeLinejoin="round" />
    </g>
  )
})

/** The way to a hex, with the die that pays each step. */
export function WayDrawn({ way, faces }: { way: Way; faces: readonly number[] }) {
  const points = way.hexes.map(centre)
  const path = `M${points.map(written).join('L')}`
  const target = hexPath(way.hexes.at(-1)!, 0.96)
  return (
    <g className="rb-way" aria-hidden="true">
      <path className="rb-line-drawn" d={path} stroke="#2b1606" strokeWidth="9" opacity=".8" />
      <path className="rb-line-drawn" d={path} stroke="#ffcf4a" strokeWidth="5.4" />
      <path className="rb-line-drawn" d={path} stroke="#fff6d2" strokeWidth="1.7" strokeDasharray="2 7" />
      <path d={target} fill="#ffdf7a" fillOpacity=".3" stroke="#2b1606" strokeWidth="5.5" />
      <path className="rb-line-drawn" d={target} stroke="#fff0b0" strokeWidth="2.8" />
      {way.dice.map((die, i) => {
        const a = points[i]!
        const b = points[i + 1]!
        return (
          <svg key={i} x={(a.x + b.x) / 2 - 13} y={(a.y + b.y) / 2 - 13} width="26" height="26" viewBox="0 0 48 48">
            <Die face={faces[die]!} />
          </svg>
        )
      })}
    </g>
  )
}
