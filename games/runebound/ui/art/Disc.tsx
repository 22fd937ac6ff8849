import { memo, useId } from 'react'
import type { Icon } from '../../content/tokens.ts'
import { Glyph } from './Die.tsx'
import { ICON_PICTURES } from './pictures.ts'
import { COLOURS, DOTS, STAR } from './Token.tsx'

interface DiscProps {
  icon: Icon
  value: number
  gold: boolean
  foe: boolean
  /** How it lies: by its number, never by chance. */
  turn: number
}

const TURNS = [-14, 9, 22, -6, 13, -20]

/** How much of its face is seen: it lies on the ground. */
const FLAT = 0.78

/** A combat token as it lies: with an edge, a shadow, and turned a little. */
export const Disc = memo(function Disc({ icon, value, gold, foe, turn }: DiscProps) {
  const shine = useId()
  const picture = ICON_PICTURES[icon]
  const cy = 27 * FLAT + 1
  return (
    <svg className="rb-disc" viewBox="0 0 56 53" aria-hidden="true">
      <radialGradient id={shine} cx=".36" cy=".26" r=".95">
        <stop offset="0" stopColor="#fff" stopOpacity=".5" />
        <stop offset=".5" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity=".5" />
      </radialGradient>
      <ellipse cx="30" cy={cy + 9} rx="26.4" ry={27 * FLAT} fill="#000" opacity=".5" />
      <path
        d={`M1 ${cy}v6a26 ${27 * FLAT - 1} 0 0 0 52 0v-6z`}
        fill={gold ? '#8a5f10' : foe ? '#1c0d15' : '#8f7b52'}
        stroke="#120a06"
        strokeWidth="1.3"
      />
      <path
        d={`M8 ${cy + 13}v6M17 ${cy + 18.5}v6M27 ${cy + 20.4}v6M37 ${cy + 18.5}v6`}
        stroke="#fff"
        strokeOpacity=".18"
        strokeWidth="2"
      />
      <g transform={`translate(27 ${cy}) scale(1 ${FLAT}) rotate(${TURNS[turn % TURNS.length]!})`}>
        <circle r="26.3" fill={gold ? '#f0c24e' : foe ? '#3a1f2c' : '#e9dcbd'} stroke="#160d07" strokeWidth="1.4" />
        {gold && (
          <path d={DOTS} transform="translate(-27 -27)" stroke="#5a3605" strokeWidth="2" strokeLinecap="round" />
        )}
        <circle
          r="21.6"
          fill={COLOURS[icon]}
          stroke={gold ? '#7a4d07' : foe ? '#c08aa0' : '#5c4526'}
          strokeWidth="1.4"
        />
        <circle r="26" fill={`url(#${shine})`} />
        {icon === 'dbl' ? (
          <g fill="none" stroke="#fff6df" strokeWidth="3">
            <circle r="14" />
            <circle r="7.5" />
          </g>
        ) : picture === undefined ? (
          <path d="M-10 0H10" stroke="#fff6df" strokeWidth="2.7" strokeLinecap="round" />
        ) : (
          <Glyph path={picture.path} x={0} y={0} size={31} colour="#fff6df" />
        )}
      </g>
      {value > (icon === 'agi' ? 1 : 0) && (
        <>
          <circle cx="43.5" cy={cy + 12} r="10" fill="#fff6df" stroke="#160d07" strokeWidth="1.3" />
          <text className="rb-token-n" x="43.5" y={cy + 17} textAnchor="middle">
            {value}
          </text>
        </>
      )}
      {gold && <path d={STAR} fill="#fff6c8" stroke="#5a3605" />}
    </svg>
  )
})
