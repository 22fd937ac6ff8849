import type { Ask, Move } from '@runatal/kernel'
import type { Attempt } from '@runatal/look/tutorial.ts'
import type { Event, Rising5 } from '../rules/types.ts'

/** Words that the goals are told in. */

export function saw<T extends Event['type']>({ events }: Attempt<Rising5>, type: T): Extract<Event, { type: T }>[] {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type)
}

/** The learner has spent the turn on something else. */
export function isOver(attempt: Attempt<Rising5>): boolean {
  return (
    saw(attempt, 'passed').length + saw(attempt, 'actions_given_up').length + saw(attempt, 'draw_declared').length > 0
  )
}

/** A partner who helps as much as possible, and otherwise changes nothing. */
export function kindly(_ask: Ask, options: readonly Move<Rising5>[]): Move<Rising5> | undefined {
  return options.findLast(move => move.do === 'give') ?? options.find(({ do: what }) => QUIETLY.has(what))
}

const QUIETLY: ReadonlySet<string> = new Set(['pass', 'resolve', 'draw', 'keep', 'letStand', 'discard'])
