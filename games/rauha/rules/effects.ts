import type { Seat } from '@runatal/kernel'
import { ANIMALS, type Animal } from '../content/biome.ts'
import { ACTIVE_CELLS, isCorner, STOPS } from '../content/path.ts'
import { CELLS, cellSet, type Deed, DEEDS, ENTITY_DEEDS, firstOf } from '../content/tables.ts'
import { countAnimals, countSpores, sources, sporeless } from './board.ts'
import type { State } from './types.ts'

/** What can be activated now, and what it is worth. */

/** The cells that the seat on turn may still activate: the line of step 4, or in a scoring all with a Spore. */
export function cellsToActivate(s: State): number {
  // RAU-124, RAU-132 in step 4; RAU-144, RAU-150, RAU-152 in a scoring. RAU-130, RAU-149: each once.
  return (isCorner(s.stop) ? s.spores[s.active]! : LINES[s.stop]!) & ~s.usedCells[s.active]!
}

/** RAU-125, RAU-126: the Entities welcomed this turn; RAU-145: in a scoring, all one's own. */
export function entitiesToActivate(s: State): number {
  return (isCorner(s.stop) ? entitiesOf(s, s.active) : s.welcomed) & ~s.usedEntities
}

/** RAU-042: undefined for a Biome without effect. */
export function deedAt(s: State, cell: number): Deed | undefined {
  return DEEDS[s.boards[CELLS * s.active + cell]!]
}

/** RAU-175: undefined for VUORI, which is not activated. */
export function deedOf(entity: number): Deed | undefined {
  return ENTITY_DEEDS[entity]
}

/** RAU-129, RAU-134, RAU-136: it can be paid in full and changes something now. */
export function isPossible(s: State, deed: Deed): boolean {
  const seat = s.active
  if (deed.pay > s.crystals[seat]!) return false
  if (deed.spore) return sporeless(s, seat) !== 0 // RAU-135
  return deed.crystals > 0 || worth(s, seat, deed, bestAnimal(s, seat, deed)) > 0
}

/** RAU-137: whether the seat on turn has anything left to activate. */
export function isAnythingPossible(s: State): boolean {
  for (let cells = cellsToActivate(s); cells !== 0; cells &= cells - 1) {
    const deed = deedAt(s, firstOf(cells))
    if (deed !== undefined && isPossible(s, deed)) return true
  }
  for (let entities = entitiesToActivate(s); entities !== 0; entities &= entities - 1) {
    const deed = deedOf(firstOf(entities))
    if (deed !== undefined && isPossible(s, deed)) return true
  }
  return false
}

/** The points that an effect gives at this moment; `animal` is METSAT's choice. */
export function worth(s: State, seat: Seat, { points, per }: Deed, animal?: Animal): number {
  if (per === 'once') return points
  if (per === 'spore') return points * countSpores(s, seat)
  if (per === 'water') return points * sources(s, seat)
  return points * countAnimals(s, seat, per === 'chosen animal' ? animal! : per)
}

/** METSAT's best choice (RAU-172); undefined for every other effect. */
export function bestAnimal(s: State, seat: Seat, { per }: Deed): Animal | undefined {
  return per === 'chosen animal' ? favourite(s, seat) : undefined
}

function favourite(s: State, seat: Seat): Animal {
  return ANIMALS.reduce((best, animal) => (countAnimals(s, seat, animal) > countAnimals(s, seat, best) ? animal : best))
}

const LINES: readonly number[] = Array.from({ length: STOPS + 1 }, (_, stop) => cellSet(ACTIVE_CELLS[stop]!))

function entitiesOf(s: State, seat: Seat): number {
  let set = 0
  for (let entity = 0; entity < s.owners.length; entity++) if (s.owners[entity] === seat) set |= 1 << entity
  return set
}
