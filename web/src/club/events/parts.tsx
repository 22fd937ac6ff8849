import { EMBLEMS, type Tint } from '@runatal/look/emblems.ts'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import { type CSSProperties, useEffect, useState } from 'react'
import { signOf } from '../../parts/faces.ts'
import { useSpoken } from '../../words/words.ts'

/** Somebody's medallion, the same wherever they are: made of their name. */
export function Face({ name, size = 'xs' }: { name: string; size?: 'xs' | 'l' }) {
  const number = Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 10_007, 7)
  const tints = Object.keys(EMBLEMS) as Tint[]
  const tint = tints[number % tints.length] ?? 'moss'
  return (
    <span className={`ava ${size}`} style={{ '--c': EMBLEMS[tint].glow } as CSSProperties} aria-hidden>
      <Icon of={signOf(Math.floor(number / tints.length), 'person')} />
    </span>
  )
}

/** Points as they are written: halves and thirds. */
export function usePoints(): (value: number) => string {
  const { language } = useSpoken()
  return value => value.toLocaleString(language === 'fr' ? 'fr-FR' : 'en-GB', { maximumFractionDigits: 2 })
}

export function useTime(): (at: number, long?: boolean) => string {
  const { language } = useSpoken()
  return (at, long = true) =>
    new Date(at).toLocaleString(language === 'fr' ? 'fr-FR' : 'en-GB', {
      ...(long && { weekday: 'long', day: 'numeric', month: 'long' }),
      hour: '2-digit',
      minute: '2-digit',
    })
}

/** The time until a moment, second by second. */
export function Countdown({ until, now }: { until: number; now(): number }) {
  const [left, setLeft] = useState(() => until - now())
  useEffect(() => {
    const timer = setInterval(() => setLeft(until - now()), 500)
    return () => clearInterval(timer)
  })
  return <time>{clockText(left)}</time>
}

function clockText(ms: number): string {
  const all = Math.max(0, Math.ceil(ms / 1000))
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

function two(n: number): string {
  return String(n).padStart(2, '0')
}
