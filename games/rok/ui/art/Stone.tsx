import { runeOutline } from '@runatal/look/runes/outline.ts'
import { memo } from 'react'
import { type Colour, type RuneName, SIGNS, type Sign } from '../../content/stones.ts'

interface StoneProps {
  colour: Colour
  /** Left out for a stone whose sign is not in sight: then there is nothing to draw. */
  sign?: Sign | undefined
  className?: string
}

/** One stone from above: 78 x 58 round the middle. Surface, frame and cut tell the colours apart too (ROK-016). */
export const Stone = memo(function Stone({ colour, sign, className = '' }: StoneProps) {
  const skin = SKINS[colour]
  return (
    <svg className={`rok-stone ${className}`} viewBox="-44 -34 88 70" aria-hidden>
      <path d={EGG} className="rok-shade" transform="translate(2 4)" />
      <path d={EGG} fill={`url(#rok-${colour})`} stroke={skin.edge} strokeWidth="1.6" />
      <path d={EGG} fill={`url(#rok-${colour}-skin)`} />
      <path d={SHINE} fill="none" stroke="#fff" strokeOpacity={skin.shine} strokeWidth="2" strokeLinecap="round" />
      {sign === undefined ? (
        <ellipse
          rx="20"
          ry="13"
          fill="none"
          stroke={skin.blank}
          strokeOpacity=".2"
          strokeWidth="1.4"
          strokeDasharray="3 4"
        />
      ) : (
        <>
          {colour === 'black' && <ellipse rx="31" ry="22.5" fill="none" stroke={skin.ink} strokeWidth="1.7" />}
          {colour === 'white' && (
            <path
              d="M-30-11Q-34 0-30 11M30-11Q34 0 30 11"
              fill="none"
              stroke={skin.ink}
              strokeWidth="2.4"
              strokeLinecap="round"
            />
          )}
          <g transform="translate(-19.500 -19.500) scale(.39)">
            <path d={OUTLINES[sign]} fill={skin.rim} opacity=".5" transform="translate(2.500 3)" />
            <path d={OUTLINES[sign]} fill={skin.ink} />
          </g>
        </>
      )}
    </svg>
  )
})

/** A stone by its name. */
export function Rune({ rune, className }: { rune: RuneName; className?: string }) {
  const [colour, sign] = rune.split('-') as [Colour, Sign]
  return <Stone colour={colour} sign={sign} {...(className !== undefined && { className })} />
}

export const EGG = 'M-38 2C-39-17-21-29 1-29S39-16 38 3 20 29-1 29-37 19-38 2Z'
const SHINE = 'M-33-3C-31-17-17-25 0-25.5'

const SKINS = {
  black: { edge: '#050608', ink: '#e9c069', rim: '#000', blank: '#fff', shine: 0.5 },
  grey: { edge: '#3d4048', ink: '#0c0d10', rim: '#fff', blank: '#000', shine: 0.2 },
  white: { edge: '#a3936f', ink: '#741512', rim: '#fff', blank: '#000', shine: 0.5 },
} as const

const OUTLINES = Object.fromEntries(SIGNS.map(sign => [sign, runeOutline(sign, 15)])) as Record<Sign, string>
