import { memo } from 'react'
import { GOLD, ICON, ICONS, type Icon, VALUE } from '../../content/tokens.ts'
import { Glyph } from './Die.tsx'
import { ICON_PICTURES } from './pictures.ts'

interface TokenProps {
  icon: Icon
  value?: number
  gold?: boolean
  /** Bone rim for heroes, dark plum for enemies. */
  foe?: boolean
}

/** A combat token: a gold side has a notched rim and a star. */
export const Token = memo(function Token({ icon, value = 0, gold = false, foe = false }: TokenProps) {
  const picture = ICON_PICTURES[icon]
  return (
    <svg className="rb-token" viewBox="0 0 54 54" aria-hidden="true">
      <circle
        cx="27"
        cy="27"
        r="26.3"
        fill={gold ? '#f0c24e' : foe ? '#3a1f2c' : '#e9dcbd'}
        stroke="#160d07"
        strokeWidth="1.4"
      />
      {gold && <path d={DOTS} stroke="#5a3605" strokeWidth="2" strokeLinecap="round" />}
      <circle
        cx="27"
        cy="27"
        r="21.6"
        fill={COLOURS[icon]}
        stroke={gold ? '#7a4d07' : foe ? '#c08aa0' : '#5c4526'}
        strokeWidth="1.4"
      />
      <path d="M8 22A20 20 0 0 1 46 22Q27 12 8 22Z" fill="#fff" opacity=".22" />
      {icon === 'dbl' ? (
        <g fill="none" stroke="#fff6df" strokeWidth="3">
          <circle cx="27" cy="27" r="14" />
          <circle cx="27" cy="27" r="7.5" />
        </g>
      ) : picture === undefined ? (
        <path d="M17 27H37" stroke="#fff6df" strokeWidth="2.7" strokeLinecap="round" opacity=".8" />
      ) : (
        <Glyph path={picture.path} x={27} y={27} size={31} colour="#fff6df" />
      )}
      {value > (icon === 'agi' ? 1 : 0) && (
        <>
          <circle cx="43" cy="43" r="10" fill="#fff6df" stroke="#160d07" strokeWidth="1.3" />
          <text className="rb-token-n" x="43" y="48" textAnchor="middle">
            {value}
          </text>
        </>
      )}
      {gold && <path d={STAR} fill="#fff6c8" stroke="#5a3605" />}
    </svg>
  )
})

export const COLOURS: Readonly<Record<Icon, string>> = {
  phys: '#a5382a',
  mag: '#4a4fae',
  skull: '#2b2024',
  shield: '#3d6d8c',
  surge: '#a96a14',
  agi: '#3b7a46',
  dbl: '#5c5f6b',
  charge: '#8a4a1e',
  tac: '#2f7474',
  blank: '#7d6f5c',
}

export const DOTS = Array.from({ length: 16 }, (_, i) => {
  const angle = (i * Math.PI) / 8
  return `M${(27 + 24.3 * Math.cos(angle)).toFixed(1)} ${(27 + 24.3 * Math.sin(angle)).toFixed(1)}h.01`
}).join('')

export const STAR = 'M10.8 3.8l2.2 4.6 4.9.5-3.7 3.3 1.1 4.9-4.5-2.5-4.4 2.5 1.1-4.9-3.7-3.3 4.9-.5z'

/** One side of a numbered token. */
export function sideOfToken(token: number, face: number): { icon: Icon; value: number; gold: boolean } {
  const at = 2 * token + face
  return { icon: ICONS[ICON[at]!]!, value: VALUE[at]!, gold: GOLD[at] === 1 }
}
