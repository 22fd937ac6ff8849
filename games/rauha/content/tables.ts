import { type Animal, ANIMALS, type Biome, BIOME_TYPES, type Effect } from './biome.ts'
import { BOARDS } from './boards.ts'
import { AGE_1, AGE_2 } from './cards.ts'
import { ENTITIES, type Entity } from './entities.ts'

/**
 * What is printed, by number. A state holds Biome numbers: 0-39 the cards of Age 1, 40-79 those of Age 2, then the nine
 * cells of side A and the nine of side B. A symbol is a bit: bit i is the symbol that Entity i answers to.
 */
export const BIOMES: readonly Biome[] = [...AGE_1, ...AGE_2, ...BOARDS.A, ...BOARDS.B]

export const CARDS_PER_AGE = 40
export const CELLS = 9
export const FIRST_CELL = { A: 80, B: 89 } as const

const NUMBERS: ReadonlyMap<string, number> = new Map(BIOMES.map((biome, number) => [biome.id, number]))

/** The number of a Biome by its printed id, such as 'B1-03', or 'A:4' for cell 4 of side A. */
export function biomeNumber(id: string): number {
  const number = NUMBERS.get(id)
  if (number === undefined)
    throw new Error(`There is no Biome '${id}': cards are B1-01 to B2-40, printed ones A:0 to B:8`)
  return number
}

export function isCard(biome: number): boolean {
  return biome < 2 * CARDS_PER_AGE
}

export function ageOfCard(card: number): 1 | 2 {
  return card < CARDS_PER_AGE ? 1 : 2
}

/** An effect as the rules read it: all forms of RAU-041 in one shape. */
export interface Deed {
  pay: number
  crystals: number
  points: number
  per: 'once' | 'spore' | 'water' | 'chosen animal' | Animal
  spore: boolean
}

export const SYMBOLS: readonly number[] = BIOMES.map(biome => symbols([...biome.types, ...(biome.animals ?? [])]))
export const WATER: readonly number[] = BIOMES.map(biome => biome.water ?? 0)
export const COST: readonly number[] = BIOMES.map(biome => biome.cost ?? 0)
/** Where a card may go, as a set of cells. */
export const ALLOWED: readonly number[] = BIOMES.map(biome => cellSet(biome.cells ?? [0, 1, 2, 3, 4, 5, 6, 7, 8]))
export const DEEDS: readonly (Deed | undefined)[] = BIOMES.map(biome => biome.effect && deed(biome.effect))
export const ENTITY_DEEDS: readonly (Deed | undefined)[] = ENTITIES.map(({ effect }) => effect && deed(effect))
/** How many symbols of an animal each Biome shows. */
export const SHOWN: Readonly<Record<Animal, readonly number[]>> = {
  air: BIOMES.map(biome => countOf('air', biome)),
  land: BIOMES.map(biome => countOf('land', biome)),
  sea: BIOMES.map(biome => countOf('sea', biome)),
}

/** The same by Biome: three numbers each. */
export const ANIMAL_COUNTS: readonly number[] = BIOMES.flatMap((_, biome) =>
  ANIMALS.map(animal => SHOWN[animal][biome]!),
)

/** The first member of a set that is not empty; `set &= set - 1` then leaves the others. */
export function firstOf(set: number): number {
  return 31 - Math.clz32(set & -set)
}

export function cellSet(cells: readonly number[]): number {
  return cells.reduce((set, cell) => set | (1 << cell), 0)
}

function symbols(names: readonly string[]): number {
  const order: readonly string[] = [...BIOME_TYPES, ...ANIMALS]
  return names.reduce((set, name) => (name === 'desert' ? set : set | (1 << order.indexOf(name))), 0)
}

function countOf(animal: Animal, { animals = [] }: Biome): number {
  return animals.filter(shown => shown === animal).length
}

function deed(effect: Effect | NonNullable<Entity['effect']>): Deed {
  return { pay: 0, crystals: 0, points: 0, per: 'once', spore: false, ...effect }
}
