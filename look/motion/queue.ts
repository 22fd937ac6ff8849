import { at } from '../at.ts'

/** What is still to be shown: events, and between those of two views the state that they came to. */
export type Item<S, E> = { event: E } | { settle: S }

export interface Frame<S, E> {
  version: number
  shown: S
  now: E | undefined
  queue: readonly Item<S, E>[]
  /**
   * How long all of it is looked at, as a share of its own length. It is set when something joins the queue: worked out
   * anew from what is left, the last events would be slow again and a long queue would outlast all patience.
   */
  haste: number
  /** When `now` came, in milliseconds: what joins the queue meanwhile does not begin it again. */
  since: number
}

export interface Showing<S, E> {
  /** What is on the table after an event, as far as it can be told from the event alone. */
  apply(shown: S, event: E): S
  /** How long to look at an event, in milliseconds; 0 for one that shows nothing. */
  length(event: E): number
  /** Before the table changes for an event: the moment to measure. */
  before?(event: E): void
  /** More than this is waiting, in milliseconds: it goes faster, so that nobody waits long for the table. */
  patience?: number
}

const PATIENCE = 2500

export function atRest<S, E>(version: number, shown: S): Frame<S, E> {
  return { version, shown, now: undefined, queue: [], haste: 1, since: 0 }
}

/** The events of a new view join the queue. */
export function joined<S, E>(
  frame: Frame<S, E>,
  version: number,
  events: readonly E[],
  state: S,
  { length, patience = PATIENCE }: Showing<S, E>,
): Frame<S, E> {
  const queue: Item<S, E>[] = [...frame.queue, ...events.map(event => ({ event })), { settle: state }]
  let total = frame.now === undefined ? 0 : length(frame.now)
  for (const item of queue) if ('event' in item) total += length(item.event)
  return { ...frame, version, queue, haste: total > patience ? patience / total : 1 }
}

/** How much longer the event of this moment is looked at. */
export function waitOf<S, E>({ now, haste, since }: Frame<S, E>, { length }: Showing<S, E>, time: number): number {
  return now === undefined ? 0 : Math.max(0, length(now) * haste - (time - since))
}

/** The next event that shows something, with those that show nothing before it. */
export function advance<S, E>(frame: Frame<S, E>, props: Showing<S, E>, time: number): Frame<S, E> {
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
      return { ...frame, shown, now: item.event, queue: frame.queue.slice(i + 1), since: time }
  }
  return atRest(frame.version, shown)
}
