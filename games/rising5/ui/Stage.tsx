import { type PointerEvent, useRef, useState } from 'react'
import { HEROES, ITEMS, RELICS } from '../content/names.ts'
import { RUNES } from '../rules/puzzle.ts'
import { AWAY, type Event } from '../rules/types.ts'
import { HeroShape } from './art/Hero.tsx'
import { ITEM_PICTURES } from './art/pictures.ts'
import { PORTAL, Portal } from './art/portal.tsx'
import { RedMoon } from './art/RedMoon.tsx'
import { RuneTile } from './art/runes.tsx'
import { Symbol } from './art/Symbol.tsx'
import type { Choices, Intent, Press } from './model/choices.ts'
import { moonsInSight } from './model/fight.ts'
import { strokeOf } from './model/gesture.ts'
import { nextMoon } from './model/pile.ts'
import { Picture } from './parts/Picture.tsx'
import { Reveal } from './parts/Reveal.tsx'
import { SwapArc } from './parts/SwapArc.tsx'
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
}

/** The Portal with its runes and altars, the reserve, and the piles beside it. */
export function Stage({ choices, intent, now, press, hover, stroke }: StageProps) {
  const { state, words, game, zoom } = useTable()
  const start = useRef<{ x: number; y: number }>(undefined)
  const moonIn = state.moonWaiting ? undefined : nextMoon(state)
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
      <div className="r5-side r5-treasure">
        <span className="r5-relics">
          {RELICS.filter(relic => state.items[ITEMS.indexOf(relic)] === AWAY).map(relic => (
            <button
              key={relic}
              type="button"
              className="r5-relic"
              data-piece={`item:${relic}`}
              aria-label={words.relicToWin(game.items[relic].name)}
              onClick={() => zoom({ what: 'item', item: relic })}
            >
              <Picture of={ITEM_PICTURES[relic]} />
            </button>
          ))}
        </span>
        <span className="r5-label">{words.relics}</span>
        <span className="r5-pile r5-small" data-spot="artefacts">
          {state.artefactPile.length > 0 && (
            <span className="r5-back">
              <Symbol of="artefact" size={20} />
            </span>
          )}
        </span>
        <span className="r5-label">
          {words.artefacts} <b>{state.artefactPile.length}</b>
        </span>
      </div>
      <div className="r5-side r5-draw" data-spot="pile">
        <h3>{words.pile}</h3>
        <span className="r5-pile">
          {state.pile.length > 0 && <span className="r5-back r5-under" />}
          {state.pile.length > 0 && !state.moonWaiting && <span className="r5-back" />}
          {state.moonWaiting && (
            <span className="r5-red-moon" data-piece="red-moon">
              <RedMoon />
            </span>
          )}
        </span>
        <span className="r5-tag" title={words.pileSays(state.pile.length - state.moonsInPile, state.moonsInPile)}>
          <span className="r5-hidden">{words.pileSays(state.pile.length - state.moonsInPile, state.moonsInPile)}</span>
          <span aria-hidden>{state.pile.length - state.moonsInPile} +</span>
          <Symbol of="moon" size={14} />
          <span aria-hidden>{state.moonsInPile}</span>
        </span>
        {moonIn !== undefined && (
          <span className="r5-tag r5-next-moon" title={words.moonInSays(moonIn)}>
            <span className="r5-hidden">{words.moonInSays(moonIn)}</span>
            <span aria-hidden>{words.moonIn(moonIn)}</span>
          </span>
        )}
        <span className={state.moonWaiting ? 'r5-tag r5-tag-red' : 'r5-tag'}>
          {words.crisisOf(moonsInSight(state))}
        </span>
      </div>
      <div className="r5-side r5-discard">
        <button
          type="button"
          className="r5-pile r5-small"
          data-spot="discard"
          aria-label={words.discardSays(state.discard.length)}
          onClick={() => zoom({ what: 'discard' })}
        >
          {state.discard.length > 0 && (
            <span className="r5-face-up">
              <HeroShape hero={HEROES[state.discard.at(-1)!]!} size={24} />
            </span>
          )}
        </button>
        <span className="r5-label" aria-hidden>
          {words.discard} <b>{state.discard.length}</b>
        </span>
      </div>
    </section>
  )
}

interface RuneSpotProps {
  position: number
  choices: Choices
  intent: Intent
  press(press: Press): void
  hover(position: number | undefined): void
}

/** A rune where it lies. It can be pressed, or dragged onto the one that it changes places with. */
function RuneSpot({ position, choices, intent, press, hover }: RuneSpotProps) {
  const { state, game, words, frozen } = useTable()
  const [isOver, setOver] = useState(false)
  const rune = RUNES[state.runes[position]!]!
  const choice = choices.runes.get(position)
  const name = words.runeAt(game.runes[rune], position)
  const isTaken = intent.kind === 'swap' && (intent.from === position || intent.to === position)
  const tile = <RuneTile rune={rune} size={44} />
  if (choice === undefined)
    return (
      <span className="r5-rune-spot" data-piece={`rune:${rune}`} role="img" aria-label={name}>
        {tile}
      </span>
    )
  const canSwap =
    'intent' in choice ? choice.intent.kind === 'swap' || intent.kind === 'swap' : choice.move.do === 'swap'
  return (
    <button
      type="button"
      className={`r5-rune-spot r5-legal-tile${isTaken ? ' r5-lifted' : ''}${isOver ? ' r5-over' : ''}`}
      data-piece={`rune:${rune}`}
      data-choice
      aria-label={name}
      aria-pressed={canSwap ? isTaken : undefined}
      aria-disabled={frozen || undefined}
      draggable={canSwap}
      onPointerEnter={() => 'move' in choice && hover(position)}
      onPointerLeave={() => 'move' in choice && hover(undefined)}
      onFocus={() => 'move' in choice && hover(position)}
      onDragStart={event => {
        event.dataTransfer.setData('text/plain', String(position))
        if (intent.kind !== 'swap') press({ intent: { kind: 'swap', from: position } })
      }}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        if (!('intent' in choice)) press(choice)
      }}
      onClick={() => press(choice)}
    >
      {tile}
    </button>
  )
}

/** Where something of the Portal's box lies, in shares of it. */
function at(x: number, y: number, size: number) {
  return { left: share(x - size / 2), top: share(y - size / 2), width: share(size), height: share(size) }
}

function share(n: number): string {
  return `${(n / PORTAL.box) * 100}%`
}
