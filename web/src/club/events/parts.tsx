import { EMBLEMS, type Tint } from '@runatal/look/emblems.ts'
import { Icon } from '@runatal/look/icons/Icon.tsx'
import { Rune } from '@runatal/look/runes/Rune.tsx'
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { GAMES, isGameId } from '../../games.ts'
import { signOf } from '../../parts/faces.ts'
import { useSpoken } from '../../words/words.ts'
import type { Glance } from './api.ts'

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

/** A tournament in a list, behind the stone of its game; nothing if this house does not know the game. */
export function CupLine({ cup: { game, entered }, children }: { cup: Glance; children: ReactNode }) {
  if (!isGameId(game)) return undefined
  return (
    <li className={entered ? 'is-mine' : ''}>
      <span className={`chip big g-${game}`}>
        <Rune id={GAMES[game].rune} size={20} title={GAMES[game].name} />
      </span>
      {children}
    </li>
  )
}

/** Points as they are written: halves and thirds. */
export function usePoints(): (value: number) => string {
  const { language } = useSpoken()
  return value => value.toLocaleString(language === 'fr' ? 'fr-FR' : 'en-GB', { maximumFractionDigits: 2 })
}

/** What a tournament is called: by whoever opened it, or by the evening of its game. */
export function useNameOf(): (cup: Pick<Glance, 'name' | 'game' | 'evening'>) => string {
  const { events } = useSpoken().words
  return ({ name, game, evening }) => (evening && isGameId(game) ? events.evening(GAMES[game].name) : name)
}

const SHORT = { weekday: 'short', day: 'numeric', month: 'short' } as const
const LONG = { weekday: 'long', day: 'numeric', month: 'long' } as const
const HOUR = { hour: '2-digit', minute: '2-digit' } as const

/** When something is: day and hour, or only one of them. */
export function useTime(): (at: number, what?: 'all' | 'day' | 'hour') => string {
  const { language } = useSpoken()
  const shapes = { all: { ...LONG, ...HOUR }, day: SHORT, hour: HOUR }
  return (at, what = 'all') => new Date(at).toLocaleString(language === 'fr' ? 'fr-FR' : 'en-GB', shapes[what])
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
