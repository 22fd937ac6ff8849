import type { Turn } from '@runatal/kernel'
import type { Animal } from '../content/biome.ts'
import { ENTITIES } from '../content/entities.ts'
import type { Deed } from '../content/tables.ts'
import { changeCrystals, placeSpore } from './board.ts'
import { deedAt, deedOf, worth } from './effects.ts'
import { gainPoints } from './track.ts'
import type { Rauha, State } from './types.ts'

/** Activates a Biome of the seat on turn; `spore` is where its Spore goes, if it makes one. */
export function activateBiome(s: State, cell: number, spore: number | undefined, t: Turn<Rauha>): void {
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

/** Activates an Entity of the seat on turn; `animal` is METSAT's choice. */
export function activateOwn(s: State, entity: number, animal: Animal | undefined, t: Turn<Rauha>): void {
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
