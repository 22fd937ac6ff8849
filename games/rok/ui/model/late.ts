import type { Seat } from '@runatal/kernel'
import type { State } from '../../rules/types.ts'

interface Times {
  winner: Seat
  /** Milliseconds since the opening, as the arbiter dates them (ROK-081). */
  mine: number
  theirs: number
}

/** How late I was for a stone that somebody else has won; a seat sees its own times and the winner's. */
export function timesOf({ race }: State, tag: number, me: number): Times | undefined {
  const won = race.requests.find(one => one.tag === tag && one.result === 'won')
  const mine = race.requests.findLast(one => one.tag === tag && one.seat === me && one.result === 'lost')
  if (won === undefined || mine === undefined) return undefined
  return { winner: won.seat, mine: mine.dated - race.opening, theirs: won.dated - race.opening }
}
