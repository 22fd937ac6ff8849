import type { Seat } from '@runatal/kernel'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import type { State } from '../rules/types.ts'
import { hundreds, pileAt, space } from '../rules/track.ts'
import { marker } from './art/seats.ts'
import { Drawing, Stamp } from './parts/Drawing.tsx'
import { useSetting } from './table.ts'

type Markers = Pick<State, 'points' | 'arrivals'>

/** Narrower than this, only the part of the track where the markers are is shown. */
const NARROW = 700

/** The Life Energy track: piles bottom to top (RAU-183), +100 markers (RAU-182), totals, and where my marker would go. */
export const Track = memo(function Track({ points, arrivals, ghost }: Markers & { ghost: number | undefined }) {
  const { words, name, colour, me } = useSetting()
  const [root, width] = useWidth()
  const isNarrow = width < NARROW
  const totals = [...new Set(points)].toSorted((a, b) => a - b)
  const spots = [...totals, ...(ghost === undefined ? [] : [ghost])].map(space)
  const [from, to] = isNarrow ? windowOver(spots) : [0, 99]
  const at = (total: number) => `${((space(total) - from + 0.5) / (to - from + 1)) * 100}%`
  const said = totals.map(total => words.pile(pileAt({ points, arrivals }, total).map(name), total)).join('. ')
  return (
    <section
      ref={root}
      className={`rauha-track${isNarrow ? ' rauha-narrow' : ''}`}
      aria-label={`${words.track}. ${said}`}
    >
      {!isNarrow && (
        <p className="rauha-track-name" aria-hidden="true">
          <Drawing id="energy" />
          <b>{words.track}</b>
          <span>{words.trackSpaces}</span>
        </p>
      )}
      <div className="rauha-spaces" aria-hidden="true">
        <Spaces from={from} to={to} />
        {totals.map(total => {
          const isAfter = isCrowded(total, totals, from)
          // No room between two that stand side by side: the worlds show their totals too.
          if (isAfter && totals.some(other => isClose(space(other) - space(total)))) return null
          return (
            <span key={total} className={`rauha-total${isAfter ? ' rauha-after' : ''}`} style={{ left: at(total) }}>
              {total}
            </span>
          )
        })}
        {points.map((total, seat) => (
          <span
            key={seat}
            className="rauha-marker"
            data-piece={`marker:${seat}`}
            style={{ left: at(total), bottom: `${22 + liftAt({ points, arrivals }, seat, isNarrow ? 12 : 14)}px` }}
          >
            <Stamp box="-18 -17 36 18" drawing={marker(colour(seat), 33)} />
            {hundreds(total) > 0 && (
              <b className={`rauha-hundred${isCrowded(total, totals, from) ? ' rauha-left' : ''}`}>
                +{100 * hundreds(total)}
              </b>
            )}
          </span>
        ))}
        {ghost !== undefined && me >= 0 && (
          <span className="rauha-marker rauha-ghost" style={{ left: at(ghost), bottom: '36px' }}>
            <Stamp box="-18 -17 36 18" drawing={marker(colour(me), 33, true)} />
            <b>{isNarrow ? ghost : words.markerWouldBe(ghost)}</b>
          </span>
        )}
      </div>
    </section>
  )
})

const Spaces = memo(function Spaces({ from, to }: { from: number; to: number }) {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).map(value => (
    <i key={value} className={value % 10 === 0 ? 'rauha-ten' : value % 5 === 0 ? 'rauha-five' : ''}>
      {value % 10 === 0 && <span>{value}</span>}
    </i>
  ))
})

/** Wide enough for all markers and some way ahead. */
function windowOver(spots: readonly number[]): [from: number, to: number] {
  const low = Math.min(...spots)
  const high = Math.max(...spots)
  const from = Math.max(0, Math.min(low - 3, 99 - 27))
  return [from, Math.min(99, Math.max(from + 27, high + 4))]
}

/** A higher pile than this lies closer together, so that it stays on the track. */
const PILE = 22

/** How high a marker lies. On one space lie also those who are a round of the track apart: the lower total below. */
function liftAt({ points, arrivals }: Markers, seat: Seat, step: number): number {
  const here = arrivals.filter(other => space(points[other]!) === space(points[seat]!))
  const below = here.toSorted((a, b) => points[a]! - points[b]!).indexOf(seat)
  return below * Math.min(step, PILE / Math.max(1, here.length - 1))
}

/** Another total, or the edge, is close to the left: the number goes to the right. */
function isCrowded(total: number, totals: readonly number[], from: number): boolean {
  if (space(total) - from < 3) return true
  return totals.some(other => {
    const distance = space(total) - space(other)
    return isClose(distance) || (distance === 0 && other > total)
  })
}

function isClose(distance: number): boolean {
  return distance > 0 && distance <= 5
}

function useWidth() {
  const ref = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(1100)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    setWidth(element.clientWidth)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}
