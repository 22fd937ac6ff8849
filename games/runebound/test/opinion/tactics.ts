import { Excluded, type Move, type Table } from './table.ts'
import { up } from './tokens.ts'

/** RB-271, RB-276: the rules offer the first of several tactics only, though their other sides differ. */
export function onlyOneTactic(t: Table, moves: readonly Move[]): void {
  const tactics = moves.flatMap(({ token }) => {
    const one = t.hero.pool[Number(token)]
    return one !== undefined && up(one).icon === 'tac' ? JSON.stringify(one) : []
  })
  if (new Set(tactics).size > 1) throw new Excluded('RB-271')
}
