import type { Turn } from '@runatal/kernel'
import { CELLS, type Deed } from '../content/tables.ts'
import { bestAnimal, cellsToActivate, deedAt, deedOf, entitiesToActivate, isPossible } from './effects.ts'
import { activateCell, activateEntity } from './moves.ts'
import { perform } from './perform.ts'
import type { Activation, Rauha, State } from './types.ts'

/** What is activated without asking: by the player's option or at one press (RAU-197), or because time is up (RAU-198). */

/**
 * RAU-197: the next free effect whose order cannot matter. What counts Spores comes last, and waits while a Spore could
 * still be made: only when all free crystals are taken is it known whether one can be paid.
 */
export function nextUnasked(s: State): Activation | undefined {
  const plain = nextFree(s, deed => deed.per !== 'spore')
  return plain !== undefined || canMakeSpore(s) ? plain : nextFree(s, () => true)
}

export function activateWhatCannotMatter(s: State, t: Turn<Rauha>): void {
  for (let move = nextUnasked(s); move !== undefined; move = nextUnasked(s)) perform(s, move, t)
}

/** RAU-198: the free effects that are left, nothing paid; METSAT takes the best animal. Then the turn is over. */
export function finishLate(s: State, t: Turn<Rauha>): void {
  for (let move = nextFree(s, () => true); move !== undefined; move = nextFree(s, () => true)) perform(s, move, t)
  t.next('finishTurn')
}

function nextFree(s: State, wanted: (deed: Deed) => boolean): Activation | undefined {
  for (let cell = 0; cell < CELLS; cell++) {
    const deed = cellsToActivate(s) & (1 << cell) ? deedAt(s, cell) : undefined
    if (deed !== undefined && deed.pay === 0 && wanted(deed) && isPossible(s, deed)) return activateCell(cell)
  }
  for (let entity = 0; entity < s.owners.length; entity++) {
    const deed = entitiesToActivate(s) & (1 << entity) ? deedOf(entity) : undefined
    if (deed !== undefined && deed.pay === 0 && wanted(deed) && isPossible(s, deed))
      return activateEntity(entity, bestAnimal(s, s.active, deed))
  }
  return undefined
}

function canMakeSpore(s: State): boolean {
  for (let cell = 0; cell < CELLS; cell++) {
    const deed = cellsToActivate(s) & (1 << cell) ? deedAt(s, cell) : undefined
    if (deed?.spore && isPossible(s, deed)) return true
  }
  return false
}
