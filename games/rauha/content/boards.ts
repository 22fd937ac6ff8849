import type { Biome } from './biome.ts'

/** The nine Biomes printed on each side of the boards, cell by cell (RAU-032, RAU-039): no animal, no cost. */
export const BOARDS = {
  A: [
    { id: 'A:0', types: ['desert'], effect: { crystals: 1 } },
    { id: 'A:1', types: ['forest'], effect: { points: 1 } },
    { id: 'A:2', types: ['desert'] },
    { id: 'A:3', types: ['crystal'], effect: { crystals: 1 } },
    { id: 'A:4', types: ['desert'], effect: { crystals: 1 } },
    { id: 'A:5', types: ['mushroom'], effect: { pay: 3, spore: true } },
    { id: 'A:6', types: ['desert'], effect: { points: 1 } },
    { id: 'A:7', types: ['mountain'], water: 1 },
    { id: 'A:8', types: ['desert'], effect: { points: 1 } },
  ],
  B: [
    { id: 'B:0', types: ['crystal'], effect: { crystals: 2 } },
    { id: 'B:1', types: ['desert'], effect: { points: 1 } },
    { id: 'B:2', types: ['mountain'], water: 1 },
    { id: 'B:3', types: ['desert'] },
    { id: 'B:4', types: ['desert'], effect: { crystals: 1 } },
    { id: 'B:5', types: ['desert'], effect: { points: 1 } },
    { id: 'B:6', types: ['forest'], effect: { points: 2 } },
    { id: 'B:7', types: ['desert'] },
    { id: 'B:8', types: ['mushroom'], effect: { pay: 3, spore: true } },
  ],
} as const satisfies Record<'A' | 'B', readonly Biome[]>
