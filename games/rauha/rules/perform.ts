import type { Turn } from '@runatal/kernel'
import type { Animal } from '../content/biome.ts'
import { ENTITIES, type EntityName } from '../content/entities.ts'
import type { Deed } from '../content/tables.ts'
import { changeCrystals, placeSpore } from './board.ts'
import { deedAt, deedOf, worth } from './effects.ts'
import { gainPoints } from './track.ts'
import type { Activation, Rauha, State } from './types.ts'

/** The seat on turn activates a Biome or an Entity. */
export function perform(s: State, move: Activation, t: Turn<Rauha>): void {
  if ('cell' in move) activateBiome(s, move.cell, 'spore' in move ? move.spore : undefined, t)
  else activateOwn(s, ENTITY_NUMBER[move.entity], 'animal' in move ? move.animal : undefined, t)
}

/** `spore` is where the Biome's Spore goes, if it makes one. */
function activateBiome(s: State, cell: number, spore: number | undefined, t: Turn<Rauha>): void {
  const seat = s.active
  const deed = deedAt(s, cell)!
  s.usedCells[seat]! |= 1 << cell
  const points = worth(s, seat, deed)
  t.emit?.({
    type: 'biome.activated',
    seat,
    cell,
    paid: deed.pay,
    crystals: deed.crystals,
    points,
    ...(spore === undefined ? {} : { spore }),
  })
  settle(s, deed, points, t)
  if (spore !== undefined) placeSpore(s, seat, spore, 'effect', t)
}

/** `animal` is METSAT's choice. */
function activateOwn(s: State, entity: number, animal: Animal | undefined, t: Turn<Rauha>): void {
  const seat = s.active
  const deed = deedOf(entity)!
  s.usedEntities |= 1 << entity
  const points = worth(s, seat, deed, animal)
  t.emit?.({
    type: 'entity.activated',
    seat,
    entity: ENTITIES[entity]!.id,
    paid: deed.pay,
    crystals: deed.crystals,
    points,
    ...(animal === undefined ? {} : { animal }),
  })
  settle(s, deed, points, t)
}

/** RAU-133: pays and gains at once. */
function settle(s: State, deed: Deed, points: number, t: Turn<Rauha>) {
  if (deed.crystals !== deed.pay) changeCrystals(s, s.active, deed.crystals - deed.pay, t)
  gainPoints(s, s.active, points, t)
}

const ENTITY_NUMBER = Object.fromEntries(ENTITIES.map(({ id }, number) => [id, number])) as Record<EntityName, number>
