import { useState } from 'react'
import type { Stops, Yield } from './model/stops.ts'
import { useTable } from './table.ts'

interface WindowsProps {
  /** What I am asked, if it is a window to react or a counter. */
  kind: 'react' | 'counter' | undefined
  stops: Stops
  given: Yield
  setStop(stop: keyof Stops, on: boolean): void
  giveWay(to: 'chain' | 'bout' | undefined): void
}

const NAMES = ['beforeFoe', 'afterFoe', 'beforeMe', 'afterMe', 'damage'] as const

/** The window that is open, when I want to be asked, and how to say 'not again'. */
export function Windows({ kind, stops, given, setStop, giveWay }: WindowsProps) {
  const { state, words, language, card, me } = useTable()
  const [isOpen, setOpen] = useState(false)
  const last = state.chain.at(-1)
  const where = last === undefined ? words.windowBefore : words.windowAfter(card(last.card).name[language])
  const step =
    state.window !== null ? 'react' : state.chain.length === 0 ? undefined : state.settled ? 'resolve' : 'counter'
  return (
    <section className={isOpen ? 'rrd-windows rrd-open' : 'rrd-windows'} aria-label={words.window}>
      <p className="rrd-window-now">
        <span>
          <b>{step === undefined ? words.phase[state.phase] : words.steps[kind ?? step]}</b>
          <small>{step === undefined ? '' : where}</small>
        </span>
      </p>
      {me >= 0 && (
        <>
          <button type="button" className="rrd-more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {words.stops}…
          </button>
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
        </>
      )}
    </section>
  )
}
