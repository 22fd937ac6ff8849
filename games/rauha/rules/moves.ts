import { ANIMALS, type Animal } from '../content/biome.ts'
import { ENTITIES } from '../content/entities.ts'
import { CELLS } from '../content/tables.ts'
import type { Activate, Activation } from './types.ts'

/** Every move of step 4, made once: a playout offers millions of them. */

export const END: Activate = { do: 'end' }

export function activateCell(cell: number): Activation {
  return CELL_MOVES[cell]!
}

export function sporeOn(cell: number, spore: number): Activation {
  return SPORE_MOVES[CELLS * cell + spore]!
}

export function activateEntity(entity: number, animal?: Animal): Activation {
  return animal === undefined ? ENTITY_MOVES[entity]! : ANIMAL_MOVES[entity]![ANIMALS.indexOf(animal)]!
}

const ALL_CELLS = Array.from({ length: CELLS }, (_, cell) => cell)
const CELL_MOVES: readonly Activation[] = ALL_CELLS.map(cell => ({ do: 'activate', cell }))
const SPORE_MOVES: readonly Activation[] = ALL_CELLS.flatMap(cell =>
  ALL_CELLS.map((spore): Activation => ({ do: 'activate', cell, spore })),
)
const ENTITY_MOVES: readonly Activation[] = ENTITIES.map(({ id }) => ({ do: 'activate', entity: id }))
const ANIMAL_MOVES: readonly (readonly Activation[])[] = ENTITIES.map(({ id }) =>
  ANIMALS.map((animal): Activation => ({ do: 'activate', entity: id, animal })),
)
