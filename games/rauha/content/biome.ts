/** What is printed on a Biome, card or board (RAU-035 to RAU-044). */

export const BIOME_TYPES = ['forest', 'crystal', 'mushroom', 'mountain'] as const
export const ANIMALS = ['air', 'land', 'sea'] as const

export type Animal = (typeof ANIMALS)[number]

/** RAU-036: the Desert answers to no Entity. */
export type BiomeType = (typeof BIOME_TYPES)[number] | 'desert'

/** What points can be counted by. */
export type Per = Animal | 'spore' | 'water'

/** RAU-041: one of five forms. */
export type Effect =
  | { crystals: number }
  | { points: number }
  | { points: number; per: Per }
  | { pay: number; points: number }
  | { pay: number; spore: true }

export interface Biome {
  id: string
  types: readonly BiomeType[]
  animals?: readonly Animal[]
  /** In crystals. RAU-103: a card has a cost or a constraint, never both. */
  cost?: number
  /** The only cells where it may be placed; anywhere if left out. */
  cells?: readonly number[]
  /** RAU-042: none for a rolled-up scroll. */
  effect?: Effect
  /** Water Sources. */
  water?: number
}
