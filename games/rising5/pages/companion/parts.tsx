import { at } from '@runatal/look/at.ts'
import { RuneTile, SignToken, SpaceMark } from '../../ui/art/index.ts'
import { RUNES, SIGNS, STATES } from '../../rules/puzzle.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useHand } from './hand.ts'

/** A rune with its name for whoever does not see it. */
export function RunePiece({ rune, size }: { rune: number; size: number }) {
  const { words } = useHand()
  return <RuneTile rune={at(RUNES, rune)} size={size} title={words.runeIs(at(words.runes, rune))} />
}

/** A sign with its name and state for whoever does not see it. */
export function SignPiece({ sign, state, size }: { sign: number; state: number; size: number }) {
  const { words } = useHand()
  const name = at(STATES, state)
  return <SignToken sign={at(SIGNS, sign)} state={name} size={size} title={words.signIs(at(words.signs, sign), name)} />
}

/** The number of a space in its grey mark. */
export function SpaceNumber({ space, size = 20 }: { space: number; size?: number }) {
  return (
    <svg className="co-space" viewBox="-15 -16 30 30" width={size} height={size} aria-hidden>
      <SpaceMark space={space} />
    </svg>
  )
}

interface FrameProps {
  title: string
  note?: string | undefined
  left?: ReactNode
  right?: ReactNode
  className?: string
  children: ReactNode
}

/** A screen: a bar with its title, and what stands below. Reading goes on at the title. */
export function Frame({ title, note, left, right, className = '', children }: FrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const screen = useRef<HTMLElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const { current } = screen
    current?.classList.toggle('co-tall', current.scrollHeight > current.clientHeight)
  })
  return (
    <section ref={screen} className={`co-screen ${className}`}>
      <header className="co-bar">
        <span className="co-bar-left">{left}</span>
        <h1 ref={heading} tabIndex={-1}>
          {title}
          {note !== undefined && <small>{note}</small>}
        </h1>
        <span className="co-bar-right">{right}</span>
      </header>
      {children}
    </section>
  )
}
