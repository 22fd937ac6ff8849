import type { Ask, Move } from '@runatal/kernel'
import type { Attempt } from '@runatal/look/tutorial.ts'
import type { Event, Rauha, State } from '../rules/types.ts'

/** Words that the goals are told in. */

/** The learner's seat. */
export const ME = 0

/** The events of a type that are the learner's own. */
export function mine<T extends Event['type']>({ events }: Attempt<Rauha>, type: T): Extract<Event, { type: T }>[] {
  return events.filter(
    (event): event is Extract<Event, { type: T }> => event.type === type && 'seat' in event && event.seat === ME,
  )
}

/** The learner has nothing left to do, or has said so. */
export function isDone(state: State): boolean {
  return state.active !== ME || state.asks.some(({ seat, kind }) => seat === ME && kind === 'endTurn')
}

/** The card in hand is gone, one way or another. */
export function hasPlayed(attempt: Attempt<Rauha>): boolean {
  return mine(attempt, 'biome.placed').length + mine(attempt, 'biome.discarded').length > 0
}

function isUsed(state: State, cell: number): boolean {
  return (state.usedCells[ME]! & (1 << cell)) !== 0
}

/** The cells still to be activated, of those named. */
export function unused(state: State, cells: readonly number[]): number[] {
  return cells.filter(cell => !isUsed(state, cell))
}

/** A rival who changes nothing that matters: takes crystals for the card, and is done. */
export function quietly(_ask: Ask, options: readonly Move<Rauha>[]): Move<Rauha> | undefined {
  return options.find(move => move.do === 'end' || (move.do === 'discard' && move.gain === 'crystals'))
}
