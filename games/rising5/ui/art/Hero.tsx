import { useId } from 'react'
import type { Hero } from '../../content/names.ts'
import { HERO_LOOKS } from './heroes.ts'

/** The shape that marks a hero's cards: hexagon, star, diamond, triangle, square. */
export function HeroShape({ hero, size = 18 }: { hero: Hero; size?: number }) {
  const { shape, colour } = HERO_LOOKS[hero]
  return (
    <svg className="r5-shape" viewBox="0 0 100 100" width={size} height={size} aria-hidden>
      <path d={shape} fill={colour} stroke="#070a12" strokeWidth="7" strokeLinejoin="round" paintOrder="stroke" />
    </svg>
  )
}

/** A hero's marker, standing on its base. */
export function Standee({ hero, title }: { hero: Hero; title?: string }) {
  const id = useId()
  const { shape, colour, dark, face } = HERO_LOOKS[hero]
  return (
    <svg
      className="r5-standee"
      viewBox="0 0 60 84"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={colour} />
        <stop offset="1" stopColor={dark} />
      </linearGradient>
      <ellipse cx="30" cy="77" rx="28" ry="6.5" fill="#000" opacity=".55" />
      <path d="M6 72V28C6 12 17 3 30 3C43 3 54 12 54 28V72Z" fill="#f4ecd8" />
      <path d="M9 71V29C9 14 19 6 30 6C41 6 51 14 51 29V71Z" fill={`url(#${id})`} />
      <path d="M9 71V58Q30 50 51 58V71Z" fill={dark} />
      <path d={face.path} fill={dark} opacity=".55" transform="translate(10.5 16.5) scale(.082)" />
      <path d={face.path} fill="#fff8e6" transform="translate(9 14) scale(.082)" />
      <path d={shape} fill={colour} stroke="#070a12" strokeWidth="8" transform="translate(21 56) scale(.18)" />
      <path d="M2 72H58L54 80H6Z" fill="#2a2f3d" />
      <path d="M2 72H58L57 74.500H3Z" fill="#606b84" />
    </svg>
  )
}
