import type { Intent, Seat } from '@runatal/kernel'
import type { Attempt } from '@runatal/look/tutorial.ts'
import type { RuneName } from '../content/stones.ts'
import type { Event } from '../rules/events.ts'
import type { Rok, State } from '../rules/types.ts'

/** Words that the goals are told in. */

/** The learner's seat, and the rival's. */
export const ME = 0
export const RIVAL = 1

export function saw<T extends Event['type']>({ events }: Attempt<Rok>, type: T): Extract<Event, { type: T }>[] {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type)
}

/** What somebody has grabbed since the task began. */
export function grabbed(attempt: Attempt<Rok>, seat: Seat): RuneName[] {
  return saw(attempt, 'grab.awarded').flatMap(event => (event.seat === seat ? event.rune : []))
}

export function isClosed(attempt: Attempt<Rok>): boolean {
  return saw(attempt, 'grab.closed').length > 0
}

/** A rival who grabs these stones, each so many milliseconds after the opening, if they still lie there. */
export function grabbing(
  ...plan: readonly { tag: number; after: number }[]
): (state: State) => Intent<Rok> | undefined {
  return state => {
    const ask = state.asks.find(({ seat, kind }) => seat === RIVAL && kind === 'grab')
    const next = plan.find(({ tag }) => state.table.tag.includes(tag) && !isReached(state, tag))
    if (ask === undefined || next === undefined || state.phase !== 'grab') return undefined
    return { ask, move: { do: 'grab', stone: next.tag }, at: state.race.opening + next.after }
  }
}

function isReached({ race }: State, tag: number): boolean {
  return race.requests.some(request => request.seat === RIVAL && request.tag === tag)
}
