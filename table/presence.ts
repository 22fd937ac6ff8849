import type { AnyTypes, Match, Seat, Sent } from '@runatal/kernel'

/** A game that wants to know who is there offers every seat this question; the house answers it. */
export function presenceAsk(match: Match<AnyTypes> | undefined, seat: Seat): number | undefined {
  return match?.asks(seat).find(({ kind }) => kind === 'presence')?.id
}

export function presenceMove(here: boolean): { do: 'back' | 'away' } {
  return { do: here ? 'back' : 'away' }
}

/** What is known of a move's way, where it says when it was made. */
export function wayOf(when: number | undefined, trip = 0): Sent | undefined {
  return when === undefined ? undefined : { claimed: when, trip }
}
