import { amount } from '../../content/words.ts'
import { opponent, type Table } from './table.ts'

/** The numbers and conditions of card texts. */

export function number(t: Table, side: number, text: string): number {
  return amount(text, (name, argument) => {
    switch (`${name} ${argument}`.trim()) {
      case 'J':
        return 1
      case 'B':
        return t.body
      case 'M':
        return t.mind
      case 'S':
        return t.spirit
      case 'successes':
        return t.successes
      case 'spent opponent':
        return opponent(t, side).pool.filter(({ place }) => place === 'spent').length
      case 'count webs':
        return t.webs.length
      case 'count zombies_here':
        return t.zombies
      case 'count units':
        return t.units
      default:
        throw new Error(`The model has no number '${name} ${argument}'`)
    }
  })
}

export function holds(t: Table, condition: string): boolean {
  const [, least] = /^damage\(self\)>=(\d+)$/.exec(condition) ?? []
  if (least !== undefined) return t.hero.damage >= Number(least)
  if (condition === 'wild') return t.wild
  throw new Error(`The model has no condition '${condition}'`)
}
