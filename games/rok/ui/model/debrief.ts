import { isRefusal, Match, type MatchRecord, type Seat } from '@runatal/kernel'
import { runeName, type RuneName } from '../../content/stones.ts'
import { rules } from '../../rules/rok.ts'
import { liveStones } from '../../rules/table.ts'
import { bestOrder } from '../../rules/theft.ts'
import type { Theft } from '../../rules/moves.ts'
import type { Rok, State } from '../../rules/types.ts'

/** What a finished race says of one player's hands. */
export interface Hands {
  /** From the opening of a grabbing to the first grab that counted, in milliseconds: one for each throw with one. */
  reactions: number[]
  won: number
  /** Somebody else was there before. */
  second: number
  /** Before the opening. */
  early: number
  /** After the closing. */
  late: number
}

/** Something that could have been done: at which place in the log, and what. */
export type Missed =
  /** Stones that could still have been taken when the grabbing closed. */
  | { what: 'left'; position: number; turn: number; runes: RuneName[] }
  /** Another order of thefts would have left its seat with so many more runes. */
  | { what: 'order'; position: number; seat: Seat; thefts: readonly Theft[]; more: number }

export interface Debriefed {
  hands: Hands[]
  missed: Missed[]
}

/** Plays a finished game again and looks at hands, stones left lying, and thefts in another order. */
export function debriefed(record: MatchRecord<Rok>): Debriefed {
  const hands = Array.from({ length: record.wish.seats }, (): Hands => ({
    reactions: [],
    won: 0,
    second: 0,
    early: 0,
    late: 0,
  }))
  const missed: Missed[] = []
  const match = Match.replay(rules, record, 0)
  if (isRefusal(match)) return { hands, missed }
  for (const [position, entry] of record.log.entries()) {
    const before = match.state
    const told =
      'late' in entry
        ? match.expire(entry.ask, entry.at)
        : match.submit(entry.seat, entry.ask, entry.move, entry.at, entry.sent)
    if (isRefusal(told)) break
    for (const { event } of told) {
      if (event.type === 'grab.report') count(hands, event.opening, event.requests)
      if (event.type !== 'grab.closed' || event.reason === 'noLive' || event.reason === 'calm') continue
      const runes = pairsLeft(before)
      if (runes.length > 0) missed.push({ what: 'left', position, turn: before.turn, runes })
    }
    if ('late' in entry || entry.move.do !== 'order') continue
    const best = bestOrder(before, entry.seat)
    const other = Match.replay(rules, record, position)
    if (isRefusal(other) || isRefusal(other.submit(entry.seat, entry.ask, best, entry.at, entry.sent))) continue
    const runes = (state: State) => 2 * state.loot[entry.seat]!.length
    const more = runes(other.state) - runes(match.state)
    if (more > 0) missed.push({ what: 'order', position, seat: entry.seat, thefts: best.thefts, more })
  }
  return { hands, missed }
}

/** The middle of some numbers; undefined of none. */
export function middle(all: readonly number[]): number | undefined {
  const sorted = all.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1
    ? sorted[half]
    : sorted.length === 0
      ? undefined
      : (sorted[half - 1]! + sorted[half]!) / 2
}

function count(hands: Hands[], opening: number, requests: State['race']['requests']): void {
  const first = new Map<Seat, number>()
  for (const { seat, dated, result } of requests) {
    const its = hands[seat]!
    if (result === 'won') its.won++
    if (result === 'lost') its.second++
    if (result === 'falseStart') its.early++
    if (result === 'closed') its.late++
    if (result === 'won' || result === 'lost') first.set(seat, Math.min(first.get(seat) ?? Infinity, dated))
  }
  for (const [seat, dated] of first) hands[seat]!.reactions.push(dated - opening)
}

/** The runes of pairs of which a stone could still be taken, each once. */
function pairsLeft(state: State): RuneName[] {
  return [...new Set(liveStones(state).map(runeName))]
}
