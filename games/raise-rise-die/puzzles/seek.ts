import type { Seek } from '@runatal/study'
import type { RaiseRiseDie } from '../rules/types.ts'

/** The last moments of duels with open hands, in the bout that can end them. */
export const seek: Seek<RaiseRiseDie> = {
  wishes: [{ seats: 2, table: { windows: 'quick', hands: 'open' } }],
  bot: 'greedy/20',
  latest: 16,
  most: 1200,
  // The decks stay hidden: an answer must not hang on what lies in them.
  worlds: 5,
  mayBegin: ({ phase }, { kind }) => phase === 'clash' && (kind === 'play' || kind === 'counter'),
  asks: ({ bout, sides }) => ['win', 'live'].map(kind => ({ kind, bout, hp: sides[0].hp, theirs: sides[1].hp })),
  goal(reached) {
    const right = reached.filter(one => one === 1).length
    return right > 0 && right <= MOST_RIGHT && 2 * right <= reached.length ? 1 : undefined
  },
  describe(state, _, __, facts) {
    const isCounter = state.asks.some(({ seat, kind }) => seat === 0 && kind === 'counter')
    return { theme: facts.kind === 'live' ? 'live' : isCounter ? 'answer' : 'strike', facts }
  },
}

const MOST_RIGHT = 4
