import type { Amount, Quantity } from '../content/effects.ts'
import { distance } from '../content/map.ts'
import { attribute } from './hero.ts'
import { kindNow, turnOrder } from './places.ts'
import { count } from './pool.ts'
import { type By, FOE, HERO, NONE, POOL, SPENT, type State } from './types.ts'

/** The number that an effect means, as things stand. */
export function quantity(s: State, amount: Amount, by: By): number {
  if (typeof amount === 'number') return amount
  if (typeof amount === 'string') return counted(s, amount, by)
  const [how, n, what] = amount
  return how === 'plus' ? n + counted(s, what, by) : Math.min(n, counted(s, what, by))
}

function counted(s: State, what: Quantity, { seat, side }: By): number {
  switch (what) {
    case 'heroes':
      return s.heroes.length // RB-003
    case 'pairs_of_heroes':
      return Math.floor(s.heroes.length / 2)
    case 'body':
    case 'mind':
    case 'spirit':
      return attribute(s, seat, what)
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
    case 'heroes_in_cities':
      return turnOrder(s).filter(hero => kindNow(s, s.at[hero]!) === 'city').length
    case 'others_here':
      return turnOrder(s).filter(hero => hero !== seat && s.at[hero] === s.at[seat]).length
    case 'webs':
      return s.webs.length
    case 'zombies_here':
      return s.zombies.filter(hex => hex === s.at[seat]).length
    case 'units': {
      const slot = s.fight?.mark ?? NONE
      return slot === NONE ? 0 : s.units[slot]!
    }
  }
}

function other(side: number): number {
  return side === HERO ? FOE : HERO
}
