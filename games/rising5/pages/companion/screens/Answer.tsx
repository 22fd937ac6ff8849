import { at } from '@runatal/look/at.ts'
import { SIGNS, STATES, UNSEEN } from '../../../rules/puzzle.ts'
import type { CSSProperties } from 'react'
import { useHand } from '../hand.ts'
import { SignPiece } from '../parts.tsx'

/** The four signs of a result, in the one order in which signs ever stand (R5-159); golden ones appear last. */
export function Answer({
  states,
  title,
  slowly = false,
}: {
  states: readonly number[]
  title: string
  slowly?: boolean
}) {
  const { words } = useHand()
  const shown = SIGNS.map((_, sign) => sign).filter(sign => states[sign] !== UNSEEN)
  const order = shown.toSorted((a, b) => at(states, a) - at(states, b) || a - b)
  return (
    <section className={slowly ? 'co-answer co-slowly' : 'co-answer'} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {shown.map(sign => {
          const state = at(STATES, at(states, sign))
          return (
            <li key={sign} style={{ '--turn': order.indexOf(sign) } as CSSProperties}>
              <SignPiece sign={sign} state={at(states, sign)} size={74} />
              <b aria-hidden>{words.signs[sign]}</b>
              <small aria-hidden>{words.looks(at(words.signs, sign), state)}</small>
              {slowly && <em>{words.briefly[state]}</em>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
