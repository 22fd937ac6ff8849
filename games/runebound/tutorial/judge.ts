import type { Ask, Move } from '@runatal/kernel'
import type { Attempt, Verdict } from '@runatal/look/tutorial.ts'
import type { Event, Runebound } from '../rules/types.ts'

/** Words that the goals are told in. */

export function saw<T extends Event['type']>({ events }: Attempt<Runebound>, type: T): Extract<Event, { type: T }>[] {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type)
}

/** The learner has spent an action on something else, or given up the turn. */
export function wentAstray(attempt: Attempt<Runebound>, meant: readonly string[]): boolean {
  return saw(attempt, 'turn_ended').length > 0 || saw(attempt, 'action').some(({ action }) => !meant.includes(action))
}

/** Reached once something has happened; missed once something else has. */
export function judged(isReached: boolean, isMissed: boolean): Verdict {
  return isReached ? 'reached' : isMissed ? 'missed' : undefined
}

/** A partner who changes nothing. */
export function quietly(_ask: Ask, options: readonly Move<Runebound>[]): Move<Runebound> | undefined {
  return options.find(({ do: what }) => what === 'stay' || what === 'endTurn' || what === 'no')
}
