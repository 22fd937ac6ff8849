import { runeOutline } from '@runatal/look/runes/outline.ts'
import { useId, useMemo } from 'react'
import { type GameId, GAMES } from '../games.ts'
import { contour, type Point } from './contour.ts'
import { NICHE } from './niche.ts'

interface SteleGhostProps {
  game: GameId
  w: number
  h: number
  nicheHeight: number
}

/** A stele in a few flat tones: there with the page, until its stone is painted over it, line on line. */
export function SteleGhost({ game, w, h, nicheHeight }: SteleGhostProps) {
  const id = useId()
  const {
    rune,
    stele: { shape, light },
  } = GAMES[game]
  const lines = useMemo(() => {
    const line = (inset: number, smooth: boolean) => path(contour(game, shape, w, h, inset, smooth))
    return { edge: `${line(0, false)}Z`, bands: [11, 28].map(inset => line(inset, true)), sign: runeOutline(rune, 12) }
  }, [game, shape, rune, w, h])
  const [left, right] = [NICHE.x, w - NICHE.x]
  const [top, foot] = [NICHE.y, NICHE.y + nicheHeight]
  const arch =
    `M${left} ${foot}V${top + NICHE.rise}C${left} ${top + NICHE.rise * 0.2} ${left + (right - left) * 0.3} ${top} ${w / 2} ${top}` +
    `C${left + (right - left) * 0.7} ${top} ${right} ${top + NICHE.rise * 0.2} ${right} ${top + NICHE.rise}V${foot}Z`
  const of = (name: string) => `${id}${name}`
  return (
    <svg className="ghost" width={w} height={h} aria-hidden>
      <linearGradient id={of('stone')} x2="0" y2="1">
        <stop offset="0" stopColor="#3d434f" />
        <stop offset=".5" stopColor="#292d36" />
        <stop offset=".88" stopColor="#292a2f" />
        <stop offset="1" stopColor="#463c33" />
      </linearGradient>
      {[0, w].map(x => (
        <radialGradient key={x} id={of(`lamp${x}`)} gradientUnits="userSpaceOnUse" cx={x} cy={96} r={w * 0.62}>
          <stop offset="0" stopColor="#8a6238" stopOpacity=".7" />
          <stop offset="1" stopColor="#8a6238" stopOpacity="0" />
        </radialGradient>
      ))}
      <radialGradient id={of('niche')} cx=".5" cy=".62" r=".75">
        <stop offset="0" stopColor={light} stopOpacity=".42" />
        <stop offset=".6" stopColor={light} stopOpacity=".12" />
        <stop offset="1" stopColor={light} stopOpacity="0" />
      </radialGradient>
      <linearGradient id={of('gold')} x2="0" y2="1">
        <stop offset="0" stopColor="#d8b25a" />
        <stop offset="1" stopColor="#8f6a24" />
      </linearGradient>
      <path d={lines.edge} fill={`url(#${of('stone')})`} stroke="#14171d" strokeWidth="2" />
      {[0, w].map(x => (
        <path key={x} d={lines.edge} fill={`url(#${of(`lamp${x}`)})`} />
      ))}
      {lines.bands.map(d => (
        <g key={d} fill="none" strokeWidth="1.6">
          <path d={d} stroke="#0b0d12" />
          <path d={d} stroke="#ffffff1f" transform="translate(1 1.4)" />
        </g>
      ))}
      <path d={lines.sign} fill={`url(#${of('gold')})`} transform={`translate(${w / 2 - 23} 40) scale(.46)`} />
      <path d={arch} fill="#0c0e13" stroke="#0b0d12" strokeWidth="10" strokeOpacity=".55" />
      <path d={arch} fill={`url(#${of('niche')})`} />
    </svg>
  )
}

function path(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
}
