import type { Barred } from '@runatal/kernel'
import { ANIMALS } from '../content/biome.ts'
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
    if (deedAt(s, cell)?.spore) barred.push(...sporesBarred(s, cell, rule))
  }
  for (let entity = 0; entity < s.owners.length; entity++) {
    const rule = whyNotEntity(s, entity)
    if (rule === undefined) continue
    barred.push({ move: activateEntity(entity), rule })
    if (deedOf(entity)?.per === 'chosen animal')
      for (const animal of ANIMALS) barred.push({ move: activateEntity(entity, animal), rule })
  }
  return barred
}

/** Nowhere, if its Biome cannot be activated; and RAU-163: not where a Spore lies already. */
function sporesBarred(s: State, cell: number, whyNot: string | undefined): Barred<Activate>[] {
  const barred: Barred<Activate>[] = []
  for (let at = 0; at < CELLS; at++) {
    const rule = whyNot ?? (hasSpore(s, s.active, at) ? 'RAU-163' : undefined)
    if (rule !== undefined) barred.push({ move: sporeOn(cell, at), rule })
  }
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
