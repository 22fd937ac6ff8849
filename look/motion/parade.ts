import { at } from '../at.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * The queue of what a table shows between two views: the events of the new one, one after the other, each as long as it
 * takes.
 */
export interface ParadeProps<S, E> {
  state: S
  events: readonly E[]
  /** Grows with every view. */
  version: number
  /** No motion: every view is simply there. */
  still: boolean
  /** What is on the table after an event, as far as it can be told from the event alone. */
  apply(shown: S, event: E): S
  /** How long to look at an event, in milliseconds; 0 for one that shows nothing. */
  length(event: E): number
  /** Before the table changes for an event: the moment to measure. */
  before?(event: E): void
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

type Item<S, E> = { event: E } | { settle: S }

interface Frame<S, E> {
  version: number
  shown: S
  now: E | undefined
  queue: readonly Item<S, E>[]
}

/** More than this is waiting: it goes faster, so that nobody waits long for the table. */
const PATIENCE = 2500

export function useParade<S, E>(props: ParadeProps<S, E>): Parade<S, E> {
  const { state, events, version, still } = props
  const [stored, setFrame] = useState<Frame<S, E>>({ version, shown: state, now: undefined, queue: [] })
  let frame = stored
  if (frame.version !== version) {
    const news: Item<S, E>[] = [...events.map(event => ({ event })), { settle: state }]
    const isPlain = still || events.length === 0
    frame = isPlain
      ? { version, shown: state, now: undefined, queue: [] }
      : { ...frame, version, queue: [...frame.queue, ...news] }
    setFrame(frame)
  } else if (still && frame.queue.length > 0) {
    frame = { version, shown: state, now: undefined, queue: [] }
    setFrame(frame)
  }

  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    if (frame.queue.length === 0) return undefined
    const wait = frame.now === undefined ? 0 : latest.current.length(frame.now) * haste(frame, latest.current)
    const timer = setTimeout(() => setFrame(advance(frame, latest.current)), wait)
    return () => clearTimeout(timer)
  }, [frame])

  useLayoutEffect(() => {
    if (frame.now !== undefined) latest.current.after?.(frame.now, frame.shown)
  }, [frame.now, frame.shown])

  const hurry = () => {
    if (frame.queue.length > 0) setFrame({ version, shown: state, now: undefined, queue: [] })
  }
  return {
    shown: frame.shown,
    now: frame.now,
    busy: frame.queue.length > 0,
    unseen: frame.queue.filter(item => 'event' in item).length,
    hurry,
  }
}

/** The next event that shows something, with those that show nothing before it. */
function advance<S, E>(frame: Frame<S, E>, props: ParadeProps<S, E>): Frame<S, E> {
  let { shown } = frame
  for (let i = 0; i < frame.queue.length; i++) {
    const item = at(frame.queue, i)
    if ('settle' in item) {
      shown = item.settle
      continue
    }
    if (props.length(item.event) > 0) props.before?.(item.event)
    shown = props.apply(shown, item.event)
    if (props.length(item.event) > 0)
      return { version: frame.version, shown, now: item.event, queue: frame.queue.slice(i + 1) }
  }
  return { version: frame.version, shown, now: undefined, queue: [] }
}

function haste<S, E>({ queue }: Frame<S, E>, { length }: ParadeProps<S, E>): number {
  let total = 0
  for (const item of queue) if ('event' in item) total += length(item.event)
  return total > PATIENCE ? PATIENCE / total : 1
}
