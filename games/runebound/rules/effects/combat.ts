import type { Whose } from '../../content/effects.ts'
import { dealTo, sufferBy } from '../deal.ts'
import { changeGold } from '../decks.ts'
import { heal } from '../health.ts'
import { healEnemy, leaveFight } from '../leave.ts'
import { quantity } from '../quantities.ts'
import { type By, FOE, HERO, NONE, type State } from '../types.ts'
import type { Deeds } from './deeds.ts'

/** Blows, blocks and what is forbidden in a fight. */
export const combat: Deeds<
  | 'deal'
  | 'deal_magic'
  | 'unavoidable'
  | 'block'
  | 'heal_self'
  | 'skip_cast'
  | 'silence'
  | 'no_block'
  | 'initiative'
  | 'reflect'
  | 'end_combat'
  | 'steal'
> = {
  deal(s, doing, t) {
    dealTo(s, aimed(doing, 'opponent'), quantity(s, doing.effect[1], doing), isEnemy(s, doing) ? 'skull' : 'phys', t)
  },
  deal_magic(s, doing, t) {
    dealTo(s, aimed(doing, 'opponent'), quantity(s, doing.effect[1], doing), 'mag', t)
  },
  unavoidable(s, doing, t) {
    dealTo(s, aimed(doing, 'opponent'), quantity(s, doing.effect[1], doing), 'unavoidable', t)
  },
  block(s, doing) {
    s.fight!.block[aimed(doing)]! += quantity(s, doing.effect[1], doing)
  },
  heal_self(s, doing, t) {
    const n = quantity(s, doing.effect[1], doing)
    if (!isEnemy(s, doing)) heal(s, doing.seat, n, t)
    else healEnemy(s.fight!, n, t)
  },
  skip_cast(s, doing) {
    const { skip } = s.fight!
    const side = aimed(doing, 'opponent')
    skip[side] = Math.max(skip[side]!, quantity(s, doing.effect[1], doing)) // RB-460
  },
  silence(s, doing) {
    s.fight!.silent[aimed(doing, 'opponent')] = 1
  },
  no_block(s, doing) {
    s.fight!.noBlock[aimed(doing, doing.effect[1])] = 1
  },
  initiative(s, doing) {
    s.fight!.lead[aimed(doing)]! += quantity(s, doing.effect[1], doing)
  },
  reflect(s, doing) {
    s.fight!.reflect[aimed(doing)]! += quantity(s, doing.effect[1], doing)
  },
  end_combat: (s, _, t) => leaveFight(s, 'left', t),
  steal(s, doing, t) {
    const wanted = quantity(s, doing.effect[1], doing)
    const missing = Math.max(0, wanted - s.gold[doing.seat]!)
    changeGold(s, doing.seat, -wanted, t)
    sufferBy(doing.seat, missing, t)
  },
}

/** The side of the fight that an effect means. */
export function aimed({ side }: By, whose: Whose = 'self'): number {
  const own = side === FOE ? FOE : HERO
  return whose === 'self' ? own : 1 - own
}

function isEnemy(s: State, { side }: By): boolean {
  return side === FOE && s.fight!.rival === NONE
}
