import type { Animal, BiomeType, Effect } from './biome.ts'

export type EntityName = 'METSAT' | 'KITEET' | 'SIENET' | 'VUORI' | 'TAIVAS' | 'MAA' | 'MERI'

export interface Entity {
  id: EntityName
  /** The symbol whose lines it answers to. */
  symbol: Exclude<BiomeType, 'desert'> | Animal
  /** What its activation does: 'chosen animal' counts the symbols of one animal, as its owner says. */
  effect?: Effect | { points: number; per: 'chosen animal' }
  /** Water Sources while owned. */
  water?: number
}

/** The seven Divine Entities, in the order of their symbols: four Biome types, then three animals (RAU-172 to 178). */
export const ENTITIES: readonly Entity[] = [
  { id: 'METSAT', symbol: 'forest', effect: { points: 1, per: 'chosen animal' } },
  { id: 'KITEET', symbol: 'crystal', effect: { points: 3 } },
  { id: 'SIENET', symbol: 'mushroom', effect: { crystals: 3 } },
  { id: 'VUORI', symbol: 'mountain', water: 2 },
  { id: 'TAIVAS', symbol: 'air', effect: { pay: 4, points: 7 } },
  { id: 'MAA', symbol: 'land', effect: { points: 1, per: 'spore' } },
  { id: 'MERI', symbol: 'sea', effect: { points: 1, per: 'water' } },
]
