import { useState } from 'react'
import type { Event } from '../../rules/events.ts'
import type { State } from '../../rules/types.ts'
import { NO_STORY, type Story, tellOn } from './story.ts'

/** What the board remembers from one view to the next. */
export interface Followed {
  version: number
  last: State
  story: Story
  /** The throw that was seen to begin. */
  thrown: Extract<Event, { type: 'throw.simulated' }> | undefined
  /** The latest thing to call out, and when it was. */
  call: { event: Called; version: number } | undefined
}

/** Follows the views of a table: a view that came without events begins afresh. */
export function useFollow(state: State, events: readonly Event[], version: number): Followed {
  const [stored, setStored] = useState<Followed>({
    version,
    last: state,
    story: NO_STORY,
    thrown: undefined,
    call: undefined,
  })
  if (stored.version === version) return stored
  const thrown = events.findLast(event => event.type === 'throw.simulated')
  const call = events.findLast(isCalled)
  const next: Followed = {
    version,
    last: state,
    story: tellOn(stored.story, stored.last, state, events),
    thrown: thrown ?? stored.thrown,
    call: call === undefined ? stored.call : { event: call, version },
  }
  setStored(next)
  return next
}

const CALLED = ['grab.opened', 'grab.awarded', 'grab.lost', 'grab.refused'] as const
export type Called = Extract<Event, { type: (typeof CALLED)[number] }>

function isCalled(event: Event): event is Called {
  return CALLED.some(type => type === event.type)
}
