import type { Move, Seat } from '@runatal/kernel'
import { TERMS, type Term, weigh } from '../../bot/weigh.ts'
import type { Rauha, State } from '../../rules/types.ts'
import { placings, preview } from './preview.ts'

/** What one move brings more than another by the evaluation: points by the end, by where they come from. */
export interface Reason {
  /** Below 0 where the search knows better than the first look. */
  total: number
  /** What counts most first; nothing under half a point. */
  terms: { term: Term; points: number }[]
}

/** Undefined where the two are alike. */
export function reason(state: State, seat: Seat, move: Move<Rauha>, than: Move<Rauha>): Reason | undefined {
  const [mine, theirs] = [after(state, seat, move), after(state, seat, than)]
  if (mine === undefined || theirs === undefined) return undefined
  const more = TERMS.map(term => ({ term, points: mine[term] - theirs[term] }))
  const total = sum(more.map(({ points }) => points))
  const terms = more
    .filter(({ points }) => Math.abs(points) >= 0.5)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, 4)
  return terms.length === 0 ? undefined : { total, terms }
}

type Terms = Record<Term, number>

/** How the seat would stand after a move; a card of the hand is thought of where it would do most. */
function after(state: State, seat: Seat, move: Move<Rauha>): Terms | undefined {
  if (move.do !== 'pick') {
    const ask = state.asks.find(one => one.seat === seat && one.must)
    return ask && weigh(preview(state, seat, ask.id, move, move.do === 'activate').after, seat)
  }
  const all = placings(state, seat, move.card).map(placing => weigh(placing.after, seat))
  return all.toSorted((a, b) => sum(Object.values(b)) - sum(Object.values(a)))[0]
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0)
}
