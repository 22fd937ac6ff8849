import { enemyNamed } from '../../content/tables.ts'
import { startTest } from '../adventure.ts'
import { openFight } from '../opening.ts'
import { heroesAt } from '../places.ts'
import { quantity } from '../quantities.ts'
import { exploreWild } from '../tests.ts'
import { NONE } from '../types.ts'
import { ask, type Deeds } from './deeds.ts'

/** Tests, fights, and what helps in fights to come. */
export const trials: Deeds<'test' | 'tiers' | 'explore_wild' | 'fight' | 'challenge' | 'ward' | 'once_against'> = {
  test: (_, { effect, seat }, t) => startTest(seat, effect, [], [], t),
  tiers: (_, { effect, seat }, t) => startTest(seat, effect, [], [], t),
  explore_wild: (s, { effect: [, found, missed], seat }, t) => exploreWild(s, seat, found, missed, t),
  fight(s, { effect: [, enemy], seat }, t) {
    if (s.mustRest[seat] === 0) openFight(s, { seat, enemy: enemyNamed(enemy), cause: 'card' }, t) // RB-544, RB-547
  },
  challenge: {
    ask(s, doing, t) {
      s.winner = NONE
      const others = heroesAt(s, s.at[doing.seat]!).filter(hero => hero !== doing.seat && s.mustRest[hero] === 0)
      ask(s, doing, 'hero', others, t)
    },
    chosen: (s, { seat }, t) => openFight(s, { seat, enemy: NONE, cause: 'challenge', rival: s.picked }, t), // RB-186
  },
  ward(s, doing) {
    s.wards[doing.seat]! += quantity(s, doing.effect[1], doing)
  },
  once_against(s, { seat }) {
    s.spears[seat]!++
  },
}
