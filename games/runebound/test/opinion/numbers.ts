import type { Amount, Condition, Quantity } from '../../content/effects.ts'
import { fighter, HERO, opponent, type Table } from './table.ts'

/** The numbers and conditions of card texts. */

export function number(t: Table, side: number, amount: Amount): number {
  if (typeof amount === 'number') return amount
  if (typeof amount === 'string') return counted(t, side, amount)
  const [how, n, what] = amount
  return how === 'plus' ? n + counted(t, side, what) : Math.min(n, counted(t, side, what))
}

function counted(t: Table, side: number, what: Quantity): number {
  switch (what) {
    case 'heroes':
      return 1
    case 'body':
    case 'mind':
    case 'spirit':
      return t[what]
    case 'damage':
      return fighter(t, side).damage
    case 'successes':
      return t.successes
    case 'spent':
      return opponent(t, side).pool.filter(({ place }) => place === 'spent').length
    case 'webs':
      return t.webs.length
    case 'zombies_here':
      return t.zombies
    case 'units':
      return t.units
    case 'heroes_in_cities':
    case 'others_here':
    case 'pairs_of_heroes':
    case 'pool':
    case 'webs_near':
      throw new Error(`The model has no number '${what}'`)
  }
}

export function holds(t: Table, condition: Condition): boolean {
  if (condition === 'wild') return t.wild
  if (typeof condition !== 'string' && condition[0] === 'at_least') return number(t, HERO, condition[2]) >= condition[1]
  throw new Error(`The model has no condition '${condition.toString()}'`)
}
