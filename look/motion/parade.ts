import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { advance, atRest, type Frame, joined, type Showing, waitOf } from './queue.ts'

/**
 * The queue of what a table shows between two views: the events of the new one, one after the other, each as long as it
 * takes.
 */
export interface ParadeProps<S, E> extends Showing<S, E> {
  state: S
  events: readonly E[]
  /** Grows with every view. */
  version: number
  /** No motion: every view is simply there. */
  still: boolean
  /** After it has changed: the moment to set things in motion. */
  after?(event: E, shown: S): void
}

export interface Parade<S, E> {
  /** What to draw: the latest view once all is shown. */
  shown: S
  now: E | undefined
  busy: boolean
  /** How many events are still to be shown. */
  unseen: number
  /** Shows the latest view at once. */
  hurry(): void
}

export function useParade<S, E>(props: ParadeProps<S, E>): Parade<S, E> {
  const { state, events, version, still } = props
  const [stored, setFrame] = useState<Frame<S, E>>(atRest(version, state))
  let frame = stored
  if (frame.version !== version) {
    const isPlain = still || events.length === 0
    frame = isPlain ? atRest(version, state) : joined(frame, version, events, state, props)
    setFrame(frame)
  } else if (still && frame.queue.length > 0) {
    frame = atRest(version, state)
    setFrame(frame)
  }

  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    if (frame.queue.length === 0) return undefined
    const next = () => setFrame(advance(frame, latest.current, performance.now()))
    const timer = setTimeout(next, waitOf(frame, latest.current, performance.now()))
    return () => clearTimeout(timer)
  }, [frame])

  useLayoutEffect(() => {
    if (frame.now !== undefined) latest.current.after?.(frame.now, frame.shown)
  }, [frame.now, frame.shown])

  const hurry = () => {
    if (frame.queue.length > 0) setFrame(atRest(version, state))
  }
  return {
    shown: frame.shown,
    now: frame.now,
    busy: frame.queue.length > 0,
    unseen: frame.queue.filter(item => 'event' in item).length,
    hurry,
  }
}
