import type { Barred } from '@runatal/kernel'
import { isCorner } from '../content/path.ts'
import { CELLS, type Deed } from '../content/tables.ts'
import { hasSpore } from './board.ts'
import { cellsToActivate, deedAt, deedOf, isPossible } from './effects.ts'
import { activateCell, activateEntity, sporeOn } from './moves.ts'
import type { Activate, State } from './types.ts'

/** What a player might try to activate and may not, each with the rule that forbids it. */
export function barredActivations(s: State): Barred<Activate>[] {
  const barred: Barred<Activate>[] = []
  for (let cell = 0; cell < CELLS; cell++) {
    const rule = whyNotCell(s, cell)
    if (rule !== undefined) barred.push({ move: activateCell(cell), rule })
    else if (deedAt(s, cell)!.spore) barred.push(...sporesBarred(s, cell))
  }
  for (let entity = 0; entity < s.owners.length; entity++) {
    const rule = whyNotEntity(s, entity)
    if (rule !== undefined) barred.push({ move: activateEntity(entity), rule })
  }
  return barred
}

/** RAU-163: not where a Spore lies already. */
function sporesBarred(s: State, cell: number): Barred<Activate>[] {
  const barred: Barred<Activate>[] = []
  for (let at = 0; at < CELLS; at++)
    if (hasSpore(s, s.active, at)) barred.push({ move: sporeOn(cell, at), rule: 'RAU-163' })
  return barred
}

function whyNotCell(s: State, cell: number): string | undefined {
  const scoring = isCorner(s.stop)
  if (s.usedCells[s.active]! & (1 << cell)) return scoring ? 'RAU-149' : 'RAU-130'
  if ((cellsToActivate(s) & (1 << cell)) === 0) return scoring ? 'RAU-144' : 'RAU-124'
  const deed = deedAt(s, cell)
  return deed === undefined ? 'RAU-042' : whyNotDeed(s, deed)
}

function whyNotEntity(s: State, entity: number): string | undefined {
  const scoring = isCorner(s.stop)
  const symbol = 1 << entity
  if (scoring && s.owners[entity] !== s.active) return 'RAU-145'
  if (!scoring && (s.welcomed & symbol) === 0) return 'RAU-126'
  if (s.usedEntities & symbol) return scoring ? 'RAU-149' : 'RAU-130'
  const deed = deedOf(entity)
  return deed === undefined ? 'RAU-175' : whyNotDeed(s, deed)
}

function whyNotDeed(s: State, deed: Deed): string | undefined {
  if (isPossible(s, deed)) return undefined
  if (deed.pay > s.crystals[s.active]!) return 'RAU-134'
  return deed.spore ? 'RAU-135' : 'RAU-136'
}
