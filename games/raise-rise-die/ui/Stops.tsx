import { useEffect, useRef } from 'react'
import type { Stops as Kept, Yield } from './model/stops.ts'
import { useTable } from './table.ts'

interface StopsProps {
  stops: Kept
  given: Yield
  setStop(stop: keyof Kept, on: boolean): void
  giveWay(to: 'chain' | 'bout' | undefined): void
}

const NAMES = ['beforeFoe', 'afterFoe', 'beforeMe', 'afterMe', 'damage'] as const

/** When I want to be asked, and how to say 'not again': over the hand, until it is closed where it was opened. */
export function Stops({ stops, given, setStop, giveWay }: StopsProps) {
  const { state, words } = useTable()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <section ref={panel} className="rrd-stops-panel" id={STOPS_ID} aria-label={words.stops} tabIndex={-1}>
      <fieldset className="rrd-stops">
        <legend>{words.stops}</legend>
        {NAMES.map(name => (
          <label key={name} className={stops[name] ? 'rrd-on' : ''}>
            <input type="checkbox" checked={stops[name]} onChange={event => setStop(name, event.target.checked)} />
            {words.stop[name]}
          </label>
        ))}
      </fieldset>
      <fieldset className="rrd-yields">
        <legend>{given === undefined ? words.yields : words.yielded}</legend>
        {given === undefined ? (
          <>
            <button type="button" disabled={state.chain.length === 0} onClick={() => giveWay('chain')}>
              {words.yieldChain}
            </button>
            <button type="button" onClick={() => giveWay('bout')}>
              {words.yieldBout}
            </button>
          </>
        ) : (
          <button type="button" onClick={() => giveWay(undefined)}>
            {words.takeBackYield}
          </button>
        )}
      </fieldset>
    </section>
  )
}

interface ToggleProps {
  isOpen: boolean
  /** I let things happen for now. */
  isYielding: boolean
  toggle(): void
}

/** Three sliders: beside the answers, always in one place. */
export function StopsToggle({ isOpen, isYielding, toggle }: ToggleProps) {
  const { words } = useTable()
  const name = isYielding ? `${words.stops} (${words.yielded})` : words.stops
  return (
    <button
      type="button"
      className={`rrd-button rrd-windows${isYielding ? ' rrd-on' : ''}`}
      aria-label={name}
      title={name}
      aria-expanded={isOpen}
      aria-controls={STOPS_ID}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 6h11M18 6h3M3 12h3M10 12h11M3 18h9M16 18h5" />
        <path d="M16 4v4M8 10v4M14 16v4" />
      </svg>
    </button>
  )
}

const STOPS_ID = 'rrd-stops'
