import { ANIMALS } from '../content/biome.ts'
import { ENTITIES, type EntityName } from '../content/entities.ts'
import { ACTIVE_CELLS, isCorner, STOPS } from '../content/path.ts'
import { CELLS, cellSet, type Deed, DEEDS, ENTITY_DEEDS } from '../content/tables.ts'

/** What is printed, once more, as flat numbers: the bots read it millions of times a second. */

/** What points are counted by: nothing, Spores, Water Sources, METSAT's animal, or ANIMAL + i for animal i. */
export const ONCE = 0
export const SPORES = 1
export const SOURCES = 2
export const CHOSEN = 3
export const ANIMAL = 4

export interface Prints {
  pay: Uint8Array
  crystals: Uint8Array
  points: Uint8Array
  per: Uint8Array
  makesSpore: Uint8Array
}

export const BIOME_PRINTS = prints(DEEDS)
export const ENTITY_PRINTS = prints(ENTITY_DEEDS)

/** The line of a stop, as a set of cells; empty at a corner. */
export const LINE = Int16Array.from({ length: STOPS + 1 }, (_, stop) => cellSet(ACTIVE_CELLS[stop]!))

/** How many lines after a stop pass through a cell: LATER[9 x stop + cell]. */
export const LATER = Uint8Array.from({ length: (STOPS + 1) * CELLS }, (_, i) =>
  stopsAfter(Math.floor(i / CELLS), stop => (LINE[stop]! & (1 << (i % CELLS))) !== 0),
)
/** How many scorings, and how many turns, come after a stop. */
export const CORNERS_AFTER = Uint8Array.from({ length: STOPS + 1 }, (_, stop) => stopsAfter(stop, isCorner))
export const TURNS_AFTER = Uint8Array.from({ length: STOPS + 1 }, (_, stop) => stopsAfter(stop, s => !isCorner(s)))

export const VUORI = entityNumber('VUORI')

export function entityNumber(name: EntityName): number {
  return ENTITIES.findIndex(({ id }) => id === name)
}

function stopsAfter(stop: number, counts: (stop: number) => boolean): number {
  let count = 0
  for (let later = stop + 1; later <= STOPS; later++) if (counts(later)) count++
  return count
}

function prints(deeds: readonly (Deed | undefined)[]): Prints {
  return {
    pay: Uint8Array.from(deeds, deed => deed?.pay ?? 0),
    crystals: Uint8Array.from(deeds, deed => deed?.crystals ?? 0),
    points: Uint8Array.from(deeds, deed => deed?.points ?? 0),
    per: Uint8Array.from(deeds, deed => perNumber(deed?.per ?? 'once')),
    makesSpore: Uint8Array.from(deeds, deed => (deed?.spore ? 1 : 0)),
  }
}

function perNumber(per: Deed['per']): number {
  switch (per) {
    case 'once':
      return ONCE
    case 'spore':
      return SPORES
    case 'water':
      return SOURCES
    case 'chosen animal':
      return CHOSEN
    case 'air':
    case 'land':
    case 'sea':
      return ANIMAL + ANIMALS.indexOf(per)
  }
}
