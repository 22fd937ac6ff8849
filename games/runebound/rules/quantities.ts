import type { Seat } from '@runatal/kernel'
import { distance } from '../content/map.ts'
import { amount } from '../content/words.ts'
import { attribute } from './hero.ts'
import { kindNow, turnOrder } from './places.ts'
import { count } from './pool.ts'
import { FOE, HERO, NONE, POOL, SPENT, type State } from './types.ts'

/** The numbers that effects ask for: `J`, `count(webs)`, `spent(opponent)`, … */
export function quantity(s: State, text: string, { seat, side }: { seat: Seat; side: number }): number {
  return amount(text, (name, argument) => {
    switch (name) {
      case 'J':
        return s.heroes.length // RB-003
      case 'act':
        return s.act
      case 'B':
        return attribute(s, seat, 'body')
      case 'M':
        return attribute(s, seat, 'mind')
      case 'S':
        return attribute(s, seat, 'spirit')
      case 'successes':
        return s.successes
      case 'damage':
        return s.damage[seat]!
      case 'spent':
        return count(s.fight!, other(side), SPENT) // RB-388
      case 'pool':
        return count(s.fight!, other(side), POOL) // RB-428: one that carries another too
      case 'webs_near':
        return s.webs.filter(web => distance(web, s.at[seat]!) <= 1).length
      case 'heroes_in':
        return turnOrder(s).filter(hero => kindNow(s, s.at[hero]!) === argument).length
      case 'others_here':
        return turnOrder(s).filter(hero => hero !== seat && s.at[hero] === s.at[seat]).length
      case 'count':
        return counted(s, argument, seat)
      default:
        throw new Error(`No effect may count '${name}'`)
    }
  })
}

function counted(s: State, what: string, seat: Seat): number {
  switch (what) {
    case 'webs':
      return s.webs.length
    case 'zombies_here':
      return s.zombies.filter(hex => hex === s.at[seat]).length
    case 'companions':
      return s.companions[seat]!
    case 'units': {
      const slot = s.fight?.mark ?? NONE
      return slot === NONE ? 0 : s.units[slot]!
    }
    default:
      throw new Error(`No effect may count '${what}'`)
  }
}

function other(side: number): number {
  return side === HERO ? FOE : HERO
}
