import type { Turn } from '@runatal/kernel'
import { CELLS, type Deed } from '../content/tables.ts'
import { bestAnimal, cellsToActivate, deedAt, deedOf, entitiesToActivate, isPossible } from './effects.ts'
import { activateBiome, activateOwn } from './perform.ts'
import type { Rauha, State } from './types.ts'

/** What is activated without asking: by the player's option (RAU-197), or because time is up (RAU-198). */

/** RAU-197: free effects whose order cannot matter. What counts Spores waits while a Spore could still be made. */
export function activateWhatCannotMatter(s: State, t: Turn<Rauha>): void {
  activateFree(s, deed => deed.per !== 'spore', t)
  if (!canMakeSpore(s)) activateFree(s, () => true, t)
}

/** RAU-198: the free effects that are left, nothing paid; METSAT takes the best animal. Then the turn is over. */
export function finishLate(s: State, t: Turn<Rauha>): void {
  activateFree(s, () => true, t)
  t.next('finishTurn')
}

function activateFree(s: State, wanted: (deed: Deed) => boolean, t: Turn<Rauha>) {
  for (let cell = 0; cell < CELLS; cell++) {
    const deed = cellsToActivate(s) & (1 << cell) ? deedAt(s, cell) : undefined
    if (deed !== undefined && deed.pay === 0 && wanted(deed) && isPossible(s, deed))
      activateBiome(s, cell, undefined, t)
  }
  for (let entity = 0; entity < s.owners.length; entity++) {
    const deed = entitiesToActivate(s) & (1 << entity) ? deedOf(entity) : undefined
    if (deed !== undefined && deed.pay === 0 && wanted(deed) && isPossible(s, deed))
      activateOwn(s, entity, bestAnimal(s, s.active, deed), t)
  }
}

function canMakeSpore(s: State): boolean {
  for (let cell = 0; cell < CELLS; cell++) {
    const deed = cellsToActivate(s) & (1 << cell) ? deedAt(s, cell) : undefined
    if (deed?.spore && isPossible(s, deed)) return true
  }
  return false
}
