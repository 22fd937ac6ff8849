import { runeOutline } from '@runatal/look/runes/outline.ts'
import { SIGNS } from '@runatal/look/runes/signs.ts'
import { seeded } from '@runatal/look/stone/chance.ts'
import { memo } from 'react'

/** The colours of the Portal, once per picture; the ids begin with the picture's own. */
export function Paints({ id }: { id: string }) {
  return (
    <defs>
      <radialGradient id={`${id}vortex`}>
        <stop offset="0" stopColor="#f4fffd" />
        <stop offset=".12" stopColor="#9ffcee" />
        <stop offset=".34" stopColor="#22b7ae" />
        <stop offset=".62" stopColor="#0c4f63" />
        <stop offset="1" stopColor="#071526" />
      </radialGradient>
      <linearGradient id={`${id}stone`} x1="0" y1="0" x2=".6" y2="1">
        <stop offset="0" stopColor="#76809a" />
        <stop offset=".5" stopColor="#465068" />
        <stop offset="1" stopColor="#262d3f" />
      </linearGradient>
      <linearGradient id={`${id}gold`} x1="0" y1="0" x2=".4" y2="1">
        <stop offset="0" stopColor="#fbe7a8" />
        <stop offset=".5" stopColor="#c99a3f" />
        <stop offset="1" stopColor="#6d4a15" />
      </linearGradient>
      <radialGradient id={`${id}glow`}>
        <stop offset="0" stopColor="#7dfff0" stopOpacity=".95" />
        <stop offset="1" stopColor="#37d5c4" stopOpacity="0" />
      </radialGradient>
      <filter id={`${id}grain`} x="0" y="0" width="1" height="1">
        <feTurbulence type="fractalNoise" baseFrequency=".055 .09" numOctaves="3" seed="4" />
        <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 .03  0 0 0 1.9 -.75" />
        <feComposite in2="SourceGraphic" operator="in" />
      </filter>
    </defs>
  )
}

/** Stone with sixteen carved letters. It never changes, and its grain is dear to draw. */
export const Ring = memo(({ id }: { id: string }) => (
  <g>
    <circle cx="200" cy="206" r="184" fill="#05070d" opacity=".6" />
    <circle cx="200" cy="200" r="184" fill={`url(#${id}stone)`} />
    <circle cx="200" cy="200" r="184" fill="#000" filter={`url(#${id}grain)`} opacity=".5" />
    <circle cx="200" cy="200" r="182" fill="none" stroke="#a9b4cb" strokeWidth="2" opacity=".55" />
    <path d={JOINTS} stroke="#1a2030" strokeWidth="2" />
    {LETTERS.map(({ letter, turn, path }) => (
      <g key={letter} className="r5-letter" transform={`rotate(${turn} 200 200) translate(190.5 21) scale(.19)`}>
        <path d={path} />
      </g>
    ))}
    <circle cx="200" cy="200" r="151" fill="#0a0f1a" />
    <circle cx="200" cy="200" r="149" fill="none" stroke={`url(#${id}gold)`} strokeWidth="5" />
  </g>
))

export const Vortex = memo(({ id }: { id: string }) => (
  <g>
    <circle cx="200" cy="200" r="144" fill={`url(#${id}vortex)`} />
    <g className="r5-vortex">
      {ARMS.map((d, i) => (
        <g key={d} fill="none">
          <path d={d} stroke="#b9fff4" strokeWidth={i % 2 === 0 ? 9 : 5} strokeLinecap="round" opacity=".13" />
          <path d={d} stroke="#e6fffb" opacity=".4" />
        </g>
      ))}
      {SPARKS.map(([x, y, r, light], i) => (
        <circle key={i} cx={x} cy={y} r={r} fill="#e6fffb" opacity={light} />
      ))}
    </g>
    <g className="r5-slit">
      <path d="M200 150Q214 182 214 200Q214 218 200 250Q186 218 186 200Q186 182 200 150Z" fill="#fff" />
      <path d="M200 158Q208 184 208 200Q208 216 200 242Q192 216 192 200Q192 184 200 158Z" fill="#0b3c4a" />
      <circle cx="200" cy="200" r="5" fill="#fff" />
    </g>
  </g>
))

const JOINTS = Array.from({ length: 16 }, (_, i) => {
  const turn = (Math.PI * 2 * (i + 0.5)) / 16 + (i % 2 === 0 ? -0.075 : 0.075)
  return `M${round(200 + 150 * Math.cos(turn))} ${round(200 + 150 * Math.sin(turn))}L${round(200 + 183 * Math.cos(turn))} ${round(200 + 183 * Math.sin(turn))}`
}).join('')

/** Two letters on each of the eight stones between the space markers and the altars. */
const LETTERS = (Object.keys(SIGNS) as (keyof typeof SIGNS)[]).slice(0, 16).map((letter, i) => ({
  letter,
  turn: 22.5 + 45 * (i >> 1) + (i % 2 === 0 ? -6.2 : 6.2),
  path: runeOutline(letter, 11),
}))

const ARMS = Array.from({ length: 7 }, (_, i) => {
  let d = ''
  for (let t = 0; t <= 26; t++) {
    const r = 22 + t * 4.6
    const turn = (i * Math.PI * 2) / 7 + t * 0.13
    d += `${t === 0 ? 'M' : 'L'}${round(200 + r * Math.cos(turn))} ${round(200 + r * Math.sin(turn))}`
  }
  return d
})

const SPARKS = sparks()

function sparks(): (readonly [x: number, y: number, r: number, light: number])[] {
  const roll = seeded('portal')
  return Array.from({ length: 60 }, () => {
    const turn = roll() * Math.PI * 2
    const far = 30 + Math.sqrt(roll()) * 112
    return [
      round(200 + far * Math.cos(turn)),
      round(200 + far * Math.sin(turn)),
      round(0.5 + roll() * 1.1),
      round(0.3 + roll() * 0.6),
    ] as const
  })
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
