import { type PointerEvent, type ReactNode, useRef } from 'react'
import { RUNES } from '../rules/puzzle.ts'
import type { Event } from '../rules/types.ts'
import { PORTAL, Portal } from './art/portal.tsx'
import type { Choices, Intent, Press } from './model/choices.ts'
import { strokeOf } from './model/gesture.ts'
import { Reveal } from './parts/Reveal.tsx'
import { RuneSpot } from './parts/RuneSpot.tsx'
import { SwapArc } from './parts/SwapArc.tsx'
import { Piles } from './Piles.tsx'
import { useTable } from './table.ts'

interface StageProps {
  choices: Choices
  intent: Intent
  /** What is happening: an attempt makes the beams run to the core, an answer is shown large. */
  now: Event | undefined
  press(press: Press): void
  /** Over which rune the pointer is, while two are to change places. */
  hover(position: number | undefined): void
  /** A stroke over the Portal: down or up. */
  stroke(way: 'down' | 'up'): void
  /** What lies in the corners where there is no other room for it. */
  children?: ReactNode
}

/** The Portal with its runes and altars, the reserve, and the piles beside it. */
export function Stage({ choices, intent, now, press, hover, stroke, children }: StageProps) {
  const { state, words, game } = useTable()
  const start = useRef<{ x: number; y: number }>(undefined)
  const lit = [0, 1, 2, 3].map(altar => altar < state.altars)
  const release = (event: PointerEvent) => {
    const from = start.current
    start.current = undefined
    if (from === undefined) return
    const way = strokeOf(event.clientX - from.x, event.clientY - from.y)
    if (way !== undefined) stroke(way)
  }
  return (
    <section className="r5-stage" aria-label={words.portal}>
      <div
        className={`r5-portal-box${now?.type === 'seal_attempted' ? ' r5-sealing' : ''}${choices.seal === undefined ? '' : ' r5-can-seal'}`}
        onPointerDown={event => {
          start.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerUp={release}
        onPointerCancel={() => {
          start.current = undefined
        }}
      >
        <Portal
          runes={[]}
          altars={lit}
          sealed={state.fate === 'won'}
          title={words.portalSays(
            [0, 1, 2, 3].map(space => game.runes[RUNES[state.runes[space]!]!]),
            state.altars,
          )}
        />
        {PORTAL.altars.map(([x, y], altar) => (
          <span key={altar} className="r5-altar-spot" data-altar={altar} style={at(x, y, PORTAL.altarSize)} />
        ))}
        {PORTAL.sockets.map(([x, y], space) => (
          <span key={space} className="r5-socket" style={at(x, y, PORTAL.socketSize)} data-spot={`rune-${space}`}>
            <RuneSpot position={space} choices={choices} intent={intent} press={press} hover={hover} />
          </span>
        ))}
        <SwapArc intent={intent} />
        <Reveal now={now} />
      </div>
      <div className="r5-side r5-reserve" data-spot="reserve">
        <h3>{words.reserve}</h3>
        {[4, 5, 6].map(position => (
          <span key={position} className="r5-slot">
            <RuneSpot position={position} choices={choices} intent={intent} press={press} hover={hover} />
          </span>
        ))}
      </div>
      <Piles />
      {children}
    </section>
  )
}

/** Where something of the Portal's box lies, in shares of it. */
function at(x: number, y: number, size: number) {
  return { left: share(x - size / 2), top: share(y - size / 2), width: share(size), height: share(size) }
}

function share(n: number): string {
  return `${(n / PORTAL.box) * 100}%`
}
