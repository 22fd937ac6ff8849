import { type Answered, type Entry, type Game, isRefusal, Match, type MatchRecord, type Move } from '@runatal/kernel'
import type { Seat, Types } from '@runatal/kernel'

/** A moment of a finished game at which a seat had to choose, and what it chose. */
export interface Choice<G extends Types> {
  /** The place in the log: so many entries come before it. */
  position: number
  seat: Seat
  chosen: Answered<G>
  /** As it was, everything open; not to be changed. */
  state: G['state']
}

/** Plays a finished game again and stops wherever a seat chose among several answers. */
export function* choicesIn<G extends Types>(game: Game<G>, record: MatchRecord<G>): Generator<Choice<G>> {
  // Who is quicker has not chosen better: against the clock nothing is weighed.
  if (game.guide?.paced !== undefined) return
  const match = Match.replay(game, record, 0)
  if (isRefusal(match)) return
  for (const [position, entry] of record.log.entries()) {
    const choice = choiceAt(match, position, entry)
    if (choice !== undefined) yield choice
    const told =
      'late' in entry
        ? match.expire(entry.ask, entry.at)
        : match.submit(entry.seat, entry.ask, entry.move, entry.at, entry.sent)
    if (isRefusal(told)) return
  }
}

function choiceAt<G extends Types>(match: Match<G>, position: number, entry: Entry<Move<G>>): Choice<G> | undefined {
  if ('late' in entry || entry.seat < 0) return undefined
  const { seat, move } = entry
  const ask = match.state.asks.find(one => one.id === entry.ask)
  if (ask === undefined) return undefined
  const { accepts, aside } = match.game.decisions[ask.kind as keyof G['asks']]
  // What is answered freely (a flick, a code) has no list to be compared with; a note on a pad moves nothing.
  if (accepts !== undefined || aside) return undefined
  const duties = match.asks(seat).filter(one => one.must)
  const isFree = duties.length === 0 || (ask.must && match.options(ask).length === 1 && match.asks(seat).length === 1)
  return isFree ? undefined : { position, seat, chosen: { ask, move }, state: match.state }
}
