import { ANIMALS, type Animal } from '../content/biome.ts'
import { ENTITIES } from '../content/entities.ts'
import { CELLS } from '../content/tables.ts'
import type { Activate } from './types.ts'

/** Every move of step 4, made once: a playout offers millions of them. */

export const END: Activate = { do: 'end' }

export function activateCell(cell: number): Activate {
  return CELL_MOVES[cell]!
}

export function sporeOn(cell: number, spore: number): Activate {
  return SPORE_MOVES[CELLS * cell + spore]!
}

export function activateEntity(entity: number, animal?: Animal): Activate {
  return animal === undefined ? ENTITY_MOVES[entity]! : ANIMAL_MOVES[entity]![ANIMALS.indexOf(animal)]!
}

const ALL_CELLS = Array.from({ length: CELLS }, (_, cell) => cell)
const CELL_MOVES: readonly Activate[] = ALL_CELLS.map(cell => ({ do: 'activate', cell }))
const SPORE_MOVES: readonly Activate[] = ALL_CELLS.flatMap(cell =>
  ALL_CELLS.map((spore): Activate => ({ do: 'activate', cell, spore })),
)
const ENTITY_MOVES: readonly Activate[] = ENTITIES.map(({ id }) => ({ do: 'activate', entity: id }))
const ANIMAL_MOVES: readonly (readonly Activate[])[] = ENTITIES.map(({ id }) =>
  ANIMALS.map((animal): Activate => ({ do: 'activate', entity: id, animal })),
)
