import { FastChance, type Move, Play, same, type Seat } from '@runatal/kernel'
import { type Term, TERMS, termsOf } from '../../bot/terms.ts'
import { rules } from '../../rules/raise-rise-die.ts'
import type { RaiseRiseDie, State } from '../../rules/types.ts'

/** What one move brings more than another by the evaluation, in hit points: what counts most first. */
export interface Reason {
  total: number
  terms: { term: Term; points: number }[]
}

/** Both are tried in the same imagined worlds, on the same luck; undefined where they come out alike. */
export function reason(
  seen: State,
  seat: Seat,
  move: Move<RaiseRiseDie>,
  than: Move<RaiseRiseDie>,
): Reason | undefined {
  const more = TERMS.map(term => ({ term, points: 0 }))
  for (let round = 0; round < WORLDS; round++) {
    const world = rules.imagine(seen, seat, new FastChance(round))
    const [mine, theirs] = [move, than].map(one => after(world, seat, one, round))
    if (mine === undefined || theirs === undefined) return undefined
    for (const one of more) one.points += (mine[one.term] - theirs[one.term]) / WORLDS
  }
  const total = more.reduce((sum, { points }) => sum + points, 0)
  const terms = more
    .filter(({ points }) => Math.abs(points) >= 0.5)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, 3)
  return terms.length === 0 ? undefined : { total, terms }
}

const WORLDS = 12

function after(world: State, seat: Seat, move: Move<RaiseRiseDie>, luck: number): Record<Term, number> | undefined {
  const play = new Play(rules, rules.clone(world), new FastChance(luck))
  const ask = play.state.asks.find(one => one.seat === seat && play.options(one).some(option => same(option, move)))
  if (ask === undefined) return undefined
  play.play(ask, move)
  return termsOf(play.state, seat)
}
