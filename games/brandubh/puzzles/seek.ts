import type { Seek } from '@runatal/study'
import { positionOf, QUIET_MOVES } from '../rules/ending.ts'
import type { Brandubh } from '../rules/types.ts'
import { sideOfSeat } from '../rules/brandubh.ts'

/** The last moves of games: a win that is there to be found, or the only way not to lose at once. */
export const seek: Seek<Brandubh> = {
  wishes: (['king', 'attackers'] as const).map(side => ({
    seats: 2,
    seat: [{ side }, { side: side === 'king' ? 'attackers' : 'king' }],
  })),
  bot: 'greedy/20',
  latest: 6,
  most: 300,
  mayBegin: ({ board, turn, past }) => {
    const now = positionOf(board, turn)
    return past.length + 2 * MOST < QUIET_MOVES && past.filter(position => position === now).length === 1
  },
  asks: ({ nextAsk }) => [
    { kind: 'win', moves: 1, from: nextAsk },
    { kind: 'win', moves: 2, from: nextAsk },
    { kind: 'save', moves: 1, from: nextAsk },
    { kind: 'save', moves: 2, from: nextAsk },
  ],
  goal(reached) {
    const right = reached.filter(one => one === 1).length
    return right > 0 && right <= MOST_RIGHT && right < reached.length ? 1 : undefined
  },
  describe(state, right, _, facts) {
    const side = sideOfSeat(state, 0)
    if (facts.kind === 'save') return { theme: side === 'king' ? 'guard' : 'shut', facts }
    const why = right.state.end?.why
    const theme = why === 'escaped' ? 'escape' : why === 'kingTaken' ? 'catch' : 'block'
    return { theme, facts }
  },
}

const MOST = 2
const MOST_RIGHT = 3
