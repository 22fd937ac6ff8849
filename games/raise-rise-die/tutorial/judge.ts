import type { Ask, Move } from '@runatal/kernel'
import type { Attempt } from '@runatal/look/tutorial.ts'
import { arrange, type Player, type Position } from '../arrange.ts'
import type { Event } from '../rules/events.ts'
import type { RaiseRiseDie } from '../rules/types.ts'
import { ME as MIRELLE, RIVAL as ULLE, SCHOOL } from './school.ts'

/** Words that positions and goals are told in. */

/** The learner's seat, and the other one. */
export const ME = 0
export const FOE = 1

/** A duel between the two of the school, with its cards. */
export function lessonOn(me: Player, foe: Player, more: Omit<Position, 'players' | 'pack'> = {}) {
  return arrange({
    ...more,
    players: [
      { character: MIRELLE, ...me },
      { character: ULLE, ...foe },
    ],
    pack: SCHOOL,
  }).match
}

/** The events of a type that are told of a seat, oldest first. */
export function of<T extends Event['type']>(
  { events }: Attempt<RaiseRiseDie>,
  type: T,
  who: number,
): Extract<Event, { type: T }>[] {
  return events.filter(
    (event): event is Extract<Event, { type: T }> => event.type === type && 'seat' in event && event.seat === who,
  )
}

export function has({ events }: Attempt<RaiseRiseDie>, type: Event['type']): boolean {
  return events.some(event => event.type === type)
}

/** What one seat has lost so far. */
export function hpLost(attempt: Attempt<RaiseRiseDie>, who: number): number {
  return of(attempt, 'HP_LOST', who).reduce((sum, { amount }) => sum + amount, 0)
}

/** A rival who counters what can be countered, and else does nothing. */
export function counters(ask: Ask, options: readonly Move<RaiseRiseDie>[]): Move<RaiseRiseDie> | undefined {
  return ask.kind === 'counter' ? options.find(move => move.do === 'counter') : undefined
}

/** A rival who strikes at the body with the first card there is, and then does nothing. */
export function strikes(ask: Ask, options: readonly Move<RaiseRiseDie>[]): Move<RaiseRiseDie> | undefined {
  if (ask.kind !== 'play') return undefined
  return options.find(move => move.do === 'play' && move.slots[0] === 'body' && !move.transcend)
}
