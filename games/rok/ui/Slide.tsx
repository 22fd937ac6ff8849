import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { MOST_AIM, MOST_POWER } from '../content/lane.ts'
import { COLOURS } from '../content/stones.ts'
import { SLIDE_TIME } from '../content/times.ts'
import type { Shot } from '../rules/moves.ts'
import { NONE } from '../rules/types.ts'
import { Lane, LaneStone } from './parts/Lane.tsx'
import { Mark } from './art/signs.tsx'
import { Countdown } from './parts/Ring.tsx'
import { useTable } from './table.ts'

interface SlideProps {
  /** Left out for those who only watch, and after one's own shot. */
  shoot: ((shot: Shot) => void) | undefined
  version: number
}

/** The slide contest: pull back, aim, let go. What is shown never tells where the stone will stop. */
export function Slide({ shoot, version }: SlideProps) {
  const { state, me, words, name, emblem, frozen } = useTable()
  const { contest, due } = state
  const [shot, setShot] = useState({ power: 0, aim: 0 })
  const lane = useRef<SVGSVGElement>(null)
  const start = useRef<{ x: number; y: number }>(undefined)
  const id = useId()
  const isGhost = state.asks.some(({ kind }) => kind === 'ghost')
  const canShoot = shoot !== undefined && !frozen
  const colour = contest.colour === NONE ? undefined : COLOURS[contest.colour]
  useEffect(() => {
    if (canShoot) lane.current?.focus({ preventScroll: true })
  }, [canShoot])
  const letGo = (power: number, aim: number) => {
    if (canShoot && power > 0) shoot({ do: 'shoot', power, aim })
  }
  const pull = (event: PointerEvent): { power: number; aim: number } | undefined => {
    const box = lane.current?.getBoundingClientRect()
    if (box === undefined || start.current === undefined) return undefined
    // Millimetres a pixel, as the lane is drawn: whole in its box, whichever side is the narrow one.
    const scale = Math.max((2 * SIDE) / box.width, LENGTH / box.height)
    const [dx, dy] = [(event.clientX - start.current.x) * scale, (event.clientY - start.current.y) * scale]
    const power = limit(((Math.hypot(dx, dy) - SLACK) / PULL) * MOST_POWER, 0, MOST_POWER)
    const aim = (Math.atan2(-dx, Math.max(1, dy)) * 180) / Math.PI
    return { power: dy <= 0 ? 0 : Math.round(power), aim: half(limit(aim, -MOST_AIM, MOST_AIM)) }
  }
  const keys = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 5 : 1
    const moved: Record<string, Partial<typeof shot>> = {
      ArrowUp: { power: limit(shot.power + step, 0, MOST_POWER) },
      ArrowDown: { power: limit(shot.power - step, 0, MOST_POWER) },
      ArrowLeft: { aim: limit(shot.aim - step / 2, -MOST_AIM, MOST_AIM) },
      ArrowRight: { aim: limit(shot.aim + step / 2, -MOST_AIM, MOST_AIM) },
    }
    if (event.key === 'Enter') letGo(shot.power, shot.aim)
    else if (moved[event.key] !== undefined) setShot({ ...shot, ...moved[event.key] })
    else return
    event.preventDefault()
  }
  const back = (shot.power / MOST_POWER) * PULL
  const radians = (shot.aim * Math.PI) / 180
  const [px, py] = [-Math.sin(radians) * back, Math.cos(radians) * back]
  return (
    <section className="rok-slide" aria-labelledby={id}>
      <header>
        <h2 id={id}>{words.slide.title}</h2>
        <p>
          {words.slide.about(colour)} · {words.slide.round(contest.round)}
        </p>
        <ul>
          {contest.seats.map((seat, i) => (
            <li key={seat}>
              <Mark emblem={emblem(seat)} size={22} />
              <b>{name(seat)}</b>
              <span>{contest.power[i] === NONE ? words.slide.toShoot : words.slide.hasShot}</span>
            </li>
          ))}
        </ul>
        {!isGhost && <Countdown until={due} of={SLIDE_TIME} version={version} />}
      </header>
      <svg
        ref={lane}
        className={canShoot ? 'rok-lane on' : 'rok-lane'}
        viewBox={`${-SIDE} ${BELOW - LENGTH} ${2 * SIDE} ${LENGTH}`}
        role="group"
        aria-label={words.slide.lane}
        tabIndex={canShoot ? 0 : -1}
        onKeyDown={keys}
        onPointerDown={event => {
          if (!canShoot || event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          start.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={event => {
          const pulled = pull(event)
          if (pulled !== undefined) setShot(pulled)
        }}
        onPointerUp={event => {
          const pulled = pull(event)
          start.current = undefined
          if (pulled !== undefined) letGo(pulled.power, pulled.aim)
        }}
        onPointerCancel={() => {
          start.current = undefined
          setShot({ power: 0, aim: 0 })
        }}
      >
        <Lane />
        <g
          key={contest.round}
          className={isGhost ? 'rok-ghost sliding' : 'rok-ghost'}
          style={{ '--far': `${-contest.ghost}px` } as React.CSSProperties}
        >
          <LaneStone />
          <text x="22" y="4">
            {words.slide.ghost}
          </text>
        </g>
        {contest.seats.includes(me) && (
          <>
            {canShoot && shot.power > 0 && (
              <g transform={`rotate(${shot.aim})`} className="rok-line">
                {[60, 105, 150, 195, 240].map((far, i) => (
                  <circle key={far} cy={-far} r={4.5 - i * 0.7} opacity={0.9 - i * 0.17} />
                ))}
              </g>
            )}
            {canShoot && shot.power > 0 && <path className="rok-sling" d={`M-20 0L${px * SLING} ${py * SLING}L20 0`} />}
            <g transform={shoot === undefined ? 'translate(0 -60)' : `translate(${px * 0.25} ${py * 0.25})`}>
              <LaneStone seat={me} />
            </g>
          </>
        )}
        <g className="rok-gauge" transform={`translate(${-SIDE + 20} 40)`}>
          <rect x="-8" y="-200" width="16" height="200" rx="8" />
          <rect x="-5" y={-2 * shot.power} width="10" height={2 * shot.power} rx="5" fill="url(#rok-power)" />
          <text x="14" y={-2 * shot.power + 5}>
            {shot.power}
          </text>
        </g>
      </svg>
      <footer>
        <p>
          <b>{isGhost ? words.slide.watch : shoot === undefined ? words.slide.waiting : words.slide.how}</b>{' '}
          {words.slide.rule}
        </p>
        {shoot !== undefined && (
          <form
            onSubmit={event => {
              event.preventDefault()
              letGo(shot.power, shot.aim)
            }}
          >
            <label>
              {words.slide.power} <output>{shot.power}</output>
              <input
                type="range"
                min="0"
                max={MOST_POWER}
                value={shot.power}
                onChange={event => setShot({ ...shot, power: Number(event.target.value) })}
              />
            </label>
            <label>
              {words.slide.aim} <output>{words.slide.degrees(shot.aim)}</output>
              <input
                type="range"
                min={-MOST_AIM}
                max={MOST_AIM}
                step="0.5"
                value={shot.aim}
                onChange={event => setShot({ ...shot, aim: Number(event.target.value) })}
              />
            </label>
            <button type="submit" className="rok-button strong" data-choice disabled={!canShoot || shot.power === 0}>
              {words.slide.shoot}
            </button>
          </form>
        )}
      </footer>
    </section>
  )
}

const SIDE = 136
const LENGTH = 612
/** How much of the lane lies before the start line: full power is reached on it, on every screen. */
const BELOW = 114
/** How far one pulls for full power, in millimetres of the lane, after the first few that count for nothing. */
const PULL = 98
const SLACK = 8
/** How much of the pull the sling shows. */
const SLING = 0.62

function limit(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

function half(value: number): number {
  return Math.round(2 * value) / 2 + 0
}
